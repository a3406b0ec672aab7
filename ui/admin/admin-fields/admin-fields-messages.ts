/** Texts of the fields of a form. */
export const adminFieldsMessages = {
  money: 'VNĐ',
};
