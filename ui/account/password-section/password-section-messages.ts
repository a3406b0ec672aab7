/** Texts of the section that changes or sets the password. */
export const passwordSectionMessages = {
  title: 'Mật khẩu',
  change: 'Đổi mật khẩu',
  changeHint: 'Sau khi bạn đổi mật khẩu, các thiết bị khác sẽ được đăng xuất.',
  set: 'Đặt mật khẩu',
  setHint: 'Tài khoản chưa có mật khẩu. Đặt mật khẩu để lần sau đăng nhập bằng email.',
  current: 'Mật khẩu hiện tại',
  new: 'Mật khẩu mới',
  save: 'Lưu mật khẩu',
};
