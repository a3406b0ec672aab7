import { formatPrice } from './format-price.ts';

/** Notation of amounts, and the texts of a reduced price for screen readers. */
export const priceMessages = {
  /** Formats an amount in đồng. */
  format: formatPrice,
  /** Before the lowest of several prices. */
  from: 'từ',
  current: 'Giá bán:',
  original: 'Giá gốc:',
};
