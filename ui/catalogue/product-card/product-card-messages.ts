/** Labels of the button that adds a product to the cart, and of the link in its place. */
export const productCardMessages = {
  add: 'Thêm vào giỏ',
  added: (quantity: number) => `Đã thêm (${quantity})`,
  /** Link to the options of a family. */
  choose: 'Chọn phân loại',
  soldOut: 'Hết hàng',
};
