/**
 * Runs as a separate process. It writes rows with several concurrent writers. Each row is named
 * `<process>-<writer>-<number>`. It prints `ack <name>` after each success, and
 * `tick <ms since 1970>` about every 5 ms while the event loop is not blocked.
 *
 * Arguments: URL, process name, writers, rows per writer.
 */
import { counters } from '../db/schema/process-tables.ts';
import { openDatabase } from '../db/open-database.ts';

const [url = '', processName = '', writers = '8', rows = '50'] = Deno.args;
const encoder = new TextEncoder();
const print = (line: string) => Deno.stdout.writeSync(encoder.encode(`${line}\n`));
const limits = { busyMs: 60_000, maxWaitMs: 60_000 };
const database = await openDatabase({ url, limits, writerThread: true });
const ticks = setInterval(() => print(`tick ${Date.now()}`), 5);

await Promise.all(Array.from({ length: Number(writers) }, async (_, writer) => {
  for (let number = 0; number < Number(rows); number++) {
    const name = `${processName}-${writer}-${number}`;
    await database.batch((db) => [db.insert(counters).values({ name, value: number })]);
    print(`ack ${name}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}));
clearInterval(ticks);
await database.close();
