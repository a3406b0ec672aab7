/**
 * A process of its own that writes rows with several writers at once, each named
 * `<process>-<writer>-<number>`. It prints `ack <name>` after each success, half of them through
 * `write` and half through `batch`, and at the end `stall <milliseconds>`: how long the event loop
 * stood still at worst.
 *
 * Arguments: URL, process name, writers, rows per writer.
 */
import { counters } from '../db/schema.ts';
import { openDatabase } from '../db/open-database.ts';

const [url = '', processName = '', writers = '8', rows = '50'] = Deno.args;
const encoder = new TextEncoder();
const acknowledge = (name: string) => Deno.stdout.writeSync(encoder.encode(`ack ${name}\n`));
const limits = { busyMs: 20_000, maxWaitMs: 20_000 };
const database = await openDatabase({ url, limits });

let lastBeat = performance.now();
let stall = 0;
const heart = setInterval(() => {
  const now = performance.now();
  stall = Math.max(stall, now - lastBeat);
  lastBeat = now;
}, 5);

await Promise.all(Array.from({ length: Number(writers) }, async (_, writer) => {
  for (let number = 0; number < Number(rows); number++) {
    const name = `${processName}-${writer}-${number}`;
    if (number % 2) {
      await database.batch((db) => [db.insert(counters).values({ name, value: number })]);
    } else {
      await database.write(async (tx) => {
        await tx.insert(counters).values({ name, value: number });
      });
    }
    acknowledge(name);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}));
clearInterval(heart);
await database.close();
console.log(`stall ${Math.round(stall)}`);
