/** Names of the facts of a product. */
export const productFactsMessages = {
  stone: 'Loại đá',
  elements: 'Ngũ hành',
  size: 'Kích thước',
  category: 'Danh mục',
  care: 'Bảo quản',
};
