/** Texts of the page that looks up an order. */
export const lookUpPageMessages = {
  title: 'Tra cứu đơn hàng',
  text: 'Nhập mã trong email xác nhận và số điện thoại người nhận để xem tình trạng đơn hàng.',
  giftText: 'Với đơn quà tặng, bạn cũng có thể dùng số điện thoại của người tặng.',
  noScript: 'Trang tra cứu cần JavaScript.',
  code: 'Mã đơn hàng',
  phone: 'Số điện thoại người nhận',
  submit: 'Tra cứu',
  submitting: 'Đang tra cứu...',
};
