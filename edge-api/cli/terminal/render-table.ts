import Table from 'cli-table3';
import { sanitizeForTerminal } from './sanitize-for-terminal.ts';

/** Column of a table. */
export interface Column {
  title: string;
  align?: 'left' | 'right';
  /** Overflow handling if the table is wider than the terminal. Without it the width is fixed. */
  overflow?: 'truncate' | 'wrap';
}

/** Minimum width of a narrowed column. */
const minWidth = 8;

/** Spaces between two columns. */
const gap = 2;

const noBorders = {
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
 * Renders rows as a table of aligned columns.
 *
 * @param options `width`: width of the terminal, without which no column is narrowed; `bold`:
 * formats the titles
 *
 * @example
 * ```ts
 * import { renderTable } from './render-table.ts';
 * import assert from 'node:assert/strict';
 *
 * const columns = [{ title: 'Product' }, { title: 'Pieces', align: 'right' }] as const;
 * const table = renderTable(columns, [['Nhẫn Ngọc', '12']]);
 * assert.equal(table, 'Product    Pieces\nNhẫn Ngọc      12');
 * ```
 */
export function renderTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { width, bold = (text) => text }: { width?: number; bold?: (text: string) => string } = {},
): string {
  const cells = rows.map((row) =>
    row.map((cell) => sanitizeForTerminal(cell).replaceAll(/\s+/g, ' '))
  );
  const lines = [columns.map(({ title }) => title), ...cells];
  const naturalWidths = columns.map((_, index) =>
    Math.max(1, ...lines.map((line) => displayWidth(line[index] ?? '')))
  );
  const total = naturalWidths.reduce(
    (sum, columnWidth) => sum + columnWidth,
    gap * (columns.length - 1),
  );
  let excess = width === undefined ? 0 : Math.max(0, total - width);
  const colWidths = naturalWidths.map((naturalWidth, index) => {
    if (!columns[index]?.overflow) return naturalWidth;
    const narrowed = Math.max(Math.min(naturalWidth, minWidth), naturalWidth - excess);
    excess -= naturalWidth - narrowed;
    return narrowed;
  });
  const table = new Table({
    chars: noBorders,
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [], compact: true },
    colAligns: columns.map(({ align }) => align ?? 'left'),
    colWidths,
    head: columns.map(({ title }) => bold(title)),
  });
  for (const line of cells) {
    table.push(line.map((content, index) => ({
      content,
      wordWrap: columns[index]?.overflow === 'wrap',
    })));
  }
  return table.toString().replaceAll(/ +$/gm, '');
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
