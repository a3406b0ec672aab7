import { fullName, type Product } from '@thach-an/edge-api/contract';
import { flyToCart } from '@thach-an/ui';
import { holdProduct } from '../catalogue/browser-catalogue.ts';
import { notify } from '../shell/notify.ts';
import { browserCart } from './browser-cart.ts';
import { browserCartSync } from './browser-cart-sync.ts';
import { cartIcon } from './cart-icon.ts';
import type { AddMode } from './sync/next-step.ts';

/** Adds one unit of a product, whose picture was clicked, to the cart. */
export type AddProduct = (product: Product, picture: HTMLImageElement | null) => void;

/** Adds a product on the home page. Each unit is sent to the account immediately. */
export const addAtHome: AddProduct = (product, picture) => addToCart(product, picture, 'at-once');

/** Adds a product in the store. Units are collected, and sent after a short pause. */
export const addInStore: AddProduct = (product, picture) =>
  addToCart(product, picture, 'collected');

/** Adds several units on the page of a product, as far as the stock allows. */
export function addSeveral(
  product: Product,
  picture: HTMLImageElement | null,
  quantity: number,
): void {
  addToCart(product, picture, 'collected', quantity);
}

/** Adds one unit or more, up to the stock, shows a toast and animates the picture. */
function addToCart(
  product: Product,
  picture: HTMLImageElement | null,
  mode: AddMode,
  wanted = 1,
): void {
  const quantity = browserCart().read()[product._id] ?? 0;
  if (quantity >= product.stock) {
    notify(
      'info',
      `${fullName(product)} chỉ còn ${product.stock} sản phẩm và bạn đã thêm hết vào giỏ hàng`,
    );
    return;
  }
  if (!addUnits(product, mode, Math.min(wanted, product.stock - quantity))) {
    notify('error', 'Giỏ hàng đã đầy, vui lòng đặt hàng hoặc gỡ bớt sản phẩm');
    return;
  }
  holdProduct(product);
  if (picture && cartIcon.current) flyToCart({ from: picture, to: cartIcon.current });
  notify('success', `${fullName(product) || 'Sản phẩm'} đã được thêm vào giỏ hàng`);
}

/** Adds units to the cart. Returns `false` if there is no room for them. */
function addUnits({ _id }: Product, mode: AddMode, units: number): boolean {
  if (units === 1) return browserCartSync().add(_id, mode);
  const cart = browserCart();
  const before = cart.read()[_id] ?? 0;
  // Sent with the whole cart, instead of one request per unit.
  cart.setQuantity(_id, before + units);
  return (cart.read()[_id] ?? 0) > before;
}
