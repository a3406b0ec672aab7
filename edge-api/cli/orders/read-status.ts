import {
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
} from '../../contract/orders/order-status.ts';
import { foldText } from '../../contract/catalogue/search.ts';

/**
 * The status that a text names, by its code or its Vietnamese name, in any case and with or without
 * accents.
 *
 * @example
 * ```ts
 * import { readStatus } from './read-status.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(readStatus('Đang giao hàng'), 'shipping');
 * assert.equal(readStatus('da huy'), 'cancelled');
 * assert.equal(readStatus('lost'), undefined);
 * ```
 */
export function readStatus(text: string): OrderStatus | undefined {
  const wanted = comparable(text);
  return orderStatuses.find((status) =>
    [status, orderStatusNames[status]].some((name) => comparable(name) === wanted)
  );
}

const comparable = (text: string) => foldText(text).replaceAll(/[\s_-]+/g, ' ').trim();
