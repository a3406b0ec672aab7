import type { Product } from '../../catalogue/product.ts';
import { oneOfEachCategory } from '../../catalogue/seed.sample.ts';
import type { CheckoutPageState } from './checkout-page.tsx';

/** What stands in the form at first, for stories. */
export const blank = { firstName: '', lastName: '', email: '', phone: '', street: '' };

/** A whole address without its place. */
export const filled = {
  lastName: 'Nguyễn Thị',
  firstName: 'Ánh Tuyết',
  email: 'anh.tuyet@example.com',
  phone: '0905 123 456',
  street: '24 Trần Phú, chung cư Hòa Bình, tầng 3',
};

type ReadyOrder = Extract<CheckoutPageState, { state: 'ready' }>;

/** Three products of the catalogue, and what they come to; `percent` is what a code takes off. */
export function orderOf(seed: readonly Product[], percent = 0): ReadyOrder {
  const lines = oneOfEachCategory(seed).slice(0, 3).map(({ _id, name, image, price }, index) => ({
    id: _id,
    name,
    image,
    price,
    quantity: index + 1,
  }));
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const off = Math.round(subtotal * percent / 100);
  return {
    state: 'ready',
    lines,
    subtotal,
    discount: off > 0 ? { code: 'WELCOME10', amount: off } : undefined,
    shipping: 10_000,
    total: subtotal - off + 10_000,
  };
}
