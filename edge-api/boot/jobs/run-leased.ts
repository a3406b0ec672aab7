import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { leases } from '../../db/schema/process-tables.ts';

/** Maximum duration of a run, in ms. After it, another process may take the lease. */
export const leaseTime = 5 * 60_000;

/** Work that at most one process does at a time. */
export interface LeasedWork {
  /** Name of the lease. */
  name: string;
  /** Time from the start of a successful run in which no process starts another one, in ms. */
  intervalMs: number;
  run(): Promise<unknown>;
}

/**
 * Runs the work, unless a process is running it or has just run it. If a process ends during the
 * work, its lease ends after {@linkcode leaseTime}. The work must still be safe to run twice,
 * because a run may take longer.
 *
 * @returns `true` if the work has run, `false` if the lease was taken
 * @throws the error of the work, after the lease has been released
 */
export async function runLeased(
  database: Pick<Database, 'batch'>,
  clock: () => number,
  { name, intervalMs, run }: LeasedWork,
): Promise<boolean> {
  const holder = crypto.randomUUID();
  const start = clock();
  // An end that is further away than any lease was written before a clock was set back.
  const latest = start + Math.max(leaseTime, intervalMs);
  const [taken] = await database.batch((db) => [
    db.insert(leases).values({ name, holder, until: start + leaseTime })
      .onConflictDoUpdate({
        target: leases.name,
        set: { holder, until: start + leaseTime },
        setWhere: or(lte(leases.until, start), gt(leases.until, latest)),
      })
      .returning({ name: leases.name }),
  ]);
  if (taken.length === 0) return false;
  let until = start;
  try {
    await run();
    until = start + intervalMs;
  } finally {
    await database.batch((db) => [
      db.update(leases).set({ until }).where(and(eq(leases.name, name), eq(leases.holder, holder))),
    ]);
  }
  return true;
}
