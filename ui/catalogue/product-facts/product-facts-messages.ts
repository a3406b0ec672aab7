import { groupDigits } from '../../primitives/price/group-digits.ts';

/** Names of the facts of a product. */
export const productFactsMessages = {
  stone: 'Loại đá',
  elements: 'Ngũ hành',
  size: 'Kích thước',
  weight: 'Khối lượng',
  grams: (grams: number) => `${groupDigits(grams)} g`,
  category: 'Danh mục',
  care: 'Bảo quản',
  certificate: 'Giấy kiểm định',
  numberOf: (number: string) => `Số ${number}`,
  showCertificate: 'Xem giấy kiểm định',
};
