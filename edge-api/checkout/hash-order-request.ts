import { createHash } from 'node:crypto';
import type { OrderRequest } from '../contract/checkout/order.ts';

/**
 * The digest of what is asked for under an idempotency key: equal for a repeated request, different for
 * another one. Names of products do not count, nor does the order of the lines.
 */
export function hashOrderRequest(
  { address, items, amount, promoCode }: OrderRequest,
  payment: 'cod' | 'card',
): string {
  const lines = items.map(({ _id, quantity, price }) => [_id, quantity, price].join(' ')).sort();
  const fields = Object.entries(address).map(([name, value]) => `${name}=${value}`).sort();
  const text = JSON.stringify([payment, fields, lines, amount, promoCode ?? '']);
  return createHash('sha256').update(text).digest('base64url');
}
