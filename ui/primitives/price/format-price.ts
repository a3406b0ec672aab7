import { groupDigits } from './group-digits.ts';

/**
 * Formats an amount in the shop's notation: dots between thousands, followed by ' VNĐ'.
 *
 * @param amount whole đồng
 * @example formatPrice(1250000) // '1.250.000 VNĐ'
 */
export function formatPrice(amount: number): string {
  return `${groupDigits(amount)} VNĐ`;
}
