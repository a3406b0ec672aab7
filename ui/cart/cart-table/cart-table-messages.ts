/** Texts of the cart's content. */
export const cartTableMessages = {
  label: 'Giỏ hàng',
  image: 'Hình ảnh',
  product: 'Sản phẩm',
  price: 'Giá',
  quantity: 'Số lượng',
  total: 'Thành tiền',
  removal: 'Xóa',
  quantityOf: (product: string) => `Số lượng ${product}`,
  remove: (product: string) => `Xóa ${product}`,
};
