/** Texts of the cart's amounts. */
export const cartSummaryMessages = {
  title: 'Tổng đơn hàng',
  subtotal: 'Tạm tính',
  discount: 'Giảm giá',
  shipping: 'Phí vận chuyển',
  /** Shown instead of a shipping fee of zero. */
  free: 'Miễn phí',
  missingForFree: (amount: string) => `Còn ${amount} nữa để được miễn phí vận chuyển.`,
  feeByProvince: 'Phí có thể khác theo tỉnh thành và được tính ở bước đặt hàng.',
  expected: (days: string) => `Dự kiến giao ${days}.`,
  total: 'Tổng cộng',
  checkout: 'THANH TOÁN',
};
