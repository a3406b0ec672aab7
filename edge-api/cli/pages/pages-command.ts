import { type PageSlug, pageSlugs } from '../../contract/settings/page-slugs.ts';
import { formatSortableDateTime } from '../../format/format-timestamp.ts';
import { getPage, listPages, savePage } from '../../settings/pages/save-page.ts';
import type { PageRow } from '../../contract/settings/page-row.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { parserOf } from '../terminal/arguments.ts';
import { editText } from '../terminal/edit-text.ts';
import { readText } from '../terminal/read-text.ts';
import { renderTable } from '../terminal/render-table.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';

const slugs = `one of: ${pageSlugs.join(', ')}`;

/** Argument with the name of a page, which may have its slash. */
const pageArgument = [
  '<page>',
  slugs,
  parserOf((text) => pageSlugs.find((slug) => slug === text.replace(/^\//, '')), slugs),
] as const;

export const pagesCommand: ShopCommand = {
  name: 'pages',
  summary: 'Show or change texts such as the terms.',
  examples: {
    'pages': 'list the pages',
    'pages show terms > terms.md': 'save a text as Markdown',
    'pages set terms terms.md': 'replace it',
    'pages edit terms': 'change it in an editor',
  },
  async run({ run, output }) {
    const { items: pages } = await run(listPages, {});
    return {
      document: { pages: pages.map(pageDocument) },
      text: renderTable(pages, [
        ['Page', ({ slug }) => slug],
        ['Title', ({ title }) => title, 'truncate'],
        ['Version', ({ label }) => label],
        [
          'Text',
          ({ createdAt }) =>
            createdAt === null ? 'default' : `own, ${formatSortableDateTime(createdAt)}`,
        ],
      ], output),
    };
  },
  commands: [
    {
      name: 'show',
      summary: 'Print the Markdown of a page.',
      examples: { 'pages show terms': 'print the terms' },
      arguments: [pageArgument],
      async run({ run }, [slug]: [PageSlug]) {
        const page = await run(getPage, { slug });
        return { document: pageDocument(page), text: sanitizeForTerminal(markdownOf(page)) };
      },
    },
    {
      name: 'set',
      summary: 'Replace the text of a page. Visitors see it within two seconds.',
      examples: {
        'pages set terms terms.md': 'with a file; its first heading becomes the title',
        'pages set terms - < terms.md': 'with standard input',
      },
      arguments: [pageArgument, ['<file>', 'a file with Markdown, or - for standard input']],
      async run({ run }, [slug, file]: [PageSlug, string]) {
        return saved(await run(savePage, { slug, changes: { body: await readText(file) } }));
      },
    },
    {
      name: 'edit',
      summary: 'Change a page in an editor.',
      examples: { 'pages edit terms': 'opens the editor of the variable VISUAL or EDITOR' },
      arguments: [pageArgument],
      async run({ run, output }, [slug]: [PageSlug]) {
        const page = await run(getPage, { slug });
        const text = { fileName: `${slug}.md`, text: markdownOf(page) };
        await editText(text, output, async (body) => {
          await run(savePage, { slug, version: page.version, changes: { body } });
        });
        return saved(await run(getPage, { slug }));
      },
    },
    {
      name: 'reset',
      summary: 'Return a page to its default text. Its versions are kept.',
      examples: { 'pages reset terms': 'the terms of the demo shop' },
      arguments: [pageArgument],
      run: async ({ run }, [slug]: [PageSlug]) =>
        saved(await run(savePage, { slug, changes: { body: null } })),
    },
    {
      name: 'history',
      summary: 'List the versions of a page that the owner has written.',
      examples: {
        'pages history terms': 'the latest version first',
        'pages history terms --json': 'with their texts',
      },
      arguments: [pageArgument],
      run: listVersions,
    },
  ],
};

async function listVersions({ run, output }: CommandContext, [slug]: [PageSlug]) {
  const { versions } = await run(getPage, { slug });
  const table = renderTable(versions, [
    ['Version', ({ version }) => String(version)],
    ['Saved', ({ createdAt }) => formatSortableDateTime(createdAt)],
    ['Title', ({ title }) => title, 'truncate'],
    [
      'Characters',
      ({ body }) => body === undefined ? 'default text' : String(body.length),
      'right',
    ],
  ], output);
  return {
    document: {
      slug,
      versions: versions.map(({ createdAt, body, ...version }) => ({
        ...version,
        date: new Date(createdAt).toISOString(),
        body: body ?? null,
      })),
    },
    text: versions.length === 0 ? `${slug} has its default text.` : table,
  };
}

function saved(page: PageRow) {
  const text = page.createdAt === null ? 'its default text of' : 'version';
  return {
    document: pageDocument(page),
    text: `${page.slug} has ${text} ${page.label}: ${sanitizeForTerminal(page.title)}`,
  };
}

const markdownOf = ({ title, body }: PageRow) => `# ${title}\n\n${body}\n`;

function pageDocument({ slug, title, label: version, createdAt, body }: PageRow) {
  const date = createdAt === null ? null : new Date(createdAt).toISOString();
  return { slug, title, version, date, body };
}
