/** Texts of the dialog that changes several products. */
export const bulkChangeMessages = {
  title: (count: number) => `Sửa ${count} sản phẩm`,
  apply: 'Áp dụng',
  close: 'Đóng',
  action: 'Việc cần làm',
  noAction: 'Chọn việc cần làm',
  hide: 'Ẩn khỏi cửa hàng',
  show: 'Hiện trong cửa hàng',
  price: 'Đổi giá theo phần trăm',
  move: 'Chuyển danh mục',
  percent: 'Phần trăm',
  percentHint: 'Ví dụ: -10 để giảm 10 %, 5 để tăng 5 %. Giá mới tròn nghìn đồng.',
  place: 'Danh mục mới',
  noPlace: 'Chọn danh mục',
  preview: 'Xem trước',
  nothing: 'Không có gì thay đổi.',
};
