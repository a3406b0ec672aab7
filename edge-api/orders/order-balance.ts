import { amountDue, amountPaid } from './amount-due.ts';

/** Money of an order, in đồng. */
export interface OrderBalance {
  /** Money that the customer has paid and not got back. */
  paid: number;
  /** Part of the amount that is not paid yet; 0 for a cancelled order. */
  due: number;
  /** Money that the customer is to get back: all of a cancelled order, or the excess. */
  refundDue: number;
}

/**
 * Returns the balance of an order.
 *
 * @example
 * ```ts
 * import { balanceOf } from './order-balance.ts';
 * import assert from 'node:assert/strict';
 *
 * const payments = [{ state: 'paid', amount: 500 }, { state: 'paid', amount: 500 }] as const;
 * const order = { payment: 'transfer', status: 'processing', amount: 500, payments } as const;
 * assert.deepEqual(balanceOf(order), { paid: 1_000, due: 0, refundDue: 500 });
 * ```
 */
export function balanceOf(order: Parameters<typeof amountDue>[0]): OrderBalance {
  const due = amountDue(order);
  return { paid: amountPaid(order), due: Math.max(0, due), refundDue: Math.max(0, -due) };
}
