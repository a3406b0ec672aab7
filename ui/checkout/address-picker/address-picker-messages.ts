/** Texts of the fields for province, district and ward. */
export const addressPickerMessages = {
  province: {
    label: 'Tỉnh/Thành phố',
    choose: 'Chọn tỉnh/thành phố',
    failed: 'Không thể tải danh sách tỉnh/thành phố',
  },
  district: {
    label: 'Quận/Huyện',
    choose: 'Chọn quận/huyện',
    failed: 'Không thể tải danh sách quận/huyện',
  },
  ward: {
    label: 'Phường/Xã',
    choose: 'Chọn phường/xã',
    failed: 'Không thể tải danh sách phường/xã',
  },
  noWards: 'Quận/huyện này không có phường/xã',
  loading: 'Đang tải…',
  notFound: 'Không tìm thấy',
  openList: 'Mở danh sách',
  closeList: 'Đóng danh sách',
};
