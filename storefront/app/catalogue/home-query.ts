import { categories } from '@thach-an/edge-api/contract';

/** What the home page shows, as its address says it. */
export interface HomeQuery {
  /** A category's name, or '' for all. */
  category: string;
  /** The id of the product whose detail is open, or ''. */
  product: string;
}

/** Reads the home page's address; an unknown category is none. */
export function readHomeQuery(params: URLSearchParams): HomeQuery {
  const category = params.get('category')?.normalize('NFC') ?? '';
  return {
    category: categories.some(({ name }) => name === category) ? category : '',
    product: (params.get('product') ?? '').slice(0, 80),
  };
}

/** Writes the home page's address. */
export function homeHref({ category, product }: Partial<HomeQuery>): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (product) params.set('product', product);
  return params.size > 0 ? `/?${params}` : '/';
}
