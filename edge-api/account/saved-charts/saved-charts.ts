import { and, desc, eq, exists, sql } from 'drizzle-orm';
import { type ChartBirth, savedChartLimit } from '../../contract/account/saved-chart.ts';
import type { ChartGreeting, SavedChart } from '../../contract/account/saved-chart-reply.ts';
import type { Database, Reader } from '../../db/database.ts';
import { savedCharts, users } from '../../db/schema/account-tables.ts';
import { analyze } from '@thach-an/lunar';
import { chartElements } from '../../contract/tu-vi/chart-elements.ts';
import { NotFoundError } from '../../errors.ts';

type SavedChartRow = typeof savedCharts.$inferSelect;

/** Returns the charts that a user has saved, the newest first. */
export async function listSavedCharts({ read }: Reader, userId: string): Promise<SavedChart[]> {
  const rows = await read.select().from(savedCharts).where(eq(savedCharts.userId, userId))
    .orderBy(desc(savedCharts.consentedAt), savedCharts.id);
  return rows.map(toSavedChart);
}

function toSavedChart({ id, name, birth: json, greets, consentedAt }: SavedChartRow): SavedChart {
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
function toStoredBirth({ birth: { name: _, ...birth }, details }: ChartBirth): string {
  return JSON.stringify({ ...birth, details } satisfies StoredBirth);
}

/** Returns the person for whom the home page shows products, if the user has asked for that. */
export async function findGreeting(
  { read }: Reader,
  userId: string,
): Promise<ChartGreeting | undefined> {
  const [row] = await read.select().from(savedCharts)
    .where(and(eq(savedCharts.userId, userId), eq(savedCharts.greets, true)));
  if (!row) return undefined;
  const { birth } = toSavedChart(row);
  return { name: row.name, ...chartElements(analyze(birth)) };
}

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

interface OwnedChart {
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
