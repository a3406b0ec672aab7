import type { OrderPayment } from '../contract/orders/order-payment.ts';
import { createHash } from 'node:crypto';
import type { OrderRequest } from '../contract/checkout/order.ts';

/**
 * Computes a digest of an order request, which detects another request with the same idempotency
 * key. Product names and the sequence of the lines have no influence.
 */
export function hashOrderRequest(
  { address, items, amount, promoCode, gift }: OrderRequest,
  payment: OrderPayment,
): string {
  const lines = items.map(({ _id, quantity, price }) => [_id, quantity, price].join(' ')).sort();
  const fields = Object.entries(address).map(([name, value]) => `${name}=${value}`).sort();
  const text = JSON.stringify([
    payment,
    fields,
    lines,
    amount,
    promoCode ?? '',
    ...gift ? [gift.note, ...gift.phone === undefined ? [] : [gift.phone]] : [],
  ]);
  return createHash('sha256').update(text).digest('base64url');
}
