/** Texts of the categories as tiles. */
export const categoryExplorerMessages = {
  title: 'Khám Phá Cửa Hàng',
};
