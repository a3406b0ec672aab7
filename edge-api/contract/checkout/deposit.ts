/** Rule for the deposits of orders that are paid on delivery. Amounts are đồng. */
export interface DepositRule {
  /** Total from which an order needs a deposit; 0 if none does. */
  depositFrom: number;
  depositAmount: number;
}

/**
 * Returns the deposit of an order that is paid on delivery, in đồng; 0 if it needs none. The rest
 * of the amount is collected on delivery.
 *
 * @example
 * ```ts
 * import { depositOf } from './deposit.ts';
 * import assert from 'node:assert/strict';
 *
 * const rule = { depositFrom: 2_000_000, depositAmount: 100_000 };
 * assert.equal(depositOf(rule, 1_999_999), 0);
 * assert.equal(depositOf(rule, 2_000_000), 100_000);
 * assert.equal(depositOf({ ...rule, depositFrom: 0 }, 2_000_000), 0);
 * ```
 */
export function depositOf({ depositFrom, depositAmount }: DepositRule, amount: number): number {
  return depositFrom > 0 && amount >= depositFrom ? Math.min(depositAmount, amount) : 0;
}
