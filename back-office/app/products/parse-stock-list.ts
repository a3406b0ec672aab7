import { findDelimiter } from '@thach-an/edge-api/contract';
import { readNumber } from '@thach-an/ui/admin';

export interface StockLine {
  productId: string;
  quantity: number;
}

/** Line of a stock list whose product or quantity cannot be read. */
export interface UnreadableLine {
  /** Number of the line in the file, from 1. */
  line: number;
  productId: string;
  /** Text in place of the quantity. */
  quantity: string;
}

/** Highest quantity that the server accepts. */
const maxQuantity = 1_000_000;

/**
 * Parses a CSV file with the id of a product and a quantity in its first two columns. Columns are
 * separated by tabs, semicolons or commas. The first line may have the names of the columns.
 */
export function parseStockList(text: string): { lines: StockLine[]; unreadable: UnreadableLine[] } {
  const lines: StockLine[] = [];
  const unreadable: UnreadableLine[] = [];
  // A delimiter in quotation marks is part of its cell.
  const delimiter = new RegExp(`${findDelimiter(text)}(?=(?:[^"]*"[^"]*")*[^"]*$)`);
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/).map((row, index) => ({
    line: index + 1,
    cells: row.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1').trim()),
  })).filter(({ cells }) => cells.some(Boolean));
  for (const [index, { line, cells }] of rows.entries()) {
    const [productId = '', written = ''] = cells;
    if (index === 0 && !/\d/.test(written)) continue;
    // In `ma-san-pham,1,000` the quantity has become two cells.
    const isTooLong = cells.length > rows[0]!.cells.length && cells.at(-1) !== '';
    const quantity = isTooLong ? undefined : readNumber(written);
    if (productId && quantity !== undefined && Math.abs(quantity) <= maxQuantity) {
      lines.push({ productId, quantity });
      continue;
    }
    unreadable.push({ line, productId, quantity: isTooLong ? cells.slice(1).join() : written });
  }
  return { lines, unreadable };
}
