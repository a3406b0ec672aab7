import { useState } from 'react';
import type { Product } from '../../catalogue/listed-product.ts';
import { StorePage, type StorePageProps } from './store-page.tsx';

/** Number of products per page. */
export const pageSize = 12;

/** Returns `true` if a product contains all words of the search. Diacritics are ignored. */
function matches({ name, description }: Product, search: string): boolean {
  const plain = (text: string) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();
  const text = plain(`${name} ${description}`);
  return plain(search).split(/\s+/).every((word) => text.includes(word));
}

/** Store page that searches and filters the given products. */
export function StatefulStore({ products, ...args }: StorePageProps) {
  const [search, setSearch] = useState(args.search);
  const [category, setCategory] = useState(args.filter.category);
  const [subCategory, setSubCategory] = useState(args.filter.subCategory);
  const inCategory = products.filter((product) => !category || product.category === category);
  const found = inCategory.filter((product) =>
    (!subCategory || product.subCategory === subCategory) && matches(product, search)
  );
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(args.pagination.page, pageCount);
  return (
    <StorePage
      {...args}
      search={search}
      onSearchChange={(next) => {
        setSearch(next);
        args.onSearchChange(next);
      }}
      filter={{
        ...args.filter,
        category,
        subCategory,
        subCategories: category
          ? [...new Set(inCategory.map((product) => product.subCategory))]
          : [],
        onCategoryChange: (next) => {
          setCategory(next);
          setSubCategory('');
          args.filter.onCategoryChange?.(next);
        },
        onSubCategoryChange: (next) => {
          setSubCategory(next);
          args.filter.onSubCategoryChange?.(next);
        },
      }}
      total={found.length}
      products={found.slice((page - 1) * pageSize, page * pageSize)}
      pagination={{ ...args.pagination, page, pageCount }}
    />
  );
}
