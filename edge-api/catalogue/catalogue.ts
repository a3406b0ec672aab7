import { asc } from 'drizzle-orm';
import type { Product } from '../contract/catalogue/product.ts';
import type { Database } from '../db/database.ts';
import { readCatalogueVersion } from './read-catalogue-version.ts';
import { products as productsTable } from '../db/schema.ts';
import { encodeBody, type EncodedBody } from '../http/encoded-body.ts';
import { describeError, type Log } from '../log.ts';
import { toProduct } from './to-product.ts';

/** The catalogue as it stood at one version: its products, and the body of `GET /api/food/list`. */
export interface CatalogueSnapshot {
  /** Changes with every change to a product. */
  readonly version: number;
  readonly products: readonly Product[];
  readonly body: EncodedBody;
}

/** The catalogue in memory, read again only when its version in the database has changed. */
export interface Catalogue {
  /** The newest snapshot, at most a second old; an older one while the database cannot be read. */
  current(): Promise<CatalogueSnapshot>;
}

/** How long a snapshot is taken for the newest without asking the database, in ms. */
const checkInterval = 1_000;

/**
 * Keeps the catalogue of a database in memory.
 *
 * @param now milliseconds of a clock that only goes forward
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
      if (snapshot && now() - checkedAt < checkInterval) return Promise.resolve(snapshot);
      return checking ??= check();
    },
  };
}

/**
 * The version is read before the rows: when a change comes in between, the rows are newer than the
 * version says, and the next check reads them once more.
 */
async function readSnapshot(database: Database, version: number): Promise<CatalogueSnapshot> {
  const rows = await database.read.select().from(productsTable)
    .orderBy(asc(productsTable.position), asc(productsTable.id));
  const products = rows.map(toProduct);
  const body = await encodeBody(JSON.stringify({ success: true, data: products }), 9);
  return { version, products, body };
}
