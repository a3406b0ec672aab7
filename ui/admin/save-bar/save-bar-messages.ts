/** Texts of the bar that saves a form. */
export const saveBarMessages = {
  discard: 'Bỏ thay đổi',
  saving: 'Đang lưu...',
  submit: 'Lưu thay đổi',
  unsaved: 'Có thay đổi chưa lưu',
};
