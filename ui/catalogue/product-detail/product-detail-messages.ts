/** Texts of the details of a product. */
export const productDetailMessages = {
  category: 'Danh mục:',
  subCategory: ', phân loại:',
  remaining: (stock: number) => `Chỉ còn ${stock} sản phẩm`,
};
