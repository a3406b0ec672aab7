/** Texts of the details of a product. */
export const productDetailMessages = {
  category: 'Danh mục:',
  subCategory: ', phân loại:',
  /** Link to the page of the product. */
  more: 'Xem chi tiết sản phẩm',
  remaining: (stock: number) => `Chỉ còn ${stock} sản phẩm`,
};
