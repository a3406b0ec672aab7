import { orderStatusNames, type StaffOrder } from '@thach-an/edge-api/contract';
import type { AdminOrderView } from '@thach-an/ui/admin';

const networkMark = /^network (?!local$)/;

/**
 * Returns an order as `AdminOrder` shows it.
 *
 * @param canWrite `true` if the member may cancel the orders of a network
 */
export function toOrderView(order: StaffOrder, canWrite: boolean): AdminOrderView {
  const origin = order.origins.find((one) => networkMark.test(one));
  return {
    ...order,
    customerHref: order.customer ? `/customers/${order.customer.id}` : undefined,
    network: canWrite ? origin?.replace(networkMark, '') : undefined,
    statusName: orderStatusNames[order.status],
    timeline: order.timeline.map(({ status, ...event }) => ({
      ...event,
      statusName: status && orderStatusNames[status],
    })),
  };
}

/** Returns `true` for an order that has not been handed over and whose amount is not fixed. */
export const isEditable = ({ status }: StaffOrder) =>
  ['awaiting-transfer', 'awaiting-confirmation', 'processing'].includes(status);

/** Returns `true` for an order that the customer may still confirm by telephone. */
export function isConfirmable({ status, confirmedAt }: StaffOrder): boolean {
  return confirmedAt === null && (status === 'awaiting-confirmation' || status === 'processing');
}
