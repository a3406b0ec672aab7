/** Texts of the section with the customer's name. */
export const nameSectionMessages = {
  title: 'Họ tên',
  change: 'Đổi họ tên',
  name: 'Họ và tên',
};
