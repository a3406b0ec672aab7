/** Texts of the field for an e-mail address. */
export const emailFieldMessages = {
  label: 'Email',
};
