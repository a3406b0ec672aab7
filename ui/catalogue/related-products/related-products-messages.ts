/** Texts of the products like the one on the page. */
export const relatedProductsMessages = {
  title: 'Sản phẩm liên quan',
};
