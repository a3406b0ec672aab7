/** Texts of a chart. */
export const barChartMessages = {
  empty: 'Chưa có số liệu trong thời gian này.',
  table: 'Xem bảng số liệu',
};
