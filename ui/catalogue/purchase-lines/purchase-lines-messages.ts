/** Texts about delivery and returns. Areas and times are texts of the shop. */
export const purchaseLinesMessages = {
  delivery: (area: string, fee: string) => `Giao hàng ${area}, phí ${fee} mỗi đơn`,
  freeDelivery: (area: string) => `Giao hàng ${area}, miễn phí`,
  /** Follows the fee. */
  freeFrom: (subtotal: string) => `, miễn phí cho đơn từ ${subtotal}`,
  times: (preparation: string, time: string) => `Chuẩn bị hàng ${preparation}, vận chuyển ${time}`,
  /** Follows the times. */
  remote: (time: string) => ` (vùng sâu, vùng xa và hải đảo: ${time})`,
  expected: (days: string) => `Đặt hôm nay, dự kiến giao ${days}.`,
  deliveryLink: 'Xem chi tiết giao hàng',
  returns: (days: number) => `Đổi trả trong ${days} ngày kể từ ngày nhận hàng`,
  refund: (days: number) =>
    `Hoàn tiền trong ${days} ngày kể từ khi cửa hàng nhận được hàng trả lại.`,
  returnsLink: 'Xem điều kiện đổi trả',
};
