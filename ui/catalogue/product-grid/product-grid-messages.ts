/** Texts of the product grid and of its skeleton. */
export const productGridMessages = {
  label: 'Sản phẩm',
  loading: 'Đang tải sản phẩm…',
};
