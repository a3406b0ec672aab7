import { bookedMovementNames, type StockMovement } from '@thach-an/edge-api/contract';
import type { StockChangeView } from '@thach-an/ui/admin';

/** Names of the reasons that the server gives. */
const reasons: Readonly<Record<string, string>> = { ...bookedMovementNames, count: 'Kiểm kho' };

const actors: Readonly<Record<string, string>> = {
  customer: 'Khách',
  cli: 'Dòng lệnh',
  system: 'Hệ thống',
  outside: 'Ngoài hệ thống',
};

/** Returns a movement of stock in words. */
export function toStockChange(
  { id, delta, reason, orderId, orderCode = '', actor, actorName, at }: StockMovement,
): StockChangeView {
  return {
    id,
    delta,
    reason: reasons[reason] ?? reason,
    actor: actorName ?? actors[actor] ?? 'Nhân viên',
    order: orderId ? { code: orderCode, href: `/orders/${orderId}` } : undefined,
    at,
  };
}
