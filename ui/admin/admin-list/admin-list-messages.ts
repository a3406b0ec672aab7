/** Texts of the lists of the back office. */
export const adminListMessages = {
  count: (count: number) => count > 1_000 ? '1.000+' : String(count),
  empty: 'Chưa có gì ở đây.',
  emptySearch: (search: string) => `Không tìm thấy gì cho “${search}”.`,
  filters: 'Bộ lọc',
  first: 'Về trang đầu',
  loading: 'Đang tải...',
  next: 'Trang sau',
  pages: 'Các trang',
};
