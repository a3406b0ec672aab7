const digits = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });

/**
 * Writes an amount the shop's way: dots between thousands and ' VNĐ' behind.
 *
 * @param amount whole đồng
 * @example formatPrice(1250000) // '1.250.000 VNĐ'
 */
export function formatPrice(amount: number): string {
  return `${digits.format(amount)} VNĐ`;
}
