/**
 * A process of its own that places the orders from one number to another, eight at once, each under a
 * key of its own and every fifth by card. It prints `ack <number> <order id>` after each answer.
 *
 *     deno run -A tests/faults/place-orders.ts <database URL> <first> <end>
 */
import { openDatabase } from '../../edge-api/db/open-database.ts';
import { placeOrder } from '../../edge-api/checkout/place-order.ts';
import { orderParts } from '../../edge-api/checkout/testing/order-shop.ts';
import { createSandboxProvider } from '../../edge-api/payments/sandbox-provider.ts';
import { numberedOrder } from './audit-orders.ts';

const [url = '', first = '', end = ''] = Deno.args;
const encoder = new TextEncoder();
const limits = { busyMs: 60_000, maxWaitMs: 60_000 };
const database = await openDatabase({ url, limits });
const provider = createSandboxProvider(database, 'http://localhost');
const parts = { ...orderParts(database).parts, provider };

let next = Number(first);
await Promise.all(Array.from({ length: 8 }, async () => {
  while (next < Number(end)) {
    const number = next++;
    const { orderId } = await placeOrder(parts, numberedOrder(number));
    Deno.stdout.writeSync(encoder.encode(`ack ${number} ${orderId}\n`));
  }
}));
await database.close();
