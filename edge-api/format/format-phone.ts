/**
 * Formats a Vietnamese phone number with spaces, such as `0912 345 678`. A spreadsheet takes it as
 * text: of the digits alone it makes a number, without the zero at its beginning.
 */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(\d{4})(\d{3})(\d{3,4})$/, '$1 $2 $3');
