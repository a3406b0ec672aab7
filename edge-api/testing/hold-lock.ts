/**
 * Runs as a separate process. It takes the write lock and prints `locked <ms since 1970>`, keeps
 * the lock until its standard input is closed, and prints `releasing <ms since 1970>` before it
 * commits. It fails if the lock is held for more than 90 s.
 *
 * Argument: URL.
 */
import { openDatabase } from '../db/open-database.ts';
import { counters } from '../db/schema/process-tables.ts';

const [url = ''] = Deno.args;
const database = await openDatabase({ url, limits: { busyMs: 20_000, workMs: 90_000 } });
await database.write(async (tx) => {
  await tx.insert(counters).values({ name: 'lock-holder', value: 1 });
  console.log(`locked ${Date.now()}`);
  for await (const _ of Deno.stdin.readable);
  console.log(`releasing ${Date.now()}`);
});
await database.close();
