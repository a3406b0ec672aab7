/**
 * A process of its own that runs the shop's statements through Deno's own SQLite, in one transaction per
 * order and durable, and prints how many orders a second that were. In its own process because two SQLite
 * libraries must never have one file open in the same one.
 *
 *     deno run -A tests/bench/bare-orders.ts <database file> <file with the orders' statements>
 */
import { DatabaseSync } from 'node:sqlite';
import type { SqlStatement } from '../../edge-api/checkout/testing/order-sql.ts';

const [path = '', file = ''] = Deno.args;
const orders: SqlStatement[][] = JSON.parse(await Deno.readTextFile(file));
const database = new DatabaseSync(path);
database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL;');
const start = performance.now();
for (const statements of orders) {
  database.exec('BEGIN IMMEDIATE');
  for (const { sql, args } of statements) database.prepare(sql).run(...args);
  database.exec('COMMIT');
}
console.log(orders.length / ((performance.now() - start) / 1000));
database.close();
