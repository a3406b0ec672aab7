/** Texts of the order list and of its skeleton. */
export const orderListMessages = {
  loading: 'Đang tải đơn hàng…',
  failed: 'Chưa tải được đơn hàng',
  /** Title above orders that were loaded earlier. */
  outdated: 'Chưa cập nhật được đơn hàng',
  empty: 'Bạn chưa có đơn hàng nào',
  more: 'Xem thêm đơn hàng',
  loadingMore: 'Đang tải…',
  emptyText: 'Đơn hàng bạn đặt sẽ hiện ở đây.',
};
