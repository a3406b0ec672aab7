/** Texts of the frame of the back office. */
export const adminFrameMessages = {
  account: 'Tài khoản',
  backOffice: 'Quản trị',
  close: 'Đóng',
  logOut: 'Đăng xuất',
  menu: 'Mục quản trị',
  more: 'Thêm',
  palette: 'Tìm nhanh',
  profile: 'Bảo mật và thiết bị',
  shop: 'Xem cửa hàng',
  skip: 'Chuyển đến nội dung chính',
};
