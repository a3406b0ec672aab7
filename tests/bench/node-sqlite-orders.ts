/**
 * A separate process that executes the statements of orders with `node:sqlite`, in one durable
 * transaction per order, and prints the number of orders per second. It is a separate process
 * because two SQLite libraries must not open the same file in one process.
 *
 *     deno run -A tests/bench/node-sqlite-orders.ts <database file> <file with the statements>
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
