import { groupDigits } from '../../primitives/price/group-digits.ts';

/** Texts of the filter by price. */
export const priceFilterMessages = {
  label: 'Giá:',
  /** Formats a price without its currency. */
  format: groupDigits,
  all: 'tất cả',
  from: (price: string) => `từ ${price}`,
  to: (price: string) => `đến ${price}`,
  min: 'Giá từ',
  max: 'Giá đến',
  currency: 'VNĐ',
  apply: 'Áp dụng',
};
