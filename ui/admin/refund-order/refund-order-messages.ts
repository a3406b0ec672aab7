/** Texts of the dialog that records a refund. */
export const refundOrderMessages = {
  amount: 'Số tiền đã hoàn (đồng)',
  back: 'Quay lại',
  hint: 'Chuyển tiền cho khách trước, rồi ghi lại ở đây. Bước này không tự chuyển tiền.',
  reason: 'Lý do',
  submit: 'Ghi nhận hoàn tiền',
  title: (code: string) => `Hoàn tiền đơn ${code}`,
  working: 'Đang lưu...',
};
