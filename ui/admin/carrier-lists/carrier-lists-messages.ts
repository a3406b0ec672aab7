/** Texts of the lists for and from carriers. */
export const carrierListsMessages = {
  title: 'Bàn giao và đối soát',
  handOver: 'Tệp bàn giao',
  handOverText:
    'Các đơn đang xử lý, đơn cũ trước, theo mẫu nhập của từng hãng. Trạng thái không đổi.',
  download: (carrier: string) => `Tải tệp ${carrier}`,
  compare: 'Đối soát tiền thu hộ',
  compareText:
    'Chọn tệp CSV của hãng, hoặc dán bảng có cột mã đơn (hay mã vận đơn) và cột tiền thu hộ.',
  file: 'Chọn tệp CSV',
  list: 'Danh sách của hãng',
  submit: 'Đối soát',
  paid: 'Hãng đã trả',
  due: 'Phải thu',
  difference: 'Chênh lệch',
  line: (line: number) => `Dòng ${line}`,
  amounts: (paid: string, due: string) => `Trả ${paid}, phải thu ${due}`,
  onlyPaid: (paid: string) => `Trả ${paid}`,
  allEqual: 'Mọi dòng đều khớp.',
  equal: 'Khớp',
  different: 'Lệch tiền',
  unknown: 'Không có đơn này',
  repeated: 'Trùng dòng khác',
  'not-due': 'Đơn không thu hộ',
};
