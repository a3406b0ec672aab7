import { stoneReasons } from '../tu-vi/stone-reasons.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { pickProducts } from './pick-products.ts';
import { isListed, withOptions } from './families.ts';
import type { Product } from './product.ts';
import { queryStore } from './query-store.ts';
import type { SearchLimits } from './search/search-limits.ts';
import { noSynonyms, type Synonyms } from './search/synonyms.ts';
import type { Vocabulary } from './search/vocabulary.ts';
import type { StorePage, StoreQuery } from './store-query.ts';

export interface SourceOptions {
  /** Returns the synonyms of the shop. @default the names of categories only */
  synonyms?: () => Promise<Synonyms> | Synonyms;
  /** @default those of the shop */
  limits?: SearchLimits;
}

export function createListSource(
  products: readonly Product[],
  { synonyms: readSynonyms = noSynonyms, limits }: SourceOptions = {},
): CatalogueSource {
  const listed = products.filter(isListed);
  let index: ReadonlyMap<string, Product> | undefined;
  const find = (id: string) =>
    (index ??= new Map(products.map((product) => [product._id, product]))).get(id);

  let readVocabulary: ((synonyms: Synonyms) => Promise<Vocabulary>) | undefined;
  async function vocabularyOf(synonyms: Synonyms): Promise<Vocabulary> {
    const { createVocabularyReader, vocabularyProducts } = await import('./search/vocabulary.ts');
    readVocabulary ??= createVocabularyReader(() =>
      listed.slice(0, vocabularyProducts).map(({ name }) => name)
    );
    return await readVocabulary(synonyms);
  }

  async function page(query: StoreQuery): Promise<StorePage<Product>> {
    if (query.q === '') return queryStore(products, query);
    const options = { synonyms: await readSynonyms(), limits };
    const found = queryStore(products, query, options);
    if (found.total > 0 || !found.marks) return found;
    const { synonyms } = options;
    // A separate chunk in the browser.
    const [{ findSimilar }, vocabulary] = await Promise.all([
      import('./search/find-similar.ts'),
      vocabularyOf(synonyms),
    ]);
    const search = (query: StoreQuery) => queryStore(products, query, options);
    return { ...found, ...await findSimilar(query, { vocabulary, synonyms }, search) };
  }

  return {
    page,
    find(id) {
      const product = find(id);
      return Promise.resolve(product && withOptions(product, products));
    },
    lookup: (ids) => Promise.resolve(ids.flatMap((id) => find(id) ?? [])),
    pick: (category, count) => Promise.resolve(pickProducts(listed, category, count)),
    suited: (chart) =>
      Promise.resolve(
        listed.filter((product) => product.stock > 0 && stoneReasons(chart, product).length > 0),
      ),
  };
}
