/**
 * A process of its own that takes the write lock, prints `locked`, keeps it for a while, and
 * prints `released`.
 *
 * Arguments: URL, milliseconds.
 */
import { openDatabase } from '../db/open-database.ts';
import { counters } from '../db/schema.ts';

const [url = '', milliseconds = '1500'] = Deno.args;
const database = await openDatabase({ url, limits: { busyMs: 20_000, workMs: 20_000 } });
await database.write(async (tx) => {
  await tx.insert(counters).values({ name: 'lock-holder', value: 1 });
  console.log('locked');
  await new Promise((resolve) => setTimeout(resolve, Number(milliseconds)));
});
console.log('released');
await database.close();
