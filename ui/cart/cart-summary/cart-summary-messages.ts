/** Texts of the cart's amounts. */
export const cartSummaryMessages = {
  title: 'Tổng đơn hàng',
  subtotal: 'Tạm tính',
  discount: 'Giảm giá',
  shipping: 'Phí vận chuyển',
  /** Shown instead of a shipping fee of zero. */
  free: 'Miễn phí',
  total: 'Tổng cộng',
  checkout: 'THANH TOÁN',
};
