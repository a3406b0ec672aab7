import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { ApiParts } from './api.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import type { Config } from './config.ts';
import { productSchema } from './contract/product.ts';
import type { Database } from './db/database.ts';
import { migrateDatabase } from './db/migrate-database.ts';
import { openDatabase } from './db/open-database.ts';
import { readCatalogueVersion } from './db/read-catalogue-version.ts';
import { seedCatalogue } from './db/seed-catalogue.ts';
import type { Log } from './http/log.ts';

/** Folder of the demo catalogue's pictures. */
export const imagesFolder = fileURLToPath(new URL('./seed/images', import.meta.url));

/** The demo catalogue. */
const seedFile = new URL('./seed/products.json', import.meta.url);

/**
 * Opens what the API works with: the database, brought up to date and filled if it is empty, and the
 * catalogue in memory.
 *
 * @throws {DatabaseError} if the database cannot be opened, migrated or filled
 */
export async function boot(config: Config, log: Log): Promise<ApiParts> {
  const database = await openDatabase({
    url: config.databaseUrl,
    authToken: config.databaseAuthToken,
    onEvent: ({ kind, ...fields }) => log('warn', `database ${kind}`, fields),
  });
  try {
    await migrateDatabase(database);
    await fillIfEmpty(database, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  const catalogue = createCatalogue(database, log);
  return { database, catalogue, log, imagesFolder, corsOrigins: config.corsOrigins };
}

async function fillIfEmpty(database: Database, log: Log) {
  // An owner who has sold out and cleared the shop does not want the demo back.
  if (await readCatalogueVersion(database) > 0) return;
  const products = z.array(productSchema).parse(JSON.parse(await Deno.readTextFile(seedFile)));
  const added = await seedCatalogue(
    database,
    products.map(({ _id: id, ...product }) => ({ id, ...product })),
  );
  if (added > 0) log('info', 'catalogue filled with the demo products', { products: added });
}
