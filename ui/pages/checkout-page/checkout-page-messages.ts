/** Texts of the checkout page. */
export const checkoutPageMessages = {
  title: 'Đặt hàng',
  hasAccount: 'Đã có tài khoản?',
  logIn: 'Đăng nhập',
  noScript: 'Trang đặt hàng cần bật JavaScript trong trình duyệt.',
  saveAddress: 'Lưu địa chỉ này cho lần sau',
  order: 'Đặt hàng',
  pay: 'Thanh toán',
};
