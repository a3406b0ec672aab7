/**
 * Runs as a separate process. It takes the write lock, prints `rows <names as JSON>` of the stored
 * counters and `locked <ms since 1970>`, keeps the lock until its standard input is closed, and
 * prints `releasing <ms since 1970>` before it commits. It fails if the lock is held for more than
 * 90 s.
 *
 * Argument: URL.
 */
import { openDatabase } from '../db/open-database.ts';
import { PreparedConnection } from '../db/connection/prepared-connection.ts';

const [url = ''] = Deno.args;
const database = await openDatabase({ url });
const connection = new PreparedConnection({
  path: url.slice('file:'.length),
  settings: 'pragma busy_timeout = 20000;',
});
connection.runScript(`begin immediate; insert into counters values ('lock-holder', 1)`);
const { rows } = connection.run('select name from counters');
console.log(`rows ${JSON.stringify(rows.map(({ name }) => name))}`);
console.log(`locked ${Date.now()}`);
const timer = setTimeout(() => Deno.exit(1), 90_000);
for await (const _ of Deno.stdin.readable);
clearTimeout(timer);
console.log(`releasing ${Date.now()}`);
connection.runScript('commit');
connection.close();
await database.close();
