export { createShop, type ShopParts } from './create-shop.ts';
