export { createShop, type ShopDeps } from './server/create-shop.ts';
