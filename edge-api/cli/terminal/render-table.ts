import Table from 'cli-table3';
import type { Output } from './output.ts';
import { sanitizeForTerminal } from './sanitize-for-terminal.ts';

/**
 * Column of a table: its title, its cell in a row, and its alignment, or its overflow handling if
 * the table is wider than the terminal. Other columns have a fixed width.
 */
export type Column<Row> = readonly [
  title: string,
  cell: (row: Row) => string,
  style?: 'right' | 'truncate' | 'wrap',
];

const minWidth = 8;

const gap = 2;

/** Lines of a table, none of which is drawn. */
const borders = ('top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left ' +
  'left-mid mid mid-mid right right-mid').split(' ');

/**
 * Renders rows as a table of aligned columns.
 *
 * @param options `width`: width of the terminal, without which no column is narrowed; `bold`:
 * formats the titles
 */
export function renderTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { width, bold = (text) => text }: { width?: number; bold?: (text: string) => string } = {},
): string {
  const cells = rows.map((row) =>
    columns.map(([_, cell]) => sanitizeForTerminal(cell(row)).replaceAll(/\s+/g, ' '))
  );
  const lines = [columns.map(([title]) => title), ...cells];
  const naturalWidths = columns.map((_, index) =>
    Math.max(1, ...lines.map((line) => displayWidth(line[index] ?? '')))
  );
  const total = naturalWidths.reduce(
    (sum, columnWidth) => sum + columnWidth,
    gap * (columns.length - 1),
  );
  let excess = width === undefined ? 0 : Math.max(0, total - width);
  const colWidths = naturalWidths.map((naturalWidth, index) => {
    if (!/truncate|wrap/.test(columns[index]?.[2] ?? '')) return naturalWidth;
    const narrowed = Math.max(Math.min(naturalWidth, minWidth), naturalWidth - excess);
    excess -= naturalWidth - narrowed;
    return narrowed;
  });
  const table = new Table({
    chars: {
      ...Object.fromEntries(borders.map((name) => [name, ''])),
      middle: ' '.repeat(gap),
    },
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [], compact: true },
    colAligns: columns.map(([_, __, style]) => style === 'right' ? 'right' : 'left'),
    colWidths,
    head: columns.map(([title]) => bold(title)),
  });
  for (const line of cells) {
    table.push(
      line.map((content, index) => ({ content, wordWrap: columns[index]?.[2] === 'wrap' })),
    );
  }
  return table.toString().replaceAll(/ +$/gm, '');
}

/**
 * Renders a list of orders or other things, of which some may not be listed.
 *
 * @param hidden number of things that are not listed, or `true` if it is unknown
 */
export function renderList<Row>(
  things: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  output: Pick<Output, 'width' | 'bold'>,
  hidden: number | boolean = 0,
): string {
  if (rows.length === 0) return `No ${things}.`;
  const table = renderTable(rows, columns, output);
  const more = hidden === true ? 'More' : `${hidden} more`;
  return hidden ? `${table}\n\n${more}: see --limit.` : table;
}

/** Name and value; an empty value is left out. */
export type Fact = readonly [name: string, value: string | false | undefined];

/** Renders names and values, one pair per line. */
export function renderFacts(facts: readonly Fact[], { bold }: Pick<Output, 'bold'>): string {
  const shown = facts.flatMap(([name, value]) => value ? [{ name, value }] : []);
  const width = Math.max(...shown.map(({ name }) => name.length));
  const lines = shown.map(({ name, value }) =>
    `${bold(name.padEnd(width))}  ${sanitizeForTerminal(value)}`
  );
  return lines.join('\n');
}

const wide =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]|\p{RGI_Emoji}/v;

/**
 * Returns the display width of a text in terminal columns. East Asian characters and emoji take
 * two.
 */
function displayWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += wide.test(segment) ? 2 : 1;
  return width;
}

const graphemes = new Intl.Segmenter('vi', { granularity: 'grapheme' });
