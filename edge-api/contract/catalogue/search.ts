import { fullName } from './families.ts';
import type { Product } from './product.ts';
import { createRank, type MatchGroup, sortByRank } from './search/create-rank.ts';
import { placeOf } from './search/places.ts';
import { readTerms, type Term } from './search/read-terms.ts';
import { type SearchLimits, searchLimits } from './search/search-limits.ts';
import { noSynonyms, type Synonyms } from './search/synonyms.ts';
import { createTermMatch, type SearchedTexts, type SearchStage } from './search/term-match.ts';
import { spelledText } from './search/word-pattern.ts';
import { foldedWords } from './words.ts';

export type Searchable = Pick<
  Product,
  'name' | 'option' | 'description' | 'category' | 'subCategory'
>;

const searchedTexts = new WeakMap<Searchable, SearchedTexts>();
const spelledTexts = new WeakMap<Searchable, { name: string; description: string }>();

function cached<V>(cache: WeakMap<Searchable, V>, product: Searchable, create: () => V): V {
  let value = cache.get(product);
  if (value === undefined) {
    value = create();
    cache.set(product, value);
  }
  return value;
}

/** Returns the texts of a product that a search compares. */
export function searchedTextsOf(product: Searchable): SearchedTexts {
  return cached(searchedTexts, product, () => {
    const [name, description] = [fullName(product), product.description].map((text) =>
      foldedWords(text).map((word) => ` ${word} `).join('')
    ) as [string, string];
    const { category, subCategory } = product;
    return {
      name,
      all: name + description,
      places: [placeOf(category, ''), placeOf(category, subCategory)],
    };
  });
}

/**
 * Finds products in which every word of the query begins a word of the name, the option or the
 * description, regardless of case and diacritics. Synonyms count as the words themselves. If
 * nothing is found, names of categories and related products are searched as well. An empty query
 * matches all products.
 *
 * Products with all words in the name come first, because a word such as "hổ" appears in many
 * descriptions by chance. In both groups, the whole query with its accents comes before complete
 * words with their accents, and these before all others. Otherwise the order of the list is kept.
 *
 * A product that stands for a family is found if one of `variantsOf()` is, the best of which
 * chooses the group. It returns `undefined` for all others.
 *
 * The texts are cached per product object, so that later searches of the same list only compare.
 * `edge-api/catalogue/source/match-expression.ts` is the same rule for the database.
 *
 * @example
 * ```ts
 * import { searchProducts } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const places = { category: 'Hũ Đá', subCategory: 'Đá Quý' };
 * const jar = { name: 'Hũ Đá Mắt Hổ', description: 'Cao 12 cm', ...places };
 * const ring = { name: 'Nhẫn Ngọc', description: '', ...places };
 * assert.deepEqual(searchProducts([jar, ring], 'da 12'), [jar]);
 * assert.deepEqual(searchProducts([jar, ring], 'goc'), []);
 * ```
 */
export function searchProducts<P extends Searchable>(
  products: readonly P[],
  query: string,
  synonyms: Synonyms = noSynonyms(),
  limits: Pick<SearchLimits, 'ranked'> = searchLimits,
  variantsOf?: (product: P) => readonly P[] | undefined,
): P[] {
  const terms = readTerms(query, synonyms);
  if (terms === undefined) return [...products];
  if (terms.length === 0) return [];
  const find = (stage: SearchStage) => findTerms(products, terms, stage, limits.ranked, variantsOf);
  const found = find('words');
  return found.length > 0 ? found : find('places');
}

function findTerms<P extends Searchable>(
  products: readonly P[],
  terms: readonly Term[],
  stage: SearchStage,
  ranked: number,
  variantsOf?: (product: P) => readonly P[] | undefined,
): P[] {
  const groupOf = createTermMatch(terms, stage);
  const matchOf = (product: P) => groupOf(searchedTextsOf(product));
  const groups: Record<MatchGroup, P[]> = { name: [], description: [] };
  for (const product of products) {
    const variants = variantsOf?.(product);
    const group = variants ? bestOf(variants.map(matchOf)) : matchOf(product);
    if (group) groups[group].push(product);
  }
  const rank = createRank(terms);
  return (['name', 'description'] as const).flatMap((group) => {
    const compared = sortByRank(groups[group].slice(0, ranked), (product) => {
      const texts = cached(spelledTexts, product, () => ({
        name: spelledText(fullName(product)),
        description: spelledText(product.description),
      }));
      return rank({ ...texts, places: searchedTextsOf(product).places }, group);
    });
    return [...compared, ...groups[group].slice(ranked)];
  });
}

const bestOf = (groups: readonly (MatchGroup | undefined)[]): MatchGroup | undefined =>
  groups.includes('name') ? 'name' : groups.find((group) => group !== undefined);
