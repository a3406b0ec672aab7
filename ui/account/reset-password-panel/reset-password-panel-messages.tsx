import type { ReactNode } from 'react';

/** Texts of the page that sets a new password. */
export const resetPasswordPanelMessages = {
  opening: 'Đang mở liên kết…',
  title: 'Đặt mật khẩu mới',
  account: (email: ReactNode): ReactNode => <>Cho tài khoản {email}</>,
  newPassword: 'Mật khẩu mới',
  save: 'Lưu mật khẩu mới',
  done: 'Đã đặt mật khẩu mới',
  doneText:
    'Các thiết bị đã đăng nhập trước đây đều được đăng xuất. Mời bạn đăng nhập bằng mật khẩu mới.',
  refusedText:
    'Liên kết trong email chỉ dùng được một lần, trong vòng 24 giờ. Bạn có thể yêu cầu gửi email mới.',
  request: 'Gửi email mới',
  requesting: 'Đang gửi...',
};
