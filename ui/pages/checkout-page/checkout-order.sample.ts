import type { Product } from '../../catalogue/listed-product.ts';
import { oneOfEachCategory } from '../../catalogue/seed.sample.ts';
import type { CheckoutPageState } from './checkout-page.tsx';

type ReadyOrder = Extract<CheckoutPageState, { state: 'ready' }>;

/**
 * Returns an order of three products of the catalogue.
 *
 * @param percent Discount of the promo code, in percent
 */
export function orderOf(seed: readonly Product[], percent = 0): ReadyOrder {
  const lines = oneOfEachCategory(seed).slice(0, 3).map(({ _id, name, image, price }, index) => ({
    id: _id,
    name,
    image,
    price,
    quantity: index + 1,
  }));
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const discount = Math.round(subtotal * percent / 100);
  return {
    state: 'ready',
    lines,
    subtotal,
    discount: discount > 0 ? { code: 'WELCOME10', amount: discount } : undefined,
    shipping: 10_000,
    total: subtotal - discount + 10_000,
  };
}
