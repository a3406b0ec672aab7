/** Texts of the steps before a shop opens. */
export const firstStepsMessages = {
  title: 'Chuẩn bị mở cửa hàng',
  done: 'Đã xong',
  hide: 'Ẩn danh sách này',
};
