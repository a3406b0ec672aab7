/** Texts of an invitation. */
export const staffInvitationMessages = {
  codes: 'Mã khôi phục',
  codesHint:
    'Khi mất điện thoại, mỗi mã thay được một lần cho mã xác thực. Hãy chép ra giấy và cất kỹ: các mã này chỉ hiện một lần.',
  done: 'Tôi đã lưu, tiếp tục đăng nhập',
  greeting: (email: string) => `Tài khoản cho ${email}`,
  invalid:
    'Liên kết mời không đúng, đã được dùng hoặc đã hết hạn. Nhờ chủ cửa hàng gửi liên kết mới.',
  name: 'Họ tên',
  or: 'hoặc đặt mật khẩu',
  passkey: 'Tạo khóa truy cập',
  passkeyHint:
    'Nhanh và an toàn nhất: lần sau bạn chỉ cần vân tay, khuôn mặt hoặc mã PIN của thiết bị này.',
  passwordHint: 'Bạn sẽ cần thêm một ứng dụng xác thực trên điện thoại.',
  qr: 'Mã QR cho ứng dụng xác thực',
  role: (role: string) => `Quyền: ${role}`,
  scan: 'Quét mã bằng ứng dụng xác thực',
  scanHint:
    'Ví dụ Google Authenticator hoặc Microsoft Authenticator. Không quét được thì nhập mã này:',
  submit: 'Đặt mật khẩu',
  submitting: 'Đang lưu...',
  title: 'Lời mời vào trang quản trị',
  titleSecrets: 'Ứng dụng xác thực',
};
