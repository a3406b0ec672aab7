/**
 * A process of its own that does what a server does at its start: open, migrate, seed. It prints
 * `seeded <number of products added>`.
 *
 * Argument: URL.
 */
import { migrateDatabase } from '../db/migrate-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { sampleProducts } from './sample-products.ts';

const database = await openDatabase({ url: Deno.args[0] ?? '' });
await migrateDatabase(database);
console.log(`seeded ${await seedCatalogue(database, sampleProducts(56))}`);
await database.close();
