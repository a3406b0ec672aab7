/** Names of the events of an order. */
export const eventNames = {
  placed: 'Khách đặt hàng',
  confirmed: 'Khách xác nhận qua điện thoại',
  items: 'Hủy một phần',
  returned: 'Nhận lại một phần',
  edited: 'Sửa đơn',
  parcel: 'Sửa mã vận đơn',
  paid: 'Đã nhận tiền',
  refund: 'Đã hoàn tiền',
  address: 'Khách đổi thông tin nhận hàng',
};
