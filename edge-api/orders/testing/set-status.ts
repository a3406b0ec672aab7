import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { StaffOrder } from '../../contract/orders/staff-order.ts';
import type { OperationDeps } from '../../api-deps.ts';
import { changeStatus } from '../change-status.ts';
import { readStaffOrder } from '../get-order.ts';

/** Changes the status of an order, as it is now, on behalf of the owner. */
export async function setStatus(
  deps: OperationDeps,
  id: string,
  status: OrderStatus,
): Promise<StaffOrder> {
  const { version } = await readStaffOrder(deps.database, id);
  return await runAsOwner(deps, changeStatus, { id, version, status });
}
