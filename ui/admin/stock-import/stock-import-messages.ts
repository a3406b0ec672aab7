/** Texts of the dialog that takes the stock of products from a file. */
export const stockImportMessages = {
  title: 'Nhập tồn kho từ tệp CSV',
  submit: 'Nhập tồn kho',
  close: 'Đóng',
  file: 'Tệp tồn kho',
  choose: 'Chọn tệp CSV',
  chooseOther: 'Chọn tệp khác',
  fileHint: 'Cột đầu là mã sản phẩm, cột thứ hai là số lượng; tối đa 500 dòng.',
  mode: 'Cách nhập',
  noMode: 'Chọn cách nhập',
  add: 'Cộng thêm (số âm để bớt)',
  set: 'Đặt bằng số trong tệp',
  reason: 'Lý do',
  noLines: 'Tệp cần có mã sản phẩm ở cột đầu và số lượng ở cột thứ hai.',
  correct: 'Sửa các dòng màu đỏ trong tệp, rồi chọn lại tệp.',
  problems: {
    unknown: 'không có sản phẩm này',
    repeated: 'đã có ở dòng trên',
    negative: 'tồn kho không đủ để bớt',
    sold: 'vừa có người mua, vui lòng thử lại',
  },
};
