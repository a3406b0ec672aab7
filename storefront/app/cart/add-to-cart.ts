import type { Product } from '@thach-an/edge-api/contract';
import { flyToCart } from '@thach-an/ui';
import { notify } from '../shell/notify.ts';
import { browserCart } from './browser-cart.ts';
import { browserCartSync } from './browser-cart-sync.ts';
import { cartIcon } from './cart-icon.ts';
import type { AddingWay } from './sync/next-step.ts';

/** Takes a product that was chosen, and the picture of it that was pressed. */
export type AddProduct = (product: Product, picture: HTMLImageElement | null) => void;

/** On the home page each piece goes to the account at once. */
export const addAtHome: AddProduct = (product, picture) => addToCart(product, picture, 'at-once');

/** In the store pieces are collected for a moment. */
export const addInStore: AddProduct = (product, picture) =>
  addToCart(product, picture, 'collected');

/** Adds one piece to the cart, says so, and lets the picture fly there. No more than there are. */
function addToCart(product: Product, picture: HTMLImageElement | null, way: AddingWay): void {
  const quantity = browserCart().read()[product._id] ?? 0;
  if (quantity >= product.stock) {
    notify('info', `Chỉ còn ${product.stock} sản phẩm ${product.name}, tất cả đã ở trong giỏ hàng`);
    return;
  }
  if (!browserCartSync().add(product._id, way)) {
    notify('error', 'Giỏ hàng đã đầy, vui lòng đặt hàng hoặc gỡ bớt sản phẩm');
    return;
  }
  if (picture && cartIcon.current) flyToCart({ from: picture, to: cartIcon.current });
  notify('success', `${product.name || 'Sản phẩm'} đã được thêm vào giỏ hàng`);
}
