import { groupDigits } from '../../primitives/price/group-digits.ts';

/** Texts of the dialog for a review. */
export const reviewDialogMessages = {
  title: 'Đánh giá sản phẩm',
  text: 'Nhận xét (không bắt buộc)',
  author: 'Tên hiển thị',
  hint: 'Đánh giá được đăng sau khi cửa hàng duyệt. Mọi người sẽ thấy số sao, nhận xét, ' +
    'tên hiển thị và ngày viết.',
  submit: 'Gửi đánh giá',
  delete: 'Xóa đánh giá',
  /** Label of the same button after the first press. */
  confirmDelete: 'Bấm lần nữa để xóa',
  missingRating: 'Vui lòng chọn số sao.',
  missingAuthor: 'Vui lòng nhập tên hiển thị.',
  textTooLong: (limit: number) => `Nhận xét không được dài quá ${groupDigits(limit)} ký tự.`,
  authorTooLong: (limit: number) => `Tên hiển thị không được dài quá ${limit} ký tự.`,
};
