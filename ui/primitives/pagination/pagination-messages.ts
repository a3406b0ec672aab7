/** Texts of the pagination. */
export const paginationMessages = {
  label: 'Phân trang',
  previous: 'Trang trước',
  next: 'Trang sau',
  page: (page: number) => `Trang ${page}`,
};
