import { InvalidArgumentError } from 'commander';
import {
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
} from '../../contract/orders/order-status.ts';
import { parseStatus } from './parse-status.ts';

/** List of the statuses for the help text. */
export const statusChoices = orderStatuses
  .map((status) => `${status} (${orderStatusNames[status]})`).join(', ');

/**
 * Parses a status of the command line.
 *
 * @throws {InvalidArgumentError} if the status is unknown
 */
export function parseStatusOption(text: string): OrderStatus {
  const status = parseStatus(text);
  if (!status) throw new InvalidArgumentError(`It must be one of: ${statusChoices}.`);
  return status;
}
