const digits = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });

/**
 * Formats an amount of money: groups of three digits, separated by dots, and the unit VNĐ.
 *
 * @param amount whole đồng
 *
 * @example
 * ```ts
 * import { formatMoney } from './format-money.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(formatMoney(1_250_000), '1.250.000 VNĐ');
 * assert.equal(formatMoney(-45_000), '−45.000 VNĐ');
 * ```
 */
export function formatMoney(amount: number): string {
  return `${digits.format(amount).replace('-', '−')} VNĐ`;
}
