import { Hono } from 'hono';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { checkWrites } from '../db/check-writes.ts';
import type { Database } from '../db/database.ts';
import { UnavailableError } from '../errors.ts';
import { describeError, type Log } from '../log.ts';

/** Time for which the result of a write check is cached, in ms. */
const CHECK_TTL_MS = 5_000;

/**
 * `GET /healthz`: 200 if the catalogue is loaded and the database accepts writes, else 503. The
 * check writes to the database at most every 5 s.
 */
export function healthRoutes(database: Database, catalogue: Catalogue, log: Log) {
  let checked: { at: number; result: ReturnType<typeof checkWrites> } | undefined;
  return new Hono().get('/healthz', async (c) => {
    const { versions, count } = await catalogue.current();
    if (!checked || performance.now() - checked.at > CHECK_TTL_MS) {
      checked = { at: performance.now(), result: checkWrites(database) };
    }
    const writes = await checked.result;
    if (!writes.ok) {
      log('error', 'database takes no writes', describeError(writes.error));
      throw new UnavailableError();
    }
    c.header('Cache-Control', 'no-store');
    return c.json({ success: true, catalogue: { version: versions.content, products: count } });
  });
}
