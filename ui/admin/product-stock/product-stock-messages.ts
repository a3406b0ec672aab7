/** Texts of the stock of a product. */
export const productStockMessages = {
  title: 'Tồn kho:',
  waiting: 'Họ nhận email khi sản phẩm có hàng và đang hiện trong cửa hàng.',
  kind: 'Thao tác',
  adjust: 'Thêm hoặc bớt',
  count: 'Kiểm kho: đặt số đếm được',
  quantity: 'Số lượng',
  quantityHint: 'Ví dụ: 5 để thêm 5, -1 để bớt 1.',
  counted: 'Số đếm được',
  reason: 'Lý do',
  saveCount: 'Ghi số kiểm kho',
  saveChange: 'Ghi thay đổi tồn kho',
  history: 'Lịch sử',
  more: 'Xem thêm',
};
