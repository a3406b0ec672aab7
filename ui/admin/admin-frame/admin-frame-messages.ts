/** Texts of the frame of the back office. */
export const adminFrameMessages = {
  account: 'Tài khoản',
  backOffice: 'Quản trị',
  logOut: 'Đăng xuất',
  menu: 'Mục quản trị',
  shop: 'Xem cửa hàng',
  skip: 'Chuyển đến nội dung chính',
};
