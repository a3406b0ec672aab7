/** Texts of the dialog in which a guest confirms the e-mail address. */
export const guestCodeMessages = {
  title: 'Xác nhận email',
  sent: (email: string) =>
    `Chúng tôi vừa gửi mã 6 số tới ${email}. Nhập mã để hoàn tất đơn hàng; bạn không cần tạo tài khoản.`,
  code: 'Mã xác nhận',
  confirm: 'Xác nhận và đặt hàng',
  resend: 'Gửi mã khác',
  resent: 'Đã gửi mã mới. Bạn dùng mã trong email mới nhất.',
  hint: 'Chưa thấy email? Bạn xem cả thư mục thư rác, hoặc quay lại kiểm tra địa chỉ email.',
};
