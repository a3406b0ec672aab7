/** Texts of the section that deletes the account, and of its dialog. */
export const deleteSectionMessages = {
  title: 'Xóa tài khoản',
  text: 'Tài khoản, địa chỉ và lá số đã lưu, giỏ hàng và đánh giá của bạn sẽ bị xóa vĩnh viễn.',
  open: 'Xóa tài khoản…',
  question: 'Xóa tài khoản?',
  /** List of what the deletion causes. */
  consequences: [
    'Bạn sẽ bị đăng xuất khỏi mọi thiết bị và không đăng nhập lại được nữa.',
    'Địa chỉ và lá số đã lưu, giỏ hàng, đánh giá và danh sách đơn hàng của bạn sẽ bị xóa.',
    'Với các đơn cũ, cửa hàng chỉ giữ phần cần cho sổ sách: mã đơn, sản phẩm, số tiền, ' +
    'cách thanh toán, trạng thái, ngày đặt và tỉnh thành; không giữ tên, email, số điện thoại ' +
    'hay địa chỉ nhà của bạn.',
    'Không thể khôi phục. Sau này bạn có thể đăng ký lại bằng email này.',
  ],
  confirm: 'Xóa tài khoản',
  keep: 'Giữ lại tài khoản',
};
