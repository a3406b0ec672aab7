import type { StaffOrder } from '@thach-an/edge-api/contract';

/** Returns `true` for an order whose parcel is, or may still be, sent. */
export const isPrintable = ({ status }: Pick<StaffOrder, 'status'>): boolean =>
  status !== 'cancelled' && status !== 'returned';

/**
 * Returns the amount that the carrier collects for an order, and the amount that the shop waits for
 * before it sends the parcel, in đồng: a transfer, or the deposit of an order on delivery.
 */
export function parcelMoney(
  { status, payment, due, deposit, paid }: Pick<
    StaffOrder,
    'status' | 'payment' | 'due' | 'deposit' | 'paid'
  >,
): { collect: number; unpaid: number } {
  const open = Math.max(0, due);
  if (payment !== 'cod') return { collect: 0, unpaid: open };
  const unpaid = status === 'awaiting-transfer' ? Math.max(0, deposit - paid) : 0;
  return { collect: open - unpaid, unpaid };
}
