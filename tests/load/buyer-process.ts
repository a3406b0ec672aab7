/**
 * A separate process in which buyers order concurrently. It prints `ready`, waits for a line, and
 * prints the results as JSON.
 *
 *     deno run -A tests/load/buyer-process.ts <database URL> <file with the buyers' tokens>
 */
import { buyAtOnce, openSale } from './flash-sale.ts';

const [url = '', file = ''] = Deno.args;
const tokens: string[] = JSON.parse(await Deno.readTextFile(file));
const database = await openSale(url);
console.log('ready');
await Deno.stdin.read(new Uint8Array(1));
console.log(JSON.stringify(await buyAtOnce(database, tokens)));
await database.close();
