import { and, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { savedCharts } from '../../db/schema/account-tables.ts';
import { NotFoundError } from '../../errors.ts';

/** A chart and the user who asks for it. */
export interface OwnedChart {
  userId: string;
  id: string;
}

/**
 * Chooses the chart for which the home page shows products, or ends that. The last chosen chart of
 * the user is not shown any more.
 *
 * @throws {NotFoundError} if the user has no such chart
 */
export async function setGreeting(
  database: Database,
  owned: OwnedChart,
  greets: boolean,
): Promise<void> {
  const [, changed] = await database.batch((db) => [
    db.update(savedCharts).set({ greets: false }).where(and(
      eq(savedCharts.userId, owned.userId),
      eq(savedCharts.greets, true),
      greets ? undefined : eq(savedCharts.id, owned.id),
      exists(db.select({ one: sql`1` }).from(savedCharts).where(isOwn(owned))),
    )),
    db.update(savedCharts).set({ greets }).where(isOwn(owned)),
  ]);
  if (changed.rowsAffected === 0) throw new NotFoundError('chart');
}

/**
 * Deletes a saved chart.
 *
 * @throws {NotFoundError} if the user has no such chart
 */
export async function deleteSavedChart(database: Database, owned: OwnedChart): Promise<void> {
  const [deleted] = await database.batch((db) => [
    db.delete(savedCharts).where(isOwn(owned)),
  ]);
  if (deleted.rowsAffected === 0) throw new NotFoundError('chart');
}

const isOwn = ({ userId, id }: OwnedChart) =>
  and(eq(savedCharts.userId, userId), eq(savedCharts.id, id));
