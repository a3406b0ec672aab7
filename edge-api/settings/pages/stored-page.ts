import { and, desc, eq, getTableColumns, max } from 'drizzle-orm';
import { type PageSlug, pageSlugs } from '../../contract/settings/page-slugs.ts';
import { z } from '../../contract/zod.ts';
import type { Reader } from '../../db/database.ts';
import { pageVersions } from '../../db/schema/settings-tables.ts';
import { type DefaultPage, loadDefaultPages } from './default-pages.ts';

export interface StoredPage {
  slug: PageSlug;
  title: string;
  /** Markdown without the title. */
  body: string;
  /** Name of the version: the number of the owner's, or the date of the default text. */
  version: string;
  /** Time of the owner's version in ms since 1970; `undefined` for the default text. */
  createdAt: number | undefined;
  /** Number of the latest row, which a change replaces; 0 if the owner has changed nothing. */
  latest: number;
}

/** Version that the owner has written. */
export const writtenPageSchema = z.object({
  version: z.int(),
  title: z.string(),
  /** Absent if the owner returned to the default text. */
  body: z.string().optional(),
  createdAt: z.int(),
});

export async function readPages({ read }: Reader): Promise<StoredPage[]> {
  const defaults = await loadDefaultPages();
  // With max(), SQLite takes the other columns from the row that has the maximum.
  const rows = await read
    .select({ ...getTableColumns(pageVersions), version: max(pageVersions.version) })
    .from(pageVersions).groupBy(pageVersions.slug);
  return pageSlugs.map((slug) => {
    const row = rows.find((row) => row.slug === slug);
    return toPage(slug, row && { ...row, version: row.version ?? 0 }, defaults[slug]);
  });
}

export async function readPage({ read }: Reader, slug: PageSlug): Promise<StoredPage> {
  const defaults = await loadDefaultPages();
  const [row] = await read.select().from(pageVersions).where(eq(pageVersions.slug, slug))
    .orderBy(desc(pageVersions.version)).limit(1);
  return toPage(slug, row, defaults[slug]);
}

/** Reads the owner's versions of a page, the latest first. */
export async function readPageHistory({ read }: Reader, slug: PageSlug) {
  const rows = await read.select().from(pageVersions).where(eq(pageVersions.slug, slug))
    .orderBy(desc(pageVersions.version));
  return rows.map(({ version, title, body, createdAt }) => ({
    version,
    title,
    body: body ?? undefined,
    createdAt,
  }));
}

/** `true` if the owner has written this version of a page. */
export async function hasPageVersion(
  { read }: Reader,
  slug: PageSlug,
  version: number,
): Promise<boolean> {
  const [row] = await read.select({ body: pageVersions.body }).from(pageVersions)
    .where(and(eq(pageVersions.slug, slug), eq(pageVersions.version, version)));
  return row !== undefined && row.body !== null;
}

type Row = Omit<typeof pageVersions.$inferSelect, 'slug'>;

function toPage(slug: PageSlug, row: Row | undefined, defaultPage: DefaultPage): StoredPage {
  const latest = row?.version ?? 0;
  if (!row || row.body === null) return { slug, ...defaultPage, createdAt: undefined, latest };
  const { title, body, createdAt, version } = row;
  return { slug, title, body, version: String(version), createdAt, latest };
}
