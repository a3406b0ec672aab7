/** Texts of the bar at the top. */
export const navbarMessages = {
  /** Accessible name of the links. */
  label: 'Menu chính',
  /** Follows the name of the shop in the link of the logo, for screen readers. */
  toHome: ', về trang chủ',
  home: 'Trang chủ',
  store: 'Cửa hàng',
  tuVi: 'Tử Vi',
  contact: 'Liên hệ',
  cart: (count: number) => `Giỏ hàng, ${count} sản phẩm`,
  signUp: 'Đăng kí',
  openSearch: 'Tìm kiếm',
  searchLabel: 'Tìm trong cửa hàng',
  search: 'Tìm',
};
