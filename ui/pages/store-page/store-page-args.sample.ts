import { fn } from 'storybook/test';
import { tiles } from '../../catalogue/category-explorer/tiles.sample.ts';
import type { StorePageProps } from './store-page.tsx';

/** Props of a store without products, filters and cart. */
export const storePageArgs = {
  search: '',
  onSearchChange: fn(),
  onSearchSubmit: fn(),
  filter: {
    categories: tiles.map(({ name }) => name),
    subCategories: [],
    category: '',
    subCategory: '',
  },
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
  total: 0,
  products: [],
  hrefFor: ({ _id }) => `/store?product=${_id}`,
  pagination: { page: 1, pageCount: 1, hrefFor: (page) => `/store?page=${page}` },
} satisfies StorePageProps;
