import { readSynonyms, type Synonyms } from '../../contract/catalogue/search/synonyms.ts';
import type { ShopSettings } from '../../settings/shop-settings-schema.ts';
import defaultSynonyms from './default-synonyms.json' with { type: 'json' };

/** Synonyms of the shop: those of the project, extended by those of the owner. */
export interface ShopSynonyms {
  /** Lines in the form of `readSynonyms()`. */
  readonly lines: readonly string[];
  readonly synonyms: Synonyms;
}

const bySettings = new WeakMap<ShopSettings['search'], ShopSynonyms>();

/** Returns the synonyms for the settings of the shop. Settings in memory are read once. */
export function shopSynonyms({ search }: Pick<ShopSettings, 'search'>): ShopSynonyms {
  const known = bySettings.get(search);
  if (known) return known;
  const own = search.synonyms.split(';').map((line) => line.trim()).filter(Boolean);
  const lines = [...defaultSynonyms, ...own];
  const created = { lines, synonyms: readSynonyms(lines) };
  bySettings.set(search, created);
  return created;
}
