/** Texts of the choice among the options of a product. */
export const optionPickerMessages = {
  label: 'Phân loại',
  soldOut: 'hết hàng',
};
