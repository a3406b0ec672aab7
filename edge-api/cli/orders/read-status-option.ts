import { InvalidArgumentError } from 'commander';
import {
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
} from '../../contract/orders/order-status.ts';
import { readStatus } from './read-status.ts';

/** What to write for a status, for the help. */
export const statusChoices = orderStatuses
  .map((status) => `${status} (${orderStatusNames[status]})`).join(', ');

/** Reads a status of the command line. */
export function readStatusOption(text: string): OrderStatus {
  const status = readStatus(text);
  if (!status) throw new InvalidArgumentError(`It must be one of: ${statusChoices}.`);
  return status;
}
