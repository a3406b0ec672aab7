/** Texts of an order. */
export const orderCardMessages = {
  code: 'Mã đơn:',
  count: (count: number) => `Sản phẩm: ${count}`,
  deliverTo: 'Giao đến:',
  status: 'Trạng thái:',
  track: 'Theo dõi đơn hàng',
  tracking: 'Đang cập nhật...',
};
