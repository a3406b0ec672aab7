import { z } from 'zod';
import { readCatalogueVersions } from '../catalogue/catalogue-versions.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { toProductRow } from '../catalogue/product-row.ts';
import { detailedProductSchema } from '../contract/catalogue/product.ts';
import { parseDatabaseUrl } from '../db/connection/database-url.ts';
import type { Database } from '../db/database.ts';
import { openDatabaseUse } from '../db/database-use.ts';
import { createEventLog } from '../db/log-database-event.ts';
import { migrateDatabase } from '../db/migrate-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { describeError, type Log } from '../log.ts';
import type { Config } from './config.ts';

const seedFile = new URL('../seed/products.json', import.meta.url);

/**
 * Opens the database, migrates it, and fills it with the demo catalogue if it is empty. `close()`
 * closes the database and ends its use by this process.
 *
 * @throws {DatabaseError} if one of these steps fails
 */
export async function openMigratedDatabase(config: Config, log: Log) {
  const location = parseDatabaseUrl(config.databaseUrl);
  const use = location.kind === 'file' ? await openDatabaseUse(location.path) : undefined;
  const database = await openDatabase({
    url: config.databaseUrl,
    authToken: config.databaseAuthToken,
    onEvent: createEventLog(log),
    writerThread: true,
  }).catch((error) => {
    use?.close();
    throw error;
  });
  try {
    const migrations = await migrateDatabase(database);
    if (migrations > 0) log('info', 'database migrated', { migrations });
    if (!use?.usedBefore && config.seed === 'demo') await fillIfEmpty(database, log);
    await use?.record().catch((error) => log('warn', 'use not recorded', describeError(error)));
    return { database, close: () => database.close().finally(use?.close) };
  } catch (error) {
    await database.close();
    use?.close();
    throw error;
  }
}

async function fillIfEmpty(database: Database, log: Log) {
  // A version above 0 means that an owner has removed the products: keep the catalogue empty.
  if ((await readCatalogueVersions(database)).content > 0) return;
  const json = JSON.parse(await Deno.readTextFile(seedFile));
  const products = z.array(detailedProductSchema).parse(json);
  const added = await seedCatalogue(database, products.map(toProductRow));
  if (added > 0) log('info', 'catalogue filled with the demo products', { products: added });
}
