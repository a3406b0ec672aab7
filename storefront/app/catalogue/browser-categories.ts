import type { Category } from '@thach-an/edge-api/contract';

let categories: readonly Category[] = [];

/** Keeps the categories that the root of the page has loaded, for the loaders in the browser. */
export function keepCategories(loaded: readonly Category[]): void {
  categories = loaded;
}

/** Returns the categories of products in their order, in the browser after the hydration. */
export function browserCategories(): readonly Category[] {
  return categories;
}
