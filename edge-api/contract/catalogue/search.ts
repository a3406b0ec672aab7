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

interface FoldedText {
  name: string;
  /** Name and description. */
  all: string;
}

const foldedTexts = new WeakMap<Searchable, FoldedText>();

function foldedTextOf(product: Searchable): FoldedText {
  let folded = foldedTexts.get(product);
  if (folded === undefined) {
    const name = foldText(product.name);
    // A line break between the two: no word reaches over it.
    folded = { name, all: `${name}\n${foldText(product.description)}` };
    foldedTexts.set(product, folded);
  }
  return folded;
}

/** More words than anyone types; what comes behind them is not looked at. */
const wordLimit = 32;

/**
 * Finds products: every word of the query must stand in the name or the description, in any case and
 * with or without accents. An empty query finds all. Products whose name holds all words come first,
 * because a word such as "hổ" stands in many a description by chance; apart from that the order stays.
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
  if (words.length === 0) return [...products];
  const byName: P[] = [];
  const byDescription: P[] = [];
  for (const product of products) {
    const { name, all } = foldedTextOf(product);
    if (words.every((word) => name.includes(word))) byName.push(product);
    else if (words.every((word) => all.includes(word))) byDescription.push(product);
  }
  return [...byName, ...byDescription];
}
