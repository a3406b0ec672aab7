import type { Product } from '@thach-an/edge-api/contract';
import { flyToCart } from '@thach-an/ui';
import { notify } from '../notify.ts';
import { browserCart } from './browser-cart.ts';
import { cartIcon } from './cart-icon.ts';

/** Adds one piece to the cart, says so, and lets the picture fly there. No more than there are. */
export function addToCart(product: Product, picture: HTMLImageElement | null): void {
  const cart = browserCart();
  const quantity = cart.read()[product._id] ?? 0;
  if (quantity >= product.stock) {
    notify('info', `Chỉ còn ${product.stock} sản phẩm ${product.name}, tất cả đã ở trong giỏ hàng`);
    return;
  }
  if (!cart.add(product._id)) {
    notify('error', 'Giỏ hàng đã đầy, vui lòng đặt hàng hoặc gỡ bớt sản phẩm');
    return;
  }
  if (picture && cartIcon.current) flyToCart({ from: picture, to: cartIcon.current });
  notify('success', `${product.name || 'Sản phẩm'} đã được thêm vào giỏ hàng`);
}
