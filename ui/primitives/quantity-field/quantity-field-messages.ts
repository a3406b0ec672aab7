/** Texts of the quantity field. */
export const quantityFieldMessages = {
  decrease: 'Giảm số lượng',
  increase: 'Tăng số lượng',
  /** Role of the input, as screen readers announce it. */
  role: 'ô nhập số',
};
