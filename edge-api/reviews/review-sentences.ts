export const reviewSentences = {
  AMBIGUOUS_REVIEW: 'Có nhiều đánh giá bắt đầu bằng mã này.',
  'CHANGED.review': 'Đánh giá này vừa được xử lý ở nơi khác.',
  'FORBIDDEN.notBought': 'Bạn chỉ đánh giá được sản phẩm đã mua và đã nhận.',
  'NOT_FOUND.review': 'Không tìm thấy đánh giá này.',
};
