/**
 * A separate process that fills a database for the fault tests: seven products and the customers
 * with full carts.
 *
 *     deno run -A tests/faults/seed-process.ts <database URL>
 */
import { fillCart } from '../../edge-api/checkout/testing/order-fixtures.ts';
import { openTestShop } from '../../edge-api/testing/open-test-shop.ts';
import { migrateDatabase } from '../../edge-api/db/migrate-database.ts';
import { openDatabase } from '../../edge-api/db/open-database.ts';
import { customers, initialQuantity, products } from './audit-orders.ts';

const database = await openDatabase({ url: Deno.args[0] ?? '' });
await migrateDatabase(database);
await openTestShop({ database, customers, products });
const cart = Object.fromEntries(products.map(({ id }) => [id, initialQuantity]));
for (const customer of customers) await fillCart(database, customer, cart);
await database.close();
