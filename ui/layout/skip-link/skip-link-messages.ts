/** Texts of the skip link. */
export const skipLinkMessages = {
  label: 'Chuyển đến nội dung chính',
};
