import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { leases } from '../../db/schema/process-tables.ts';

/** Default of the maximum duration of a run, in ms. */
export const leaseTime = 5 * 60_000;

/** Work that at most one process does at a time. */
export interface LeasedWork {
  name: string;
  /** Time from the start of a successful run in which no process starts another one, in ms. */
  intervalMs: number;
  /**
   * Time after which another process may take the lease, in ms. It starts again with each call of
   * `renew()`.
   *
   * @default leaseTime
   */
  leaseMs?: number;
  run(renew: () => Promise<void>): Promise<unknown>;
}

/**
 * Runs the work, unless a process is running it or has just run it. If a process ends during the
 * work, its lease ends after `leaseMs`. The work must still be safe to run twice,
 * because a run may take longer.
 *
 * @returns `true` if the work has run, `false` if the lease was taken
 * @throws the error of the work, after the lease has been released
 */
export async function runLeased(
  database: Pick<Database, 'batch'>,
  clock: () => number,
  { name, intervalMs, leaseMs = leaseTime, run }: LeasedWork,
): Promise<boolean> {
  const holder = crypto.randomUUID();
  const start = clock();
  // An end that is much further away than any lease was written before a clock was set back. This
  // attempt may wait for a while until it is executed, and leases are renewed meanwhile.
  const latest = start + 2 * Math.max(leaseMs, intervalMs);
  const [taken] = await database.batch((db) => [
    db.insert(leases).values({ name, holder, until: start + leaseMs })
      .onConflictDoUpdate({
        target: leases.name,
        set: { holder, until: start + leaseMs },
        setWhere: or(lte(leases.until, start), gt(leases.until, latest)),
      })
      .returning({ name: leases.name }),
  ]);
  if (taken.length === 0) return false;
  const setEnd = async (until: number) => {
    await database.batch((db) => [
      db.update(leases).set({ until }).where(and(eq(leases.name, name), eq(leases.holder, holder))),
    ]);
  };
  let until = start;
  try {
    await run(() => setEnd(clock() + leaseMs));
    until = start + intervalMs;
  } finally {
    await setEnd(until);
  }
  return true;
}
