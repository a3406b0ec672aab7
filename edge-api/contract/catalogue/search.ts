import type { Product } from './product.ts';

/** Product fields that are searched. */
export type Searchable = Pick<Product, 'name' | 'description'>;

/**
 * Folds a text for comparison: lower case, without diacritics, đ as d.
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
  nameAndDescription: string;
}

const foldedTexts = new WeakMap<Searchable, FoldedText>();

function foldedTextOf(product: Searchable): FoldedText {
  let folded = foldedTexts.get(product);
  if (folded === undefined) {
    const name = foldText(product.name);
    // The line break keeps a word from matching across name and description.
    folded = { name, nameAndDescription: `${name}\n${foldText(product.description)}` };
    foldedTexts.set(product, folded);
  }
  return folded;
}

/** Maximum number of words in a query. Further words are ignored. */
const wordLimit = 32;

/**
 * Finds products whose name or description contains every word of the query, regardless of case
 * and diacritics. An empty query matches all products. Products with all words in the name come
 * first, because a word such as "hổ" appears in many descriptions by chance. Otherwise the order of
 * the list is kept.
 *
 * The folded text is cached per product object, so that later searches of the same list only
 * compare.
 *
 * @example
 * ```ts
 * import { searchProducts } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const jar = { name: 'Hũ Đá Mắt Hổ', description: 'Cao 12 cm' };
 * const ring = { name: 'Nhẫn Ngọc', description: '' };
 * assert.deepEqual(searchProducts([jar, ring], 'da 12'), [jar]);
 * ```
 */
export function searchProducts<P extends Searchable>(products: readonly P[], query: string): P[] {
  const words = [...new Set(foldText(query).split(/\s+/).filter(Boolean))].slice(0, wordLimit);
  if (words.length === 0) return [...products];
  const byName: P[] = [];
  const byDescription: P[] = [];
  for (const product of products) {
    const { name, nameAndDescription } = foldedTextOf(product);
    if (words.every((word) => name.includes(word))) byName.push(product);
    else if (words.every((word) => nameAndDescription.includes(word))) {
      byDescription.push(product);
    }
  }
  return [...byName, ...byDescription];
}
