/** Texts of the dialog with an enlarged picture. */
export const productZoomMessages = {
  label: (product: string) => `Ảnh phóng to: ${product}`,
  /** Precedes the number of the picture, for screen readers. */
  picture: 'Ảnh',
  zoomOut: 'Thu nhỏ',
  zoomIn: 'Phóng to',
  previous: 'Ảnh trước',
  next: 'Ảnh sau',
};
