/** Texts of the command palette. */
export const commandPaletteMessages = {
  label: 'Tìm nhanh',
  nothing: 'Không có lệnh nào như vậy.',
  placeholder: 'Tên mục, số điện thoại, mã đơn…',
  results: 'Kết quả',
};
