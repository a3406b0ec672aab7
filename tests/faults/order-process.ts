/**
 * A separate process that places a range of numbered orders, eight at a time, each with its own
 * idempotency key and every fifth by card. It waits for a line `<first> <end>` with the range, and
 * prints `ack <number> <order id>` after each order.
 *
 *     deno run -A tests/faults/order-process.ts <database URL>
 */
import { placeOrder } from '../../edge-api/checkout/place-order.ts';
import { openTestShop } from '../../edge-api/testing/open-test-shop.ts';
import { openDatabase } from '../../edge-api/db/open-database.ts';
import { createSandboxProvider } from '../../edge-api/payments/sandbox-provider.ts';
import { numberedOrder } from './audit-orders.ts';

const encoder = new TextEncoder();
const input = new Uint8Array(100);
const size = await Deno.stdin.read(input) ?? 0;
const [first = 0, end = 0] = new TextDecoder().decode(input.subarray(0, size)).split(' ').map(
  Number,
);

const limits = { busyMs: 60_000, maxWaitMs: 60_000 };
const database = await openDatabase({ url: Deno.args[0] ?? '', limits });
const provider = createSandboxProvider(database, 'http://localhost');
const deps = { ...(await openTestShop({ database })).deps, provider };

let next = first;
await Promise.all(Array.from({ length: 8 }, async () => {
  while (next < end) {
    const number = next++;
    const { orderId } = await placeOrder(deps, numberedOrder(number));
    Deno.stdout.writeSync(encoder.encode(`ack ${number} ${orderId}\n`));
  }
}));
await database.close();
