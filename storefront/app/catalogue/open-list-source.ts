import { type CatalogueSource, createListSource, type Product } from '@thach-an/edge-api/contract';
import type { ApiClient } from '../api/api-client.ts';
import { loadSynonyms } from './load-synonyms.ts';

/**
 * Returns the source of a product list, with the shop's synonyms. This module is loaded on demand:
 * the first page of a visit comes from the server, so that it needs no search.
 */
export function openListSource(products: readonly Product[], api: ApiClient): CatalogueSource {
  return createListSource(products, { synonyms: () => loadSynonyms(api) });
}
