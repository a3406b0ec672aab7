import { asc } from 'drizzle-orm';
import type { Product } from '../contract/catalogue/product.ts';
import type { Database } from '../db/database.ts';
import { readCatalogueVersion } from './read-catalogue-version.ts';
import { products as productsTable } from '../db/schema.ts';
import { encodeBody, type EncodedBody } from '../http/encoded-body.ts';
import { describeError, type Log } from '../log.ts';
import { toProduct } from './to-product.ts';

/** The catalogue at one version: its products, and the body of `GET /api/food/list`. */
export interface CatalogueSnapshot {
  /** Changes with every change to a product. */
  readonly version: number;
  readonly products: readonly Product[];
  readonly body: EncodedBody;
}

/** The catalogue in memory, which is reloaded when its version in the database changes. */
export interface Catalogue {
  /**
   * Returns a snapshot that is at most 1 s old, or an older one while the database is unreadable.
   */
  current(): Promise<CatalogueSnapshot>;
}

/** Minimum time between two checks of the version, in ms. */
const CHECK_INTERVAL_MS = 1_000;

/**
 * Creates the in-memory catalogue of a database.
 *
 * @param now monotonic clock, in milliseconds
 */
export function createCatalogue(
  database: Database,
  log: Log,
  now: () => number = () => performance.now(),
): Catalogue {
  let snapshot: CatalogueSnapshot | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<CatalogueSnapshot> | undefined;

  async function check(): Promise<CatalogueSnapshot> {
    try {
      const version = await readCatalogueVersion(database);
      if (snapshot?.version !== version) snapshot = await readSnapshot(database, version);
      checkedAt = now();
      return snapshot;
    } catch (error) {
      if (!snapshot) throw error;
      log('warn', 'catalogue not refreshed', describeError(error));
      checkedAt = now();
      return snapshot;
    } finally {
      checking = undefined;
    }
  }

  return {
    current() {
      if (snapshot && now() - checkedAt < CHECK_INTERVAL_MS) return Promise.resolve(snapshot);
      return checking ??= check();
    },
  };
}

/**
 * Reads the products at `version`, which was read before the rows. If they changed in between, the
 * rows are newer than the version, and the next check reads them again.
 */
async function readSnapshot(database: Database, version: number): Promise<CatalogueSnapshot> {
  const rows = await database.read.select().from(productsTable)
    .orderBy(asc(productsTable.position), asc(productsTable.id));
  const products = rows.map(toProduct);
  const body = await encodeBody(JSON.stringify({ success: true, data: products }), 9);
  return { version, products, body };
}
