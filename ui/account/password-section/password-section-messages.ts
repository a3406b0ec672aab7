/** Texts of the section that changes or sets the password. */
export const passwordSectionMessages = {
  title: 'Mật khẩu',
  change: 'Đổi mật khẩu',
  changeHint: 'Sau khi bạn đổi mật khẩu, các thiết bị khác sẽ được đăng xuất.',
  set: 'Đặt mật khẩu',
  setHint: 'Bạn đang đăng nhập bằng Facebook. Đặt mật khẩu để đăng nhập được bằng email.',
  current: 'Mật khẩu hiện tại',
  new: 'Mật khẩu mới',
  save: 'Lưu mật khẩu',
};
