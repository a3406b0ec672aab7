/** Texts about a product that the URL names. */
export const linkedProductMessages = {
  discontinued: 'Sản phẩm này đã ngừng bán. Mời bạn xem những sản phẩm khác.',
};
