/** Texts of the order page. */
export const myOrdersPageMessages = {
  title: 'Đơn hàng của bạn',
  noScript: 'Danh sách đơn hàng cần bật JavaScript để hiển thị.',
  guest: 'Vui lòng đăng nhập để xem đơn hàng',
  lookUp: 'Tra cứu đơn hàng',
  guestText: 'Đơn hàng được lưu trong tài khoản của bạn.',
};
