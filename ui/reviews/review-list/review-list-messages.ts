/** Texts of the list of reviews. */
export const reviewListMessages = {
  title: 'Đánh giá của khách hàng',
  empty: 'Chưa có đánh giá nào. Sau khi nhận hàng, bạn có thể viết đánh giá ở trang Đơn hàng.',
  failed: 'Chưa tải được đánh giá.',
  loading: 'Đang tải…',
  more: 'Xem thêm đánh giá',
  /** Follows the author's name. */
  purchased: 'Đã mua hàng',
};
