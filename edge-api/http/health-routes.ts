import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { deadline } from '../concurrency/deadline.ts';
import type { Database } from '../db/database.ts';
import { UnavailableError } from '../errors.ts';
import { describeError, type Log } from '../log.ts';
import { describe } from '../openapi/describe.ts';
import { emptyReply, success } from '../openapi/reply.ts';
import { sql } from 'drizzle-orm';
import { DatabaseStorageError, DatabaseTimeoutError } from '../db/database-errors.ts';
import { counters } from '../db/schema/process-tables.ts';

type WriteCheck =
  | { ok: true; milliseconds: number }
  | { ok: false; error: unknown };

/**
 * Checks with a real write that the database accepts writes: a server can hang on writes while it
 * answers reads. The write passes through the write gate like any other, so cache the result for
 * some seconds. A damaged file is not repaired by a write that succeeds: it fails the check until
 * the process ends.
 *
 * @param limitMs maximum time for the write, in milliseconds
 */
export async function checkWrites(database: Database, limitMs = 2_000): Promise<WriteCheck> {
  if (database.corrupt) {
    return { ok: false, error: new DatabaseStorageError('The database file is damaged') };
  }
  const start = performance.now();
  const write = database.batch((db) => [
    db.insert(counters).values({ name: 'write-check', value: 1 }).onConflictDoUpdate({
      target: counters.name,
      set: { value: sql`${counters.value} + 1` },
    }),
  ]);
  try {
    await deadline(write, limitMs, () => {
      throw new DatabaseTimeoutError(`A write took more than ${limitMs} ms`);
    });
    return { ok: true, milliseconds: performance.now() - start };
  } catch (error) {
    return { ok: false, error };
  }
}

/** Time for which a successful check is valid, in ms. */
const successLifetime = 5_000;

/** Time for which a failed check is valid, in ms. */
const failureLifetime = 1_000;

/** Maximum duration of a check, in ms. */
const checkLimit = 1_000;

/** Result of a check. */
interface Readiness {
  /** Version of the catalogue and number of its products; unset if the shop is not ready. */
  catalogue?: { version: number; products: number };
  /** Time at which the result expires, of a monotonic clock in ms. */
  until: number;
}

/**
 * Routes for programs that supervise the shop:
 *
 * - `GET /livez`: 200 while the process answers requests.
 * - `GET /readyz`: 200 if the catalogue is loaded and the database accepts writes, else 503, after
 *   one second at most. The check writes to the database at most every 5 s.
 * - `GET /healthz`: as `/readyz`, with the version of the catalogue.
 */
export function healthRoutes(database: Database, catalogue: Catalogue, log: Log) {
  let last: Readiness | undefined;
  let checking: Promise<Readiness> | undefined;

  async function check(): Promise<Readiness> {
    try {
      const checks = Promise.all([catalogue.current(), checkWrites(database, checkLimit)]);
      const [{ versions, count }, writes] = await deadline(checks, checkLimit, tooSlow);
      if (!writes.ok) throw writes.error;
      const found = { version: versions.content, products: count };
      return last = { catalogue: found, until: performance.now() + successLifetime };
    } catch (error) {
      log('error', 'database takes no writes', describeError(error));
      return last = { until: performance.now() + failureLifetime };
    } finally {
      checking = undefined;
    }
  }

  async function readiness(c: Context) {
    c.header('Cache-Control', 'no-store');
    const isValid = last && performance.now() < last.until;
    const { catalogue } = isValid && last ? last : await (checking ??= check());
    if (!catalogue) throw new UnavailableError();
    return catalogue;
  }

  const routes = new Hono()
    .get('/livez', (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json({ success: true });
    })
    .get('/readyz', async (c) => {
      await readiness(c);
      return c.json({ success: true });
    })
    .get('/healthz', async (c) => c.json({ success: true, catalogue: await readiness(c) }));
  return describe('Server', routes, () => ({
    'GET /livez': {
      id: 'checkLife',
      summary: 'Answers while the process runs',
      reply: emptyReply,
    },
    'GET /readyz': {
      id: 'checkReadiness',
      summary: 'Checks that the server can take orders, within one second',
      reply: emptyReply,
    },
    'GET /healthz': {
      id: 'checkHealth',
      summary: 'Checks that the catalogue is loaded and the database accepts writes',
      reply: success({ catalogue: z.object({ version: z.int(), products: z.int() }) }),
    },
  }));
}

function tooSlow(): never {
  throw new Error(`The check took more than ${checkLimit} ms`);
}
