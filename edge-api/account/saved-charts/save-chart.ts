import { and, eq, sql } from 'drizzle-orm';
import { type ChartBirth, savedChartLimit } from '../../contract/account/saved-chart.ts';
import type { SavedChart } from '../../contract/account/saved-chart-reply.ts';
import type { Database } from '../../db/database.ts';
import { savedCharts, users } from '../../db/schema/account-tables.ts';
import { toSavedChart, toStoredBirth } from './list-saved-charts.ts';

/**
 * Saves a chart of a user who has consented to it. A chart that the user has saved before is not
 * changed.
 *
 * @param now time of the consent, ms since 1970
 * @returns undefined if the user has the maximum number of charts
 */
export async function saveChart(
  database: Database,
  userId: string,
  chart: ChartBirth,
  now: number,
): Promise<SavedChart | undefined> {
  const { name } = chart.birth;
  const birth = toStoredBirth(chart);
  const isSame = and(
    eq(savedCharts.userId, userId),
    eq(savedCharts.name, name),
    eq(savedCharts.birth, birth),
  );
  const [, [row]] = await database.batch((db) => [
    db.insert(savedCharts).select(sql`
      select ${crypto.randomUUID()}, ${users.id}, ${name}, ${birth}, 0, ${now}
      from ${users}
      where ${users.id} = ${userId} and ${users.deletedAt} is null
        and not exists (select 1 from ${savedCharts} where ${isSame})
        and (
          select count(*) from ${savedCharts} where ${savedCharts.userId} = ${userId}
        ) < ${savedChartLimit}`),
    db.select().from(savedCharts).where(isSame).limit(1),
  ]);
  return row && toSavedChart(row);
}
