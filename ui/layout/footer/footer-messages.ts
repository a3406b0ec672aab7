/** Texts of the footer. */
export const footerMessages = {
  about: 'Về cửa hàng',
  links: 'Liên kết',
  contact: 'Liên hệ',
  phone: 'Điện thoại:',
  email: 'Email:',
  seller: 'Thông tin người bán',
  taxCode: (taxCode: string) => `Mã số thuế: ${taxCode}`,
  registration: (registration: string) => `Đăng ký kinh doanh: ${registration}`,
  address: (address: string) => `Địa chỉ: ${address}`,
  notice: 'Thông báo website thương mại điện tử',
};
