/** Texts of the list of unmatched transfers. */
export const unmatchedTransfersMessages = {
  title: 'Tiền chưa rõ đơn',
  text: 'Tiền chuyển khoản không ghi mã đơn, hoặc đến sau khi đơn hết hạn hay đã hủy.',
  empty: 'Không có khoản tiền nào chờ xử lý.',
  noContent: '(không có nội dung)',
  named: (code: string) => `Nội dung ghi đơn ${code}`,
  suggested: 'Đơn đang chờ đúng số tiền này:',
  assign: (code: string) => `Tính vào đơn ${code}`,
  code: 'Mã đơn khác',
  assignOther: 'Tính vào đơn',
  note: 'Ghi chú khi trả lại tiền',
  give: 'Đã trả lại người chuyển',
  more: 'Xem thêm',
};
