import {
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
} from '../../contract/orders/order-status.ts';
import { foldText } from '../../contract/catalogue/words.ts';
import { parserOf } from '../terminal/arguments.ts';

/**
 * Parses a status given by its code or Vietnamese name, regardless of case and diacritics.
 *
 * @returns `undefined` if the status is unknown
 *
 * @example
 * ```ts
 * import { parseStatus } from './parse-status.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(parseStatus('Đang giao hàng'), 'shipping');
 * assert.equal(parseStatus('da huy'), 'cancelled');
 * assert.equal(parseStatus('lost'), undefined);
 * ```
 */
export function parseStatus(text: string): OrderStatus | undefined {
  const normalized = normalize(text);
  return orderStatuses.find((status) =>
    [status, orderStatusNames[status]].some((name) => normalize(name) === normalized)
  );
}

const normalize = (text: string) => foldText(text).replaceAll(/[\s_-]+/g, ' ').trim();

/** List of the statuses for the help text. */
export const statusChoices = orderStatuses
  .map((status) => `${status} (${orderStatusNames[status]})`).join(', ');

/** Parses a status of the command line. */
export const parseStatusOption = parserOf(parseStatus, `one of: ${statusChoices}`);
