/** Sentences of errors of reviews. */
export const reviewSentences = {
  AMBIGUOUS_REVIEW: 'Có nhiều đánh giá bắt đầu bằng mã này.',
  'FORBIDDEN.notBought': 'Bạn chỉ đánh giá được sản phẩm đã mua và đã nhận.',
  'NOT_FOUND.review': 'Không tìm thấy đánh giá này.',
  REVIEW_CHANGED: 'Đánh giá này vừa được sửa hoặc xóa. Vui lòng tải lại danh sách.',
};
