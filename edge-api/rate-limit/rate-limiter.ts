import { eq, inArray, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/process-tables.ts';
import { RateLimitError } from '../errors.ts';
import { LruCache } from '../lru-cache.ts';

/** Limit of the attempts of one subject within one scope. */
export interface RateRule {
  /** Limited action, such as 'log-in by address'. */
  scope: string;
  /** Limited client: an IP address or the key of an e-mail address. */
  subject: string;
  /** Maximum number of attempts at once; afterwards one more is allowed every `per / limit`. */
  limit: number;
  /** Time after which the full limit is available again, in ms. */
  per: number;
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/**
 * Creates a rate limiter that counts in the database, so that its limits apply to all processes
 * together and persist through a restart. It uses the generic cell rate algorithm: a row holds the
 * theoretical arrival time of the next attempt, and an attempt too long before that is rejected.
 *
 * Source: ITU-T I.371, annex A, virtual scheduling algorithm.
 *
 * @param off `true` to allow everything
 */
export function createRateLimiter(
  database: Database,
  clock: () => number,
  { off = false }: { off?: boolean } = {},
) {
  const refusedUntil = new LruCache<string, number>({ maxEntries: maxRefused });
  return {
    /**
     * Counts one attempt for all of the rules. If one of them rejects it, it is not counted.
     *
     * @throws {RateLimitError} with the seconds after which all of the rules allow the attempt
     */
    async take(rules: readonly RateRule[]): Promise<void> {
      if (off || rules.length === 0) return;
      const now = clock();
      const cells = rules.map(toCell);
      // A refused client that goes on must not occupy the write queue. Times only move ahead.
      const known = Math.max(
        ...cells.map((cell) => timeOf(cell, now, refusedUntil.peek(cell.key))),
      );
      if (known > now) throw toRateLimitError(known - now);
      const [counted, rows] = await database.batch((db) => [
        db.insert(rateLimits).select(nextArrivals(cells, now))
          .onConflictDoUpdate({
            target: rateLimits.key,
            set: { arrivalAt: sql`excluded.arrival_at` },
          })
          .returning({ key: rateLimits.key }),
        db.select().from(rateLimits).where(inArray(rateLimits.key, cells.map(({ key }) => key))),
      ]);
      if (counted.length > 0) return;
      const arrivals = new Map(rows.map(({ key, arrivalAt }) => [key, arrivalAt]));
      const allowedAt = cells.map((cell) => {
        const { key, interval, per } = cell;
        const at = Math.max(timeOf(cell, now, arrivals.get(key)), now) + interval - per;
        if (at > now) refusedUntil.set(key, at);
        return at;
      });
      throw toRateLimitError(Math.max(...allowedAt) - now);
    },
    /** Takes back a counted attempt that turned out to be allowed, such as the right password. */
    async giveBack(rules: readonly RateRule[]): Promise<void> {
      if (off || rules.length === 0) return;
      const cells = rules.map(toCell);
      const [first, ...rest] = cells;
      await database.batch((db) => {
        const subtract = ({ key, interval }: Cell) =>
          db.update(rateLimits).set({ arrivalAt: sql`${rateLimits.arrivalAt} - ${interval}` })
            .where(eq(rateLimits.key, key));
        return [subtract(first!), ...rest.map(subtract)];
      });
    },
  };
}

/** Maximum number of refused subjects in memory, about 1 MB. */
const maxRefused = 10_000;

/** @param wait ms */
function toRateLimitError(wait: number): RateLimitError {
  return new RateLimitError(Math.max(1, Math.ceil(wait / 1_000)));
}

interface Cell {
  key: string;
  /** Time between two attempts at the permitted rate, in ms. */
  interval: number;
  per: number;
}

function toCell({ scope, subject, limit, per }: RateRule): Cell {
  const key = createHash('sha256').update(`${scope}\n${subject}`).digest('hex');
  return { key, interval: Math.floor(per / limit), per };
}

/** Periods from now on in which a time counts. A later one was stored by a clock that was ahead. */
const maxPeriods = 2;

/** Returns a known time of a cell if it counts, or else 0. */
function timeOf({ per }: Cell, now: number, time = 0): number {
  return time > now + maxPeriods * per ? 0 : time;
}

/** Selects the rows after one more attempt, or no rows if one of the rules rejects it. */
function nextArrivals(cells: readonly Cell[], now: number) {
  const values = sql.join(
    cells.map(({ key, interval, per }) => sql`(${key}, ${interval}, ${per})`),
    sql`, `,
  );
  return sql`
    with cells(key, interval, per) as (values ${values}),
    next(key, arrival_at, per) as (
      select cells.key, max(coalesce(known.arrival_at, 0), ${now}) + cells.interval, cells.per
      from cells left join ${rateLimits} as known
        on known.key = cells.key and known.arrival_at <= ${now} + ${maxPeriods} * cells.per
    )
    select key, arrival_at from next
    where not exists (select 1 from next where arrival_at - per > ${now})`;
}
