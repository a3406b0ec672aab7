/** Texts of the page about the own account. */
export const staffProfileMessages = {
  add: 'Thêm khóa truy cập cho thiết bị này',
  created: (time: string) => `Tạo lúc ${time}`,
  current: 'Thiết bị này',
  end: 'Đăng xuất thiết bị',
  noPasskeys:
    'Bạn chưa có khóa truy cập. Với khóa truy cập, bạn đăng nhập bằng vân tay, khuôn mặt ' +
    'hoặc mã PIN của thiết bị.',
  passkeys: 'Khóa truy cập',
  remove: 'Xóa khóa',
  sessions: 'Thiết bị đang đăng nhập',
  title: 'Bảo mật và thiết bị',
  unknownDevice: 'Thiết bị không rõ',
  unused: 'Chưa dùng lần nào',
  used: (time: string) => `Dùng lần cuối ${time}`,
};
