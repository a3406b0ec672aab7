import { pageSlugs } from '../../contract/settings/page-slugs.ts';
import { type PageRow, pageRowSchema } from '../../contract/settings/page-row.ts';
import { richTextBlockSchema } from '../../contract/settings/rich-text.ts';
import { z } from '../../contract/zod.ts';
import { pageVersions } from '../../db/schema/settings-tables.ts';
import { ConflictError, ValidationError } from '../../errors.ts';
import { findWelcomePercent } from '../../checkout/promo/check-promo.ts';
import { operation } from '../../operations/run-operation.ts';
import { readShopSettings } from '../read-shop-settings.ts';
import { findPageIssues, normalizePageText } from './find-page-issues.ts';
import { loadDefaultPages, splitTitle } from './default-pages.ts';
import { placeholderValues } from './placeholders.ts';
import { renderPage } from './render-page.ts';
import {
  readPage,
  readPageHistory,
  readPages,
  type StoredPage,
  writtenPageSchema,
} from './stored-page.ts';

const slugSchema = z.enum(pageSlugs);

const toRow = ({ version, latest, createdAt, ...page }: StoredPage): PageRow => ({
  ...page,
  version: latest,
  label: version,
  createdAt: createdAt ?? null,
});

export const listPages = operation({
  name: 'pages.list',
  permission: 'settings:read',
  input: z.object({}),
  output: z.object({ items: z.array(pageRowSchema) }),
  run: async ({ database }) => ({ items: (await readPages(database)).map(toRow) }),
});

/** Reads a text of the shop and the versions that the owner has written, the latest first. */
export const getPage = operation({
  name: 'pages.get',
  permission: 'settings:read',
  input: z.object({ slug: slugSchema }),
  output: pageRowSchema.extend({ versions: z.array(writtenPageSchema) }),
  run: async ({ database }, { slug }) => ({
    ...toRow(await readPage(database, slug)),
    versions: await readPageHistory(database, slug),
  }),
});

/**
 * Renders a text as visitors would see it, without storing it. Throws {@linkcode ValidationError}
 * as {@linkcode savePage} does.
 */
export const previewPage = operation({
  name: 'pages.preview',
  permission: 'settings:read',
  input: z.object({ slug: slugSchema, title: z.string().max(1_000), body: z.string() }),
  output: z.object({ title: z.string(), blocks: z.array(richTextBlockSchema) }),
  async run({ database, adminOrigin }, { slug, title, body }) {
    const page = { ...await readPage(database, slug), ...parse(`# ${title}\n\n${body}`, '') };
    const { settings } = await readShopSettings(database);
    // Of the facts of the server, the preview knows its own origin alone.
    const facts = { publicUrl: adminOrigin, cardPayments: false, facebook: false };
    const values = placeholderValues(settings, facts, await findWelcomePercent(database));
    const { title: shown, blocks } = renderPage(page, values);
    return { title: shown, blocks };
  },
});

/**
 * Adds a version of a page. Earlier versions stay, because customers have accepted them. A text
 * that is equal to the current one adds no version. Throws {@linkcode ValidationError} with the
 * issues of the text, whose paths are line numbers, and {@linkcode ConflictError} `CHANGED` if
 * another change came first; its details contain `current`, the {@linkcode PageRow} of that
 * change.
 */
export const savePage = operation({
  name: 'pages.save',
  permission: 'settings:write',
  input: z.object({
    slug: slugSchema,
    /** Version on which the change is based. @default the current one */
    version: z.int().optional(),
    changes: z.object({
      title: z.string().optional(),
      /**
       * New Markdown. A heading of level 1 at its beginning is the title. `null` returns to the
       * default text.
       */
      body: z.string().nullable().optional(),
    }),
  }),
  output: pageRowSchema,
  async run({ database, clock, commit }, { slug, version, changes }) {
    const current = await readPage(database, slug);
    const { title: newTitle, body: newBody = current.body } = changes;
    const { title, body } = newBody === null
      ? { title: (await loadDefaultPages())[slug].title, body: null }
      : parse(newTitle === undefined ? newBody : `# ${newTitle}\n\n${newBody}`, current.title);
    if (version !== undefined && current.latest !== version) throw pageChanged(current);
    const unchanged = body === null
      ? current.createdAt === undefined
      : body === current.body && title === current.title;
    if (unchanged) return toRow(current);
    const row = { slug, version: current.latest + 1, title, body, createdAt: clock() };
    const written = await commit(
      (db) => [db.insert(pageVersions).values(row).onConflictDoNothing()],
      { subject: slug, before: { version: current.latest }, after: { version: row.version } },
    );
    const after = await readPage(database, slug);
    if (!written) throw pageChanged(after);
    return toRow(after);
  },
});

function parse(markdown: string, currentTitle: string): { title: string; body: string } {
  const text = normalizePageText(markdown);
  const issues = findPageIssues(text);
  if (issues.length > 0) throw new ValidationError('page', { issues });
  const { title = currentTitle, body } = splitTitle(text);
  return { title, body };
}

function pageChanged(current: StoredPage): ConflictError {
  return new ConflictError('CHANGED.page', { details: { current: toRow(current) } });
}
