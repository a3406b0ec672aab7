/** Texts of the category filter. */
export const categoryFilterMessages = {
  category: 'Danh mục',
  subCategory: 'Phân loại',
  all: 'Tất cả',
};
