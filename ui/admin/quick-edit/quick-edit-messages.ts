/** Texts of the small form for the price or the stock of a product. */
export const quickEditMessages = {
  close: 'Đóng',
  price: 'Giá bán',
  originalPrice: 'Giá gốc',
  originalPriceHint: 'Để trống nếu không giảm giá.',
  editPrice: 'Sửa giá',
  savePrice: 'Lưu giá',
  quantity: 'Số đếm được',
  reason: 'Lý do',
  count: 'Kiểm kho',
  saveCount: 'Ghi số đếm',
  stored: (stock: number) => `đang ghi ${stock.toLocaleString('vi')}`,
};
