import { fn } from 'storybook/test';

/** Props of the controls of the store that filter by element and price, and sort. */
export const storeControls = {
  element: { options: ['Kim', 'Mộc', 'Thủy', 'Hỏa', 'Thổ'], value: '', onChange: fn() },
  price: { onApply: fn() },
  sort: {
    options: [
      { value: 'newest', label: 'Mới nhất' },
      { value: 'price-asc', label: 'Giá tăng dần' },
      { value: 'price-desc', label: 'Giá giảm dần' },
    ],
    value: '',
    onChange: fn(),
  },
};
