/** Texts beside the button that adds a product to the cart. */
export const buyBoxMessages = {
  quantityOf: (product: string) => `Số lượng ${product}`,
  inStock: 'Còn hàng',
  remaining: (stock: number) => `Chỉ còn ${stock} sản phẩm`,
  soldOut: 'Sản phẩm tạm hết hàng',
  noScript: 'Để thêm vào giỏ hàng, bạn hãy bật JavaScript trong trình duyệt.',
};
