/** Texts of the details of a product. */
export const productDetailMessages = {
  category: 'Danh mục:',
  subCategory: ', phân loại:',
  /** Link to the page of the product. */
  more: 'Xem chi tiết sản phẩm',
  /** The same link, if the product is sold out: the page has a form for a notice. */
  notify: 'Báo cho tôi khi có hàng',
  remaining: (stock: number) => `Chỉ còn ${stock} sản phẩm`,
};
