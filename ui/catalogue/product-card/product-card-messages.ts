/** Labels of the button that adds a product to the cart. */
export const productCardMessages = {
  add: 'Thêm vào giỏ',
  added: (quantity: number) => `Đã thêm (${quantity})`,
  soldOut: 'Hết hàng',
};
