/** Texts of the payment methods. */
export const paymentMethodsMessages = {
  title: 'Phương thức thanh toán',
  cod: 'Thanh toán khi nhận hàng (COD)',
  codText: 'Bạn trả tiền mặt cho nhân viên giao hàng khi nhận được hàng.',
  depositText: (deposit: string, rest: string) =>
    `Đặt cọc ${deposit} bằng chuyển khoản ở bước tiếp theo, còn lại ${rest} trả khi nhận hàng.`,
  transfer: 'Chuyển khoản (VietQR)',
  transferText: 'Bạn quét mã QR bằng ứng dụng ngân hàng ở bước tiếp theo.',
  card: 'Thanh toán bằng thẻ',
  cardText: 'Bạn nhập thông tin thẻ ở bước tiếp theo, trên trang của đơn vị thanh toán.',
};
