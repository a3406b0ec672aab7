/**
 * A separate process that runs actions on a shop. Each input line is a JSON document:
 * `{ "open": url }` opens another database, and `{ "run": [action] }` runs actions one after the
 * other. It prints the results of each line as a JSON array.
 *
 *     deno run -A edge-api/orders/testing/action-process.ts
 */
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { runAction, type TimedAction } from './order-actions.ts';

/** Input line of this process. */
export type ProcessInput = { open: string } | { run: TimedAction[] };

if (import.meta.main) {
  let database: Database | undefined;
  for await (const line of createInterface({ input: process.stdin })) {
    const input: ProcessInput = JSON.parse(line);
    const results: string[] = [];
    if ('open' in input) {
      await database?.close();
      database = await openDatabase({ url: input.open });
    } else {
      for (const action of input.run) results.push(await runAction(database!, action));
    }
    process.stdout.write(`${JSON.stringify(results)}\n`);
  }
  await database?.close();
}
