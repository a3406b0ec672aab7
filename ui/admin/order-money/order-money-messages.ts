/** Texts of the money of an order. */
export const orderMoneyMessages = {
  title: 'Tiền của đơn',
  paid: 'Đã nhận',
  due: 'Còn phải thu',
  depositDue: 'Tiền cọc còn thiếu',
  refundDue: 'Phải hoàn cho khách',
  amount: 'Số tiền đã nhận (đồng)',
  record: 'Đã nhận tiền',
  recording: 'Đang ghi...',
  claimed: (time: string) => `Khách báo đã chuyển khoản lúc ${time}.`,
  late: 'Tiền đến sau khi đơn hết hạn hoặc đã hủy',
  received: (amount: string, time: string) => `${amount}, nhận lúc ${time}`,
  assign: 'Tính vào đơn này',
  wrongAmount: 'Nhập số tiền nguyên từ 1 đồng.',
};
