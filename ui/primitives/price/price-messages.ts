import { formatPrice } from './format-price.ts';

/** Notation of amounts, and the texts of a reduced price for screen readers. */
export const priceMessages = {
  /** Formats an amount in đồng. */
  format: formatPrice,
  current: 'Giá bán:',
  original: 'Giá gốc:',
};
