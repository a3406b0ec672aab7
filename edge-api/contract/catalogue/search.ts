import type { Product } from './product.ts';
import { foldedWords, queryWords } from './words.ts';

/** Product fields that are searched. */
export type Searchable = Pick<Product, 'name' | 'description'>;

/** Words of a product, each after a space, so that ' ho' finds the beginning of a word. */
interface FoldedWords {
  name: string;
  nameAndDescription: string;
}

const foldedProducts = new WeakMap<Searchable, FoldedWords>();

function foldedWordsOf(product: Searchable): FoldedWords {
  let folded = foldedProducts.get(product);
  if (folded === undefined) {
    const name = foldedWords(product.name).map((word) => ` ${word}`).join('');
    const description = foldedWords(product.description).map((word) => ` ${word}`).join('');
    folded = { name, nameAndDescription: name + description };
    foldedProducts.set(product, folded);
  }
  return folded;
}

/**
 * Finds products in which every word of the query begins a word of the name or description,
 * regardless of case and diacritics. An empty query matches all products. Products with all words
 * in the name come first, because a word such as "hổ" appears in many descriptions by chance.
 * Otherwise the order of the list is kept.
 *
 * The folded words are cached per product object, so that later searches of the same list only
 * compare. `edge-api/catalogue/source/match-expression.ts` is the same rule for the database.
 *
 * @example
 * ```ts
 * import { searchProducts } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const jar = { name: 'Hũ Đá Mắt Hổ', description: 'Cao 12 cm' };
 * const ring = { name: 'Nhẫn Ngọc', description: '' };
 * assert.deepEqual(searchProducts([jar, ring], 'da 12'), [jar]);
 * assert.deepEqual(searchProducts([jar, ring], 'goc'), []);
 * ```
 */
export function searchProducts<P extends Searchable>(products: readonly P[], query: string): P[] {
  const words = queryWords(query);
  if (words === undefined) return [...products];
  if (words.length === 0) return [];
  const beginnings = words.map((word) => ` ${word}`);
  const byName: P[] = [];
  const byDescription: P[] = [];
  for (const product of products) {
    const { name, nameAndDescription } = foldedWordsOf(product);
    if (beginnings.every((word) => name.includes(word))) byName.push(product);
    else if (beginnings.every((word) => nameAndDescription.includes(word))) {
      byDescription.push(product);
    }
  }
  return [...byName, ...byDescription];
}
