import type { PageSlug } from '../../contract/settings/page-slugs.ts';
import type { Database } from '../../db/database.ts';
import { pageVersions } from '../../db/schema/settings-tables.ts';
import { ConflictError, ValidationError } from '../../errors.ts';
import { checkPageText, normalizePageText } from './check-page-text.ts';
import { loadDefaultPages, splitTitle } from './default-pages.ts';
import { readPage, type StoredPage } from './stored-page.ts';

/** Change of a page's text. */
export interface PageChange {
  /** Number of the latest version that the change was made from; 0 if there is none. */
  latest: number;
  /**
   * New Markdown. A heading of level 1 at its beginning is the title; without it the title stays.
   * `undefined` returns to the default text.
   */
  markdown: string | undefined;
}

/**
 * Adds a version of a page. Earlier versions stay, because customers have accepted them. A text
 * that is equal to the current one adds no version.
 *
 * @param now ms since 1970
 * @returns the page after the change
 * @throws {ValidationError} with the issues of the text; their paths are line numbers
 * @throws {ConflictError} `PAGE_CHANGED` if another change came first; its details contain
 * `current`, the {@linkcode StoredPage} of that change
 */
export async function changePage(
  database: Database,
  slug: PageSlug,
  { latest, markdown }: PageChange,
  now: number,
): Promise<StoredPage> {
  const current = await readPage(database, slug);
  const { title, body } = markdown === undefined
    ? { title: (await loadDefaultPages())[slug].title, body: null }
    : parse(markdown, current.title);
  if (current.latest !== latest) throw pageChanged(current);
  const unchanged = body === null
    ? current.createdAt === undefined
    : body === current.body && title === current.title;
  if (unchanged) return current;
  const row = { slug, version: latest + 1, title, body, createdAt: now };
  const [written] = await database.batch((db) => [
    db.insert(pageVersions).values(row).onConflictDoNothing()
      .returning({ version: pageVersions.version }),
  ]);
  const after = await readPage(database, slug);
  if (written.length === 0) throw pageChanged(after);
  return after;
}

function parse(markdown: string, currentTitle: string): { title: string; body: string } {
  const text = normalizePageText(markdown);
  const { issues } = checkPageText(text);
  if (issues.length > 0) throw new ValidationError('Nội dung trang chưa hợp lệ.', issues);
  const { title = currentTitle, body } = splitTitle(text);
  return { title, body };
}

function pageChanged(current: StoredPage): ConflictError {
  return new ConflictError(
    'PAGE_CHANGED',
    'Trang vừa được thay đổi ở nơi khác. Vui lòng xem lại rồi thử lại.',
    undefined,
    { current },
  );
}
