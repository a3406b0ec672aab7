import { bracelet, longName, onSale } from '../../catalogue/product.sample.ts';
import type { SuggestedStone } from './stone-suggestions.tsx';

const reasons = [
  'Mệnh Kim, Thổ sinh Kim: đá mắt hổ',
  'Mệnh Kim, Thổ sinh Kim, tứ trụ lại ít Thổ: thạch anh vàng',
  'Mệnh Kim, đá cùng hành Kim: bạch ngọc',
  'Tứ trụ ít Thủy, đá hành Thủy: lưu ly thanh kim',
];

/** Eight suggestions, for stories. */
export const suggestions: SuggestedStone[] = Array.from({ length: 8 }, (_, index) => {
  const product = [bracelet, onSale, longName][index % 3]!;
  return {
    product: { ...product, _id: `${product._id}-${index}` },
    reason: reasons[index >> 1]!,
  };
});
