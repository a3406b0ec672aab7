/** Texts of the page of a product. */
export const productPageMessages = {
  home: 'Trang chủ',
  store: 'Cửa hàng',
  facts: 'Thông tin sản phẩm',
  purchase: 'Giao hàng và đổi trả',
  share: 'Chia sẻ sản phẩm',
};
