/** Texts of a form of the account page. */
export const accountFormMessages = {
  save: 'Lưu',
};
