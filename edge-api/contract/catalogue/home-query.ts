import { type Category, knownCategory } from './categories.ts';

/** State of the home page, as encoded in its URL. */
export interface HomeQuery {
  /** Name of a category, or '' for all. */
  category: string;
  /** Id of the product that is open in the popup, or ''. */
  product: string;
}

/** Reads the home page's URL; an unknown category becomes ''. */
export function readHomeQuery(
  params: URLSearchParams,
  categories: readonly Category[],
): HomeQuery {
  return {
    category: knownCategory(categories, params.get('category')),
    product: (params.get('product') ?? '').slice(0, 80),
  };
}

/** Returns the URL of the home page in a state. */
export function homeHref({ category, product }: Partial<HomeQuery>): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (product) params.set('product', product);
  return params.size > 0 ? `/?${params}` : '/';
}
