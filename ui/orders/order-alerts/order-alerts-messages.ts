/** Texts of the choice that an order reports its news to this device. */
export const orderAlertsMessages = {
  ask: 'Báo cho tôi khi đơn có tin mới',
  hint: 'Thiết bị này hiện mã đơn và tình trạng, không hiện tên hay số tiền.',
  on: 'Thiết bị này sẽ báo khi đơn có tin mới.',
  end: 'Tắt thông báo',
  denied:
    'Trình duyệt đang chặn thông báo của cửa hàng. Nếu muốn nhận tin về đơn này, hãy mở cài đặt trang web, cho phép Thông báo, rồi tải lại trang.',
  install:
    'Muốn nhận tin về đơn này trên iPhone hay iPad: bấm Chia sẻ, chọn Thêm vào MH chính, rồi mở cửa hàng từ màn hình chính và mở lại đơn.',
};
