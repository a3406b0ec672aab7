/**
 * Runs as a separate process. It opens, migrates and seeds a database as a server does at its
 * start, and prints `seeded <number of products added>`.
 *
 * Argument: URL.
 */
import { migrateDatabase } from '../db/migrate-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { sampleProducts } from './sample-products.ts';

const database = await openDatabase({ url: Deno.args[0] ?? '', writerThread: true });
await migrateDatabase(database);
console.log(`seeded ${await seedCatalogue(database, sampleProducts(56))}`);
await database.close();
