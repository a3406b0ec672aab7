import type { Category } from '../../contract/catalogue/categories.ts';
import { readSynonyms, type Synonyms } from '../../contract/catalogue/search/synonyms.ts';
import type { ShopSettings } from '../../settings/shop-settings-schema.ts';
import defaultSynonyms from './default-synonyms.json' with { type: 'json' };

/** Synonyms of the shop: those of the project, extended by those of the owner. */
export interface ShopSynonyms {
  /** Lines in the form of `readSynonyms()`. */
  readonly lines: readonly string[];
  readonly synonyms: Synonyms;
}

const byCategories = new WeakMap<readonly Category[], ShopSynonyms>();

/** Returns the synonyms for the settings of the shop, which are read once per snapshot. */
export function shopSynonyms(
  { settings: { search }, categories }: {
    settings: Pick<ShopSettings, 'search'>;
    categories: readonly Category[];
  },
): ShopSynonyms {
  const known = byCategories.get(categories);
  if (known) return known;
  const own = search.synonyms.split(';').map((line) => line.trim()).filter(Boolean);
  const lines = [...defaultSynonyms, ...own];
  const created = { lines, synonyms: readSynonyms(lines, categories) };
  byCategories.set(categories, created);
  return created;
}
