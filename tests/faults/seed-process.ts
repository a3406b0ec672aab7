/**
 * A process of its own that makes the shop of the ledger: seven products, ten customers with full
 * carts.
 *
 *     deno run -A tests/faults/make-shop.ts <database URL>
 */
import { migrateDatabase } from '../../edge-api/db/migrate-database.ts';
import { openDatabase } from '../../edge-api/db/open-database.ts';
import { fillCart, fillOrderShop } from '../../edge-api/checkout/testing/order-shop.ts';
import { customers, initial, products } from './audit-orders.ts';

const database = await openDatabase({ url: Deno.args[0] ?? '' });
await migrateDatabase(database);
await fillOrderShop(database, customers, products);
const cart = Object.fromEntries(products.map(({ id }) => [id, initial]));
for (const customer of customers) await fillCart(database, customer, cart);
await database.close();
