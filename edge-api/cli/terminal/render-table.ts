import Table from 'cli-table3';
import { visibleText } from './visible-text.ts';

/** A column of a table. */
export interface Column {
  title: string;
  align?: 'left' | 'right';
  /** What happens to its texts when the table is wider than the terminal; otherwise it keeps its width. */
  narrow?: 'cut' | 'wrap';
}

/** Narrower than this a column says nothing. */
const narrowest = 8;

/** Spaces between two columns. */
const gap = 2;

const noLines = {
  'top': '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  'bottom': '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  'left': '',
  'left-mid': '',
  'mid': '',
  'mid-mid': '',
  'right': '',
  'right-mid': '',
  'middle': ' '.repeat(gap),
};

/**
 * Lays rows out in columns.
 *
 * @param options `width`: columns of the terminal, without which nothing is made narrower; `bold`:
 * how titles are shown
 *
 * @example
 * ```ts
 * import { renderTable } from './render-table.ts';
 * import assert from 'node:assert/strict';
 *
 * const columns = [{ title: 'Product' }, { title: 'Pieces', align: 'right' }] as const;
 * assert.equal(renderTable(columns, [['Nhẫn Ngọc', '12']]), 'Product    Pieces\nNhẫn Ngọc      12');
 * ```
 */
export function renderTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { width, bold = (text) => text }: { width?: number; bold?: (text: string) => string } = {},
): string {
  const cells = rows.map((row) => row.map((cell) => visibleText(cell).replaceAll(/\s+/g, ' ')));
  const lines = [columns.map(({ title }) => title), ...cells];
  const natural = columns.map((_, index) =>
    Math.max(1, ...lines.map((line) => lengthOf(line[index] ?? '')))
  );
  const total = natural.reduce((sum, one) => sum + one, gap * (columns.length - 1));
  let excess = width === undefined ? 0 : Math.max(0, total - width);
  const colWidths = natural.map((one, index) => {
    if (!columns[index]?.narrow) return one;
    const narrowed = Math.max(Math.min(one, narrowest), one - excess);
    excess -= one - narrowed;
    return narrowed;
  });
  const table = new Table({
    chars: noLines,
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [], compact: true },
    colAligns: columns.map(({ align }) => align ?? 'left'),
    colWidths,
    head: columns.map(({ title }) => bold(title)),
  });
  for (const line of cells) {
    table.push(line.map((content, index) => ({
      content,
      wordWrap: columns[index]?.narrow === 'wrap',
    })));
  }
  return table.toString().replaceAll(/ +$/gm, '');
}

const wide =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]|\p{RGI_Emoji}/v;

/** Columns that a text takes. In NFC every Vietnamese letter takes one. */
function lengthOf(text: string): number {
  let length = 0;
  for (const { segment } of letters.segment(text)) length += wide.test(segment) ? 2 : 1;
  return length;
}

const letters = new Intl.Segmenter('vi', { granularity: 'grapheme' });
