/** Texts of the section with the saved addresses. */
export const addressesSectionMessages = {
  title: 'Địa chỉ đã lưu',
  empty: 'Bạn chưa lưu địa chỉ nào. Địa chỉ đã lưu sẽ được điền sẵn khi bạn đặt hàng.',
  add: 'Thêm địa chỉ',
  limitReached: (limit: number) =>
    `Bạn đã lưu đủ ${limit} địa chỉ. Hãy xóa bớt để thêm địa chỉ mới.`,
  newAddress: 'Địa chỉ mới',
  editAddress: 'Sửa địa chỉ',
  save: 'Lưu địa chỉ',
  /** Label of the address that the checkout fills in. */
  filledIn: 'Điền sẵn khi đặt hàng',
  edit: 'Sửa',
  editOf: (street: string) => `Sửa địa chỉ ${street}`,
  delete: 'Xóa',
  deleteOf: (street: string) => `Xóa địa chỉ ${street}`,
  keep: 'Giữ lại',
  keepOf: (street: string) => `Giữ lại địa chỉ ${street}`,
  confirm: 'Xóa địa chỉ này',
  confirmOf: (street: string) => `Xóa địa chỉ này: ${street}`,
  deleting: 'Đang xóa...',
};
