export const customerSentences = {
  'CHANGED.customer': 'Khách hàng này vừa được thay đổi ở nơi khác.',
  'NOT_FOUND.customer': 'Không tìm thấy khách hàng này.',
};
