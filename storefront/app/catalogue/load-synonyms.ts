import { readSynonyms, type Synonyms } from '@thach-an/edge-api/contract';
import type { ApiClient } from '../api/api-client.ts';
import { browserCategories } from './browser-categories.ts';
import { createStore, useStore } from '../shell/observable.ts';

const held = createStore<Synonyms | undefined>(undefined);
let loading: Promise<Synonyms> | undefined;

/**
 * Returns the shop's synonyms, which are requested once. Without the API, a search uses the names
 * of categories only, and the next search requests them again.
 */
export function loadSynonyms(api: ApiClient): Promise<Synonyms> {
  const current = held.get();
  if (current) return Promise.resolve(current);
  return loading ??= requestSynonyms(api).finally(() => loading = undefined);
}

async function requestSynonyms(api: ApiClient): Promise<Synonyms> {
  try {
    const reply = await api.api.catalogue.synonyms.$get();
    if (!reply.ok) throw new Error(`Cannot read the synonyms: the API answered ${reply.status}`);
    const { data } = await reply.json();
    const synonyms = readSynonyms(data, browserCategories());
    held.set(synonyms);
    return synonyms;
  } catch (error) {
    console.warn('The synonyms could not be loaded', error);
    return readSynonyms([], browserCategories());
  }
}

/** Returns the shop's synonyms after they are loaded. */
export function useSynonyms(): Synonyms | undefined {
  return useStore(held, undefined);
}
