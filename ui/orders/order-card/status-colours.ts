/** Classes for the colour of a status, by its name as sent by the server. */
export const statusColours: Readonly<Record<string, string>> = {
  'Chờ thanh toán': 'text-gold',
  'Chờ chuyển khoản': 'text-gold',
  'Chờ xác nhận': 'text-gold',
  'Đang xử lý': 'text-jade',
  'Đang giao hàng': 'text-jade',
  'Đã giao': 'text-jade',
  'Đã hủy': 'text-cinnabar',
};
