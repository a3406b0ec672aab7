/** Texts of the search field. */
export const searchBoxMessages = {
  label: 'Tìm kiếm sản phẩm',
  placeholder: 'Tìm vòng tay, hũ đá…',
  clear: 'Xóa nội dung tìm kiếm',
};
