import type { Product } from './product.ts';

/** What a search looks into. */
export type Searchable = Pick<Product, 'name' | 'description'>;

/**
 * Folds a text for comparing: lower case, without accents, đ as d.
 *
 * @example
 * ```ts
 * import { foldText } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(foldText('Vòng Tay ĐÁ Mắt Hổ'), 'vong tay da mat ho');
 * ```
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase().replaceAll('đ', 'd');
}

const foldedTexts = new WeakMap<Searchable, string>();

function foldedTextOf(product: Searchable): string {
  let folded = foldedTexts.get(product);
  if (folded === undefined) {
    // A line break between the two: no word reaches over it.
    folded = `${foldText(product.name)}\n${foldText(product.description)}`;
    foldedTexts.set(product, folded);
  }
  return folded;
}

/** More words than anyone types; what comes behind them is not looked at. */
const wordLimit = 32;

/**
 * Finds products: every word of the query must stand in the name or the description, in any case and
 * with or without accents. An empty query finds all. The order stays.
 *
 * The folded text of a product is remembered as long as the product object lives, so the second
 * search over the same list only compares.
 *
 * @example
 * ```ts
 * import { searchProducts } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const products = [{ name: 'Hũ Đá Mắt Hổ', description: 'Cao 12 cm' }, { name: 'Nhẫn Ngọc', description: '' }];
 * assert.deepEqual(searchProducts(products, 'da 12'), [products[0]]);
 * ```
 */
export function searchProducts<P extends Searchable>(products: readonly P[], query: string): P[] {
  const words = [...new Set(foldText(query).split(/\s+/).filter(Boolean))].slice(0, wordLimit);
  return products.filter((product) => {
    const text = foldedTextOf(product);
    return words.every((word) => text.includes(word));
  });
}
