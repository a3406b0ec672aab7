/** Texts of the return page of a payment. */
export const paymentResultPageMessages = {
  title: 'Đang kiểm tra kết quả thanh toán…',
};
