import { lazy } from '../../contract/lazy.ts';
import { type PageSlug, pageSlugs } from '../../contract/settings/page-slugs.ts';
import { parseMarkdown } from './parse-markdown.ts';

/**
 * Versions of the default texts, the latest last. A version is the date of its text. Customers have
 * accepted the earlier ones, so a changed text needs a new version and no version is removed.
 */
export const defaultPageVersions: Readonly<Record<PageSlug, readonly [string, ...string[]]>> = {
  about: ['2026-11-22'],
  delivery: ['2026-11-22', '2026-11-24', '2026-11-26'],
  returns: ['2026-11-22', '2026-11-26'],
  payment: ['2026-11-22', '2026-11-24', '2026-11-25', '2026-11-26'],
  privacy: ['2026-11-22', '2026-11-25', '2026-11-26', '2026-11-29'],
  terms: ['2026-11-22', '2026-11-26'],
  complaints: ['2026-11-22'],
  'size-guide': ['2026-11-25'],
  faq: ['2026-11-25', '2026-11-26'],
};

export interface DefaultPage {
  title: string;
  /** Markdown without the title. */
  body: string;
  /** Date of the text, such as '2026-11-22'. */
  version: string;
}

/** Returns the default texts of all pages. The files are read once. */
export const loadDefaultPages = lazy(async () => {
  const entries = await Promise.all(pageSlugs.map(async (slug) => {
    const text = await Deno.readTextFile(new URL(`./default-pages/${slug}.md`, import.meta.url));
    const { title, body } = splitTitle(text);
    if (title === undefined) throw new Error(`The default text of /${slug} has no title`);
    return [slug, { title, body, version: defaultPageVersions[slug].at(-1)! }] as const;
  }));
  return Object.fromEntries(entries) as Readonly<Record<PageSlug, DefaultPage>>;
});

/** Separates the heading of level 1 at the beginning of a page from the rest. */
export function splitTitle(markdown: string): { title: string | undefined; body: string } {
  const lines = markdown.trim().split('\n');
  const [first = ''] = lines;
  // A heading with '#' is one line. Its page is not parsed, which takes most of the time.
  const ownTitle = first.startsWith('#') ? parseMarkdown(first).title : undefined;
  if (ownTitle !== undefined) return { title: ownTitle, body: lines.slice(1).join('\n').trim() };
  const { title } = parseMarkdown(markdown);
  if (title === undefined) return { title, body: markdown.trim() };
  // The heading is underlined with '='.
  return { title, body: lines.slice(lines.findIndex(isUnderline) + 1).join('\n').trim() };
}

function isUnderline(line: string): boolean {
  return /^ {0,3}=+\s*$/.test(line);
}
