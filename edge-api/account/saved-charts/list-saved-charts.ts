import { desc, eq } from 'drizzle-orm';
import type { ChartBirth } from '../../contract/account/saved-chart.ts';
import type { SavedChart } from '../../contract/account/saved-chart-reply.ts';
import type { Database } from '../../db/database.ts';
import { savedCharts } from '../../db/schema/account-tables.ts';

type SavedChartRow = typeof savedCharts.$inferSelect;

/** Returns the charts that a user has saved, the newest first. */
export async function listSavedCharts(
  { read }: Pick<Database, 'read'>,
  userId: string,
): Promise<SavedChart[]> {
  const rows = await read.select().from(savedCharts).where(eq(savedCharts.userId, userId))
    .orderBy(desc(savedCharts.consentedAt), savedCharts.id);
  return rows.map(toSavedChart);
}

/** Converts a row to the form of the API. */
export function toSavedChart(
  { id, name, birth: json, greets, consentedAt }: SavedChartRow,
): SavedChart {
  const { details, ...birth } = JSON.parse(json) as StoredBirth;
  return {
    id,
    birth: { name, ...birth },
    details,
    greets,
    consentedAt: new Date(consentedAt).toISOString(),
  };
}

/** Content of the column `birth`: the birth without the name, and the details. */
type StoredBirth = Omit<ChartBirth['birth'], 'name'> & Pick<ChartBirth, 'details'>;

/** Returns the content of the column `birth`. Equal births have equal texts. */
export function toStoredBirth({ birth: { name: _, ...birth }, details }: ChartBirth): string {
  return JSON.stringify({ ...birth, details } satisfies StoredBirth);
}
