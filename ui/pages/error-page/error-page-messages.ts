/** Texts of the error page. */
export const errorPageMessages = {
  notFound: 'Không tìm thấy trang',
  notFoundText: 'Trang bạn tìm không tồn tại hoặc đã được chuyển đi.',
  search: 'Tìm sản phẩm',
  find: 'Tìm',
  unexpected: 'Unexpected Application Error!',
  unexpectedText: 'Đã xảy ra lỗi không mong muốn. Giỏ hàng của bạn vẫn được giữ nguyên; hãy thử ' +
    'tải lại trang.',
  reload: 'Tải lại trang',
  offline: 'Đang mất kết nối mạng',
  offlineText:
    'Trang này chưa được mở lần nào khi có mạng. Giỏ hàng của bạn vẫn được giữ nguyên; ' +
    'có mạng lại, trang sẽ tự mở.',
};
