/**
 * Texts whose capitals the specification of the shop fixes. All others begin with a capital letter
 * and continue with small ones; only names keep theirs.
 */
export const fixedCapitals: readonly string[] = [
  'THANH TOÁN',
  'Xem Cửa Hàng',
  'Khám Phá Cửa Hàng',
  'Sản Phẩm Nổi Bật',
  'Thông Tin',
  'Phân Tích',
];
