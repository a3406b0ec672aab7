import { pageSlugs } from '../../contract/settings/page-slugs.ts';
import { z } from '../../contract/zod.ts';
import { pageVersions } from '../../db/schema/settings-tables.ts';
import { ConflictError, ValidationError } from '../../errors.ts';
import { operation } from '../../operations/run-operation.ts';
import { checkPageText, normalizePageText } from './check-page-text.ts';
import { loadDefaultPages, splitTitle } from './default-pages.ts';
import {
  type PageHistoryEntry,
  readPage,
  readPageHistory,
  readPages,
  type StoredPage,
} from './stored-page.ts';

const slugSchema = z.enum(pageSlugs);

const pageSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  body: z.string(),
  version: z.string(),
  createdAt: z.int().optional(),
  latest: z.int(),
}) as z.ZodType<StoredPage>;

/** Lists the texts of the shop. */
export const listPages = operation({
  name: 'pages.list',
  permission: 'settings:read',
  input: z.object({}),
  output: z.object({ items: z.array(pageSchema) }),
  run: async ({ database }) => ({ items: await readPages(database) }),
});

/** Reads a text of the shop and the versions that the owner has written, the latest first. */
export const getPage = operation({
  name: 'pages.get',
  permission: 'settings:read',
  input: z.object({ slug: slugSchema }),
  output: z.object({
    page: pageSchema,
    versions: z.array(z.object({
      version: z.int(),
      title: z.string(),
      body: z.string().optional(),
      createdAt: z.int(),
    })) as z.ZodType<PageHistoryEntry[]>,
  }),
  run: async ({ database }, { slug }) => ({
    page: await readPage(database, slug),
    versions: await readPageHistory(database, slug),
  }),
});

/**
 * Adds a version of a page. Earlier versions stay, because customers have accepted them. A text
 * that is equal to the current one adds no version. Throws {@linkcode ValidationError} with the
 * issues of the text, whose paths are line numbers, and {@linkcode ConflictError} `CHANGED` if
 * another change came first; its details contain `current`, the {@linkcode StoredPage} of that
 * change.
 */
export const savePage = operation({
  name: 'pages.save',
  permission: 'settings:write',
  input: z.object({
    slug: slugSchema,
    /** Number of the latest version on which the change is based. @default the current one */
    latest: z.int().optional(),
    /**
     * New Markdown. A heading of level 1 at its beginning is the title; without it the title stays.
     * `null` returns to the default text.
     */
    markdown: z.string().nullable(),
  }),
  output: pageSchema,
  async run({ database, clock, commit }, { slug, latest, markdown }) {
    const current = await readPage(database, slug);
    const { title, body } = markdown === null
      ? { title: (await loadDefaultPages())[slug].title, body: null }
      : parse(markdown, current.title);
    if (latest !== undefined && current.latest !== latest) throw pageChanged(current);
    const unchanged = body === null
      ? current.createdAt === undefined
      : body === current.body && title === current.title;
    if (unchanged) return current;
    const row = { slug, version: current.latest + 1, title, body, createdAt: clock() };
    const written = await commit(
      (db) => [db.insert(pageVersions).values(row).onConflictDoNothing()],
      { subject: slug, before: { version: current.latest }, after: { version: row.version } },
    );
    const after = await readPage(database, slug);
    if (!written) throw pageChanged(after);
    return after;
  },
});

function parse(markdown: string, currentTitle: string): { title: string; body: string } {
  const text = normalizePageText(markdown);
  const { issues } = checkPageText(text);
  if (issues.length > 0) throw new ValidationError('page', { issues });
  const { title = currentTitle, body } = splitTitle(text);
  return { title, body };
}

function pageChanged(current: StoredPage): ConflictError {
  return new ConflictError('CHANGED.page', { details: { current } });
}
