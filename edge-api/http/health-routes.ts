import { Hono } from 'hono';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { checkWrites } from '../db/check-writes.ts';
import type { Database } from '../db/database.ts';
import { UnavailableError } from '../errors.ts';
import { describeError, type Log } from '../log.ts';

/** How long an answer of the database is taken for true, in ms. */
const keptFor = 5_000;

/**
 * `GET /healthz`: whether this process can serve: the catalogue is there and the database takes
 * writes, which a hanging server would not. 200 or 503; the write itself happens every 5 s at most.
 */
export function healthRoutes(database: Database, catalogue: Catalogue, log: Log) {
  let checked: { at: number; result: ReturnType<typeof checkWrites> } | undefined;
  return new Hono().get('/healthz', async (c) => {
    const { version, products } = await catalogue.current();
    if (!checked || performance.now() - checked.at > keptFor) {
      checked = { at: performance.now(), result: checkWrites(database) };
    }
    const writes = await checked.result;
    if (!writes.ok) {
      log('error', 'database takes no writes', describeError(writes.error));
      throw new UnavailableError();
    }
    c.header('Cache-Control', 'no-store');
    return c.json({ success: true, catalogue: { version, products: products.length } });
  });
}
