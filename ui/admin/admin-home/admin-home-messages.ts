/** Texts of the first page of the back office. */
export const adminHomeMessages = {
  alerts: 'Báo đơn mới trên máy này',
  bestSellers: 'Bán chạy',
  day: 'Ngày',
  deleted: '(đã xóa tài khoản)',
  loading: 'Đang tải...',
  latest: 'Đơn mới nhất',
  newCustomers: 'Khách mới',
  noOrders: 'Chưa có đơn hàng nào.',
  orders: (count: number) => `từ ${count} đơn`,
  period: 'Khoảng thời gian',
  product: 'Sản phẩm',
  title: 'Việc hôm nay',
  turnover: 'Doanh thu',
};
