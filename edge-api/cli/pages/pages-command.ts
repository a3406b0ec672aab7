import type { Command } from 'commander';
import type { PageSlug } from '../../contract/settings/page-slugs.ts';
import { formatSortableDateTime } from '../../format/format-timestamp.ts';
import { getPage, listPages, savePage } from '../../settings/pages/save-page.ts';
import type { StoredPage } from '../../settings/pages/stored-page.ts';
import { addCommand, type CommandContext, withDatabase } from '../shop-command.ts';
import { editText } from '../terminal/edit-text.ts';
import type { Output } from '../terminal/output.ts';
import { readText } from '../terminal/read-text.ts';
import { renderTable } from '../terminal/render-table.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';
import { slugChoices, slugOption } from './parse-slug.ts';

/** Adds `shop pages`, which shows and changes the texts of the shop. */
export function addPagesCommand(program: Command, output: Output): void {
  const pages = addCommand(program, 'pages', 'Show or change texts such as the terms.', {
    'pages': 'list the pages',
    'pages show terms > terms.md': 'save a text as Markdown',
    'pages set terms terms.md': 'replace it',
    'pages edit terms': 'change it in an editor',
  })
    .action(() => withDatabase(output, printPages));
  const add = (name: string, description: string, examples: Record<string, string>) =>
    addCommand(pages, name, description, examples)
      .argument('<page>', `one of: ${slugChoices}`, slugOption);
  add('show', 'Print the Markdown of a page.', { 'pages show terms': 'print the terms' })
    .action((slug: PageSlug) =>
      withDatabase(output, async ({ run }) => {
        const { page } = await run(getPage, { slug });
        if (output.json) output.document(pageDocument(page));
        else output.print(sanitizeForTerminal(markdownOf(page)));
      })
    );
  add('set', 'Replace the text of a page. Visitors see it within two seconds.', {
    'pages set terms terms.md': 'with a file; its first heading becomes the title',
    'pages set terms - < terms.md': 'with standard input',
  })
    .argument('<file>', 'a file with Markdown, or - for standard input')
    .action(async (slug: PageSlug, file: string) => {
      const markdown = await readText(file);
      await withDatabase(output, (context) => change(context, slug, markdown));
    });
  add('edit', 'Change a page in an editor.', {
    'pages edit terms': 'opens the editor of the variable VISUAL or EDITOR',
  })
    .action((slug: PageSlug) => withDatabase(output, (context) => editPage(context, slug)));
  add('reset', 'Return a page to its default text. Its versions are kept.', {
    'pages reset terms': 'the terms of the demo shop',
  })
    .action((slug: PageSlug) => withDatabase(output, (context) => change(context, slug, null)));
  add('history', 'List the versions of a page that the owner has written.', {
    'pages history terms': 'the latest version first',
    'pages history terms --json': 'with their texts',
  })
    .action((slug: PageSlug) => withDatabase(output, (context) => listVersions(context, slug)));
}

async function printPages({ run, output }: CommandContext): Promise<void> {
  const { items: pages } = await run(listPages, {});
  if (output.json) return output.document({ pages: pages.map(pageDocument) });
  output.print(renderTable(
    [
      { title: 'Page' },
      { title: 'Title', overflow: 'truncate' },
      { title: 'Version' },
      { title: 'Text' },
    ],
    pages.map(({ slug, title, version, createdAt }) => [
      slug,
      title,
      version,
      createdAt === undefined ? 'default' : `own, ${formatSortableDateTime(createdAt)}`,
    ]),
    output,
  ));
}

async function listVersions({ run, output }: CommandContext, slug: PageSlug): Promise<void> {
  const { versions } = await run(getPage, { slug });
  if (output.json) {
    return output.document({
      slug,
      versions: versions.map(({ createdAt, body, ...version }) => ({
        ...version,
        date: new Date(createdAt).toISOString(),
        body: body ?? null,
      })),
    });
  }
  if (versions.length === 0) return output.print(`${slug} has its default text.`);
  output.print(renderTable(
    [
      { title: 'Version' },
      { title: 'Saved' },
      { title: 'Title', overflow: 'truncate' },
      { title: 'Characters', align: 'right' },
    ],
    versions.map(({ version, createdAt, title, body }) => [
      String(version),
      formatSortableDateTime(createdAt),
      title,
      body === undefined ? 'default text' : String(body.length),
    ]),
    output,
  ));
}

async function change(
  context: CommandContext,
  slug: PageSlug,
  markdown: string | null,
): Promise<void> {
  report(context, await context.run(savePage, { slug, markdown }));
}

async function editPage(context: CommandContext, slug: PageSlug): Promise<void> {
  const { run, output } = context;
  const { page } = await run(getPage, { slug });
  const text = markdownOf(page);
  await editText({ fileName: `${slug}.md`, text }, output, async (markdown) => {
    await run(savePage, { slug, latest: page.latest, markdown });
  });
  report(context, (await run(getPage, { slug })).page);
}

function report({ output }: CommandContext, page: StoredPage): void {
  if (output.json) return output.document(pageDocument(page));
  const text = page.createdAt === undefined ? 'its default text of' : 'version';
  output.print(`${page.slug} has ${text} ${page.version}: ${sanitizeForTerminal(page.title)}`);
}

const markdownOf = ({ title, body }: StoredPage) => `# ${title}\n\n${body}\n`;

function pageDocument({ slug, title, version, createdAt, body }: StoredPage) {
  const date = createdAt === undefined ? null : new Date(createdAt).toISOString();
  return { slug, title, version, date, body };
}
