import { analyze } from '@thach-an/lunar';
import { and, eq } from 'drizzle-orm';
import type { ChartGreeting } from '../../contract/account/saved-chart-reply.ts';
import { chartElements } from '../../contract/tu-vi/chart-elements.ts';
import type { Database } from '../../db/database.ts';
import { savedCharts } from '../../db/schema/account-tables.ts';
import { toSavedChart } from './list-saved-charts.ts';

/** Returns the person for whom the home page shows products, if the user has asked for that. */
export async function findGreeting(
  { read }: Pick<Database, 'read'>,
  userId: string,
): Promise<ChartGreeting | undefined> {
  const [row] = await read.select().from(savedCharts)
    .where(and(eq(savedCharts.userId, userId), eq(savedCharts.greets, true)));
  if (!row) return undefined;
  const { birth } = toSavedChart(row);
  return { name: row.name, ...chartElements(analyze(birth)) };
}
