/** Texts of a button that copies a text. */
export const copyButtonMessages = {
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  failed: 'Chưa sao chép được',
};
