import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { StaffOrder } from '../../contract/orders/staff-order.ts';
import type { OperationDeps } from '../../api-deps.ts';
import { changeStatus } from '../change-status.ts';

/** Changes the status of an order on behalf of the owner. */
export function setStatus(
  deps: OperationDeps,
  id: string,
  status: OrderStatus,
): Promise<StaffOrder> {
  return runAsOwner(deps, changeStatus, { id, status });
}
