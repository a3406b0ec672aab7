/** Texts of the menu of the logged-in customer. */
export const profileMenuMessages = {
  label: 'Tài khoản',
  orders: 'Đơn hàng',
  account: 'Tài khoản',
  logOut: 'Đăng xuất',
  unverified: 'Email chưa được xác thực',
  mailSentTo: (email: string) => `Chúng tôi đã gửi email xác thực đến ${email}.`,
};
