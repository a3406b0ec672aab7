/** Texts of the form of an order. */
export const orderFormMessages = {
  add: 'Thêm',
  discount: 'Giảm giá (đồng)',
  note: 'Ghi chú nội bộ (không bắt buộc)',
  payment: 'Thanh toán',
  products: 'Sản phẩm',
  quantity: (name: string) => `Số lượng ${name}`,
  remove: 'Bỏ',
  removeProduct: (name: string) => `Bỏ ${name}`,
  search: 'Tìm sản phẩm để thêm',
  subtotal: 'Tiền hàng',
  totals: 'Phí giao hàng được tính khi lưu.',
  working: 'Đang lưu...',
};
