/** Texts of the order that is about to be placed. */
export const orderSummaryMessages = {
  title: 'Đơn hàng của bạn',
  quantity: (quantity: number) => `Số lượng: ${quantity}`,
  subtotal: 'Tạm tính',
  discount: (code: string) => `Giảm giá (${code})`,
  shipping: 'Phí giao hàng',
  /** Shown instead of a shipping fee of zero. */
  free: 'Miễn phí',
  expected: (days: string) => `Dự kiến giao ${days}.`,
  total: 'Tổng cộng',
  /** Label of the collapsed list, with the number of products. */
  showLines: (count: number) => `Xem ${count} sản phẩm`,
  changed: 'Đơn hàng có thay đổi',
  accept: 'Đồng ý và tiếp tục',
};
