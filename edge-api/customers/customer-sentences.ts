export const customerSentences = {
  'CHANGED.customer': 'Khách hàng này vừa được thay đổi ở nơi khác.',
  'BROKEN_RULE.tooOld': 'Ngày nhận cách đây hơn một năm. Vui lòng kiểm tra lại.',
  'BROKEN_RULE.extension': ({ limit }: { limit: number }) =>
    `Yêu cầu này được gia hạn tối đa ${limit} ngày.`,
  'REQUEST_CHANGED.extension':
    'Không gia hạn được: yêu cầu đã quá hạn, đã xong hoặc đã gia hạn một lần.',
  REQUEST_CHANGED: 'Yêu cầu này vừa được xử lý ở nơi khác.',
  'NOT_FOUND.dataRequest': 'Không tìm thấy yêu cầu này.',
  'NOT_FOUND.customer': 'Không tìm thấy khách hàng này.',
};
