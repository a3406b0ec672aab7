const digits = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });

/**
 * Formats an amount of money: groups of three digits, separated by dots, and the unit VNĐ.
 *
 * @param amount whole đồng
 */
export function formatMoney(amount: number): string {
  return `${digits.format(amount).replace('-', '−')} VNĐ`;
}
