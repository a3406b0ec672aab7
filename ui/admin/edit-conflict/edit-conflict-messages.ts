/** Texts of the choice between two changes. */
export const editConflictMessages = {
  back: 'Xem lại sau',
  current: 'Hiện tại',
  empty: '(để trống)',
  mine: 'Của bạn',
  reason: 'Trong lúc bạn sửa, người khác đã lưu giá trị mới ở những chỗ dưới đây. ' +
    'Chọn giá trị muốn giữ cho từng chỗ.',
  submit: 'Lưu lựa chọn',
  title: 'Hai người cùng sửa',
};
