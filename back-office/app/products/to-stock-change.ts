import { describeMovement, type StockMovement } from '@thach-an/edge-api/contract';
import type { StockChangeView } from '@thach-an/ui/admin';

/** Returns a movement of stock in words. */
export function toStockChange(movement: StockMovement): StockChangeView {
  const { id, delta, orderId, orderCode = '', at } = movement;
  return {
    ...{ id, delta, at },
    ...describeMovement(movement),
    order: orderId ? { code: orderCode, href: `/orders/${orderId}` } : undefined,
  };
}
