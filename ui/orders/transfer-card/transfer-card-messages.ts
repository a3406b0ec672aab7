/** Texts of the transfer of an order. */
export const transferCardMessages = {
  title: 'Chuyển khoản để hoàn tất đơn hàng',
  depositTitle: 'Chuyển khoản tiền cọc',
  scan: 'Mở ứng dụng ngân hàng và quét mã, hoặc chuyển khoản theo thông tin dưới đây.',
  qrText: 'Mã VietQR để chuyển khoản',
  save: 'Lưu ảnh QR',
  saveFailed: 'Chưa lưu được ảnh. Bạn có thể chụp màn hình.',
  amount: 'Số tiền',
  account: (bank: string) => `Số tài khoản ${bank}`,
  reference: 'Nội dung chuyển khoản',
  holder: (name: string) => `Chủ tài khoản: ${name}`,
  copyOf: (name: string) => `Sao chép ${name.toLowerCase()}`,
  timeLeft: (hours: number, minutes: number, seconds: number) =>
    hours > 0
      ? `Cửa hàng giữ hàng cho bạn thêm ${hours} giờ ${minutes} phút.`
      : `Cửa hàng giữ hàng cho bạn thêm ${minutes} phút ${seconds} giây.`,
  expired: 'Đã hết thời gian chuyển khoản. Vui lòng không chuyển tiền cho đơn này nữa.',
  claim: 'Tôi đã chuyển khoản',
  claimed:
    'Cảm ơn bạn. Trang này sẽ tự cập nhật khi cửa hàng nhận được tiền, bạn không cần làm gì thêm.',
  exact: 'Giữ nguyên số tiền và nội dung để cửa hàng nhận ra đơn của bạn.',
};
