/** Texts of the address form. */
export const addressFormMessages = {
  title: 'Thông tin giao hàng',
  lastName: 'Họ',
  firstName: 'Tên',
  email: 'Email',
  phone: 'Số điện thoại',
  street: 'Số nhà, tên đường',
  country: 'Quốc gia',
  vietnam: 'Việt Nam',
};
