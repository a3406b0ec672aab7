/** Texts of the state of a product. */
export const productStateMessages = {
  shown: 'Đang bán',
  hidden: 'Đang ẩn',
  soldOut: 'Hết hàng',
  low: 'Sắp hết',
  waiting: (people: number) => `${people.toLocaleString('vi')} người chờ`,
};
