import { eq } from 'drizzle-orm';
import {
  createRefreshedValue,
  type RefreshedValue,
  type RefreshTimes,
} from '../concurrency/refreshed-value.ts';
import { readCategories } from '../catalogue/categories/read-categories.ts';
import { findWelcomePercent } from '../checkout/promo/check-promo.ts';
import type { Category } from '../contract/catalogue/categories.ts';
import type { PageSlug } from '../contract/settings/page-slugs.ts';
import type { ShopIdentity, ShopPage } from '../contract/settings/shop-identity.ts';
import type { Database } from '../db/database.ts';
import { counters } from '../db/schema/process-tables.ts';
import { describeError, type Log } from '../log.ts';
import { loadDefaultPages } from './pages/default-pages.ts';
import { type PlaceholderValues, placeholderValues, type ShopFacts } from './pages/placeholders.ts';
import { renderPage } from './pages/render-page.ts';
import { readPages, type StoredPage } from './pages/stored-page.ts';
import { readShopSettings } from './read-shop-settings.ts';
import type { ShopSettings } from './shop-settings-schema.ts';
import { toShopIdentity } from './to-shop-identity.ts';

/** The settings of the shop and its text pages at one version. */
export interface SettingsSnapshot {
  /** Changes with every change to a setting or a page. */
  readonly version: number;
  readonly settings: ShopSettings;
  readonly identity: ShopIdentity;
  readonly categories: readonly Category[];
  /** Returns a text page, which is rendered at the first call. */
  page(slug: PageSlug): Promise<ShopPage>;
}

/** The settings in memory, which are reloaded when their version in the database changes. */
export type SettingsStore = RefreshedValue<SettingsSnapshot>;

/** Creates the in-memory settings of a database. */
export function createSettingsStore(
  database: Database,
  facts: ShopFacts,
  log: Log,
  times: RefreshTimes = {},
): SettingsStore {
  return createRefreshedValue<SettingsSnapshot>({
    ...times,
    onError: (error) => log('warn', 'settings not refreshed', describeError(error)),
    async refresh(previous) {
      const version = await readSettingsVersion(database);
      if (previous?.version === version) return previous;
      return await readSnapshot(database, version, facts, log);
    },
  });
}

async function readSettingsVersion({ read }: Database): Promise<number> {
  const [row] = await read.select({ value: counters.value }).from(counters)
    .where(eq(counters.name, 'settings'));
  if (!row) throw new Error('The counter of the settings is missing: migrate the database first');
  return row.value;
}

/**
 * Reads the settings at `version`, which was read before the rows. If they changed in between, the
 * rows are newer than the version, and the next check reads them again.
 */
async function readSnapshot(
  database: Database,
  version: number,
  facts: ShopFacts,
  log: Log,
): Promise<SettingsSnapshot> {
  const [{ settings }, pages, categories, welcomePercent] = await Promise.all([
    readShopSettings(database),
    readPages(database),
    readCategories(database),
    findWelcomePercent(database),
  ]);
  const stored = Object.fromEntries(pages.map((page) => [page.slug, page])) as Record<
    PageSlug,
    StoredPage
  >;
  const values = placeholderValues(settings, facts, welcomePercent);
  const rendered = new Map<PageSlug, Promise<ShopPage>>();
  const page = (slug: PageSlug) => {
    const known = rendered.get(slug) ?? renderOrDefault(stored[slug], values, log);
    rendered.set(slug, known);
    return known;
  };
  const versionOf = async (slug: PageSlug) => {
    const { createdAt, version } = stored[slug];
    // The default texts are valid, so that they need not be rendered.
    return createdAt === undefined ? version : (await page(slug)).version;
  };
  const [terms, privacy] = await Promise.all([versionOf('terms'), versionOf('privacy')]);
  const identity = toShopIdentity(settings, categories, { terms, privacy });
  return { version, settings, identity, categories, page };
}

/** Renders a page. A text that no verb would have saved is replaced by the default text. */
async function renderOrDefault(page: StoredPage, values: PlaceholderValues, log: Log) {
  try {
    return renderPage(page, values);
  } catch (error) {
    log('error', 'page text invalid', { slug: page.slug, ...describeError(error) });
    const defaultPage = (await loadDefaultPages())[page.slug];
    return renderPage({ ...page, ...defaultPage, createdAt: undefined }, values);
  }
}
