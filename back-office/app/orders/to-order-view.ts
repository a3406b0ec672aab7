import { orderStatusNames, type StaffOrder } from '@thach-an/edge-api/contract';
import type { AdminOrderView } from '@thach-an/ui/admin';

/** Returns an order as `AdminOrder` shows it. */
export function toOrderView(order: StaffOrder): AdminOrderView {
  return {
    ...order,
    statusName: orderStatusNames[order.status],
    timeline: order.timeline.map(({ status, ...event }) => ({
      ...event,
      statusName: status && orderStatusNames[status],
    })),
  };
}
