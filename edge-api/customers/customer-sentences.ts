export const customerSentences = {
  'CHANGED.customer': 'Khách hàng này vừa được thay đổi ở nơi khác.',
  'BROKEN_RULE.tooOld': 'Ngày nhận cách đây hơn một năm. Vui lòng kiểm tra lại.',
  REQUEST_CHANGED: 'Yêu cầu này vừa được xử lý ở nơi khác.',
  'NOT_FOUND.dataRequest': 'Không tìm thấy yêu cầu này.',
  'NOT_FOUND.customer': 'Không tìm thấy khách hàng này.',
};
