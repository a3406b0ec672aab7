/** Texts of the choice how a browser reports new orders. */
export const alertSettingsMessages = {
  chime: 'Chuông khi trang đang mở',
  chimeHint: 'Kêu hai tiếng mỗi khi có đơn. Bấm chọn để nghe thử.',
  denied:
    'Trình duyệt đang chặn thông báo của trang này. Hãy mở cài đặt trang web trong trình duyệt, ' +
    'cho phép Thông báo, rồi tải lại trang.',
  install:
    'Trên iPhone và iPad, bấm Chia sẻ, chọn Thêm vào MH chính, rồi mở trang quản trị từ màn hình ' +
    'chính để bật thông báo.',
  push: 'Thông báo cả khi đã đóng trang',
  pushHint: 'Điện thoại báo mã đơn và số tiền, không hiện tên khách.',
  title: 'Báo đơn mới trên thiết bị này',
  unsupported: 'Trình duyệt này không nhận được thông báo. Bạn vẫn nhận email khi có đơn mới.',
};
