/** Texts of the pictures of a product. */
export const productGalleryMessages = {
  label: 'Ảnh sản phẩm',
  /** Text alternative of a picture after the first one. */
  pictureOf: (product: string, number: number) => `${product}, ảnh ${number}`,
  enlarge: 'Phóng to',
  choose: 'Chọn ảnh',
  show: (number: number) => `Xem ảnh ${number}`,
};
