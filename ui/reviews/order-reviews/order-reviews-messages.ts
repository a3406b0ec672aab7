/** Texts of the reviews of an order's products. */
export const orderReviewsMessages = {
  label: 'Đánh giá sản phẩm',
  waiting: 'Đang chờ duyệt',
  approved: 'Đã đăng',
  rejected: 'Chưa được đăng, bạn có thể sửa rồi gửi lại',
  write: 'Đánh giá',
  writeOf: (product: string) => `Đánh giá ${product}`,
  edit: 'Sửa đánh giá',
  editOf: (product: string) => `Sửa đánh giá ${product}`,
};
