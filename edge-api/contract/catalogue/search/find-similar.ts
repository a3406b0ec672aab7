import type { Product } from '../product.ts';
import type { StorePage, StoreQuery } from '../store-query.ts';
import { findNear } from './find-near.ts';
import { suggestSearch } from './suggest.ts';
import type { Synonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Finds another search text, and products that come close, for a search without results.
 *
 * @param find returns the first page of a search, without anything similar
 */
export async function findSimilar(
  query: StoreQuery,
  { vocabulary, synonyms }: { vocabulary: Vocabulary; synonyms: Synonyms },
  find: (query: StoreQuery) => Promise<StorePage<Product>> | StorePage<Product>,
): Promise<Pick<StorePage<Product>, 'suggestion' | 'near'>> {
  const suggestion = await suggestSearch(
    query.q,
    vocabulary,
    synonyms,
    async (q) => (await find({ ...query, q, page: 1 })).products,
  );
  const near = await findNear({ ...query, q: suggestion ?? query.q }, find);
  return { ...(suggestion !== undefined && { suggestion }), ...(near && { near }) };
}
