/**
 * A separate process that migrates a database and fills it with products and customers. It prints
 * the session tokens of the customers as JSON. A test that reads the file later must not have
 * opened it with libSQL itself.
 *
 *     deno run -A tests/faults/prepare-process.ts <database URL> <number of customers>
 */
import { newSession } from '../../edge-api/sessions/session.ts';
import { openTestShop } from '../../edge-api/testing/open-test-shop.ts';
import { migrateDatabase } from '../../edge-api/db/migrate-database.ts';
import { openDatabase } from '../../edge-api/db/open-database.ts';
import { sampleProducts } from '../../edge-api/testing/sample-products.ts';

const [url = '', count = '10'] = Deno.args;
const customers = Array.from({ length: Number(count) }, (_, number) => `customer-${number}`);
const products = sampleProducts(5, { stock: 1_000_000 });
const database = await openDatabase({ url });
await migrateDatabase(database);
await openTestShop({ database, customers, products });
const sessions = customers.map((id) => newSession(id, Date.now()));
const [first, ...others] = sessions;
await database.batch((db) => [first!.insert(db), ...others.map(({ insert }) => insert(db))]);
await database.close();
console.log(JSON.stringify(sessions.map(({ token }) => token)));
