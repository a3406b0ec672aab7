/** Texts of the log-in of staff. */
export const staffLogInMessages = {
  code: 'Mã xác thực',
  codeHint: '6 số trong ứng dụng xác thực, hoặc một mã khôi phục.',
  email: 'Email',
  help: 'Mất thiết bị hoặc quên mật khẩu? Nhờ chủ cửa hàng gửi cho bạn một liên kết mời mới.',
  or: 'hoặc dùng mật khẩu',
  passkey: 'Đăng nhập bằng khóa truy cập',
  passkeyHint: 'Vân tay, khuôn mặt hoặc mã PIN của thiết bị này.',
  password: 'Mật khẩu',
  submit: 'Đăng nhập',
  submitting: 'Đang đăng nhập...',
  title: 'Đăng nhập quản trị',
};
