import { parse } from 'csv-parse/sync';
import { inArray, sql } from 'drizzle-orm';
import { orderCode, parseOrderCode } from '../../contract/orders/order-code.ts';
import { foldText } from '../../contract/catalogue/words.ts';
import { findDelimiter, parseWholeNumber } from '../../contract/spreadsheet-text.ts';
import { z } from '../../contract/zod.ts';
import { pickColumns } from '../../db/columns-for.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { ValidationError } from '../../errors.ts';
import { operation } from '../../operations/run-operation.ts';
import { amountToCollect } from '../amount-due.ts';
import { readReceived } from '../read-received.ts';

const maxLines = 2_000;

/** Maximum number of columns with codes. All values are parameters of one query. */
const maxNumbers = 4;

const lineSchema = z.object({
  line: z.int().describe('Number of the line in the list, from 1'),
  reference: z.string().describe('Code of the order, or number of the parcel, as in the list'),
  orderId: z.string().nullable(),
  code: z.string().nullable(),
  paid: z.int().nullable().describe('Amount in the list, in đồng; null if it cannot be read'),
  due: z.int().nullable().describe('Amount that the carrier had to collect, in đồng'),
  state: z.enum(['equal', 'different', 'unknown', 'unreadable', 'repeated', 'not-due']),
});

/**
 * Compares the list of a carrier, with the money that it collected on delivery, with the orders.
 * Nothing is changed. A column named like a code and one named like an amount are enough, as CSV or
 * as lines copied from a spreadsheet. Of several codes, such as those of shop and carrier, the one
 * that names an order counts.
 */
export const reconcileCod = operation({
  name: 'orders.reconcileCod',
  permission: 'payments:read',
  input: z.object({ list: z.string().max(500_000, 'Danh sách quá dài.') }),
  output: z.object({
    lines: z.array(lineSchema),
    paid: z.int().describe('Sum of the lines with an order, in đồng'),
    unknown: z.int().describe('Sum of the lines without an order, in đồng'),
    due: z.int().describe('Sum of what its orders had to bring, in đồng'),
  }),
  async run({ database: { read } }, { list }) {
    const entries = readList(list);
    const references = entries.flatMap((entry) => entry.references);
    const parsed = references.flatMap((reference) => parseOrderCode(reference) ?? []);
    const codes = parsed.flatMap((it) => 'code' in it ? it.code : []);
    const beginnings = parsed.flatMap((it) => 'begins' in it ? it.begins : []);
    const names = ['id', 'code', 'amount', 'payment', 'status', 'trackingCode'] as const;
    const columns = pickColumns(orders, ...names);
    // Each query has an index of its own.
    const [byParcel, byCode, byId] = await Promise.all([
      read.select(columns).from(orders).where(inArray(orders.trackingCode, references)),
      read.select(columns).from(orders).where(inArray(orders.code, codes)),
      read.select(columns).from(orders).where(sql`${orders.id} in (
        select found.id from json_each(${JSON.stringify(beginnings)}) wanted
        join orders found on found.id >= wanted.value and found.id < wanted.value || '~')`),
    ]);
    const rows = [...byParcel, ...byId, ...byCode];
    const received = await readReceived(read, rows.map(({ id }) => id));
    const byReference = new Map(rows.flatMap((row) => [
      [plain(orderCode(row)), row] as const,
      ...row.trackingCode ? [[row.trackingCode, row] as const] : [],
    ]));
    const seen = new Set<string>();
    const find = (reference: string) =>
      byReference.get(reference) ?? byReference.get(plain(reference));
    const lines = entries.map(({ line, references, paid }): z.infer<typeof lineSchema> => {
      const reference = references.find(find) ?? references[0] ?? '';
      const order = find(reference);
      if (!order) {
        return { line, reference, orderId: null, code: null, paid, due: null, state: 'unknown' };
      }
      const isRepeated = seen.has(order.id);
      seen.add(order.id);
      const collected = amountToCollect({ ...order, received: received.get(order.id) ?? 0 });
      const due = order.status === 'cancelled' ? 0 : collected;
      const state = isRepeated
        ? 'repeated'
        : paid === null
        ? 'unreadable'
        : due === 0 && paid > 0
        ? 'not-due'
        : paid === due
        ? 'equal'
        : 'different';
      return { line, reference, orderId: order.id, code: orderCode(order), paid, due, state };
    });
    const total = (key: 'paid' | 'due', isKnown = true) =>
      lines.filter(({ orderId, state }) =>
        (orderId !== null) === isKnown && !(key === 'due' && state === 'repeated')
      ).reduce((sum, it) => sum + (it[key] ?? 0), 0);
    return { lines, paid: total('paid'), unknown: total('paid', false), due: total('due') };
  },
});

/** Returns a code without spaces and hyphens, in capitals. */
const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

interface Entry {
  line: number;
  /** Numbers of the order and of the parcel, at the shop or at the carrier. */
  references: string[];
  /** Amount; `null` if it cannot be read. */
  paid: number | null;
}

/** Reads the lines of a list, whose first line has the headings. */
function readList(list: string): Entry[] {
  let records: string[][];
  try {
    records = parse(list, {
      bom: true,
      delimiter: findDelimiter(list),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // Reading very many short lines would stop the server for seconds.
      to: maxLines + 2,
      trim: true,
    });
  } catch {
    throw new ValidationError('carrierList');
  }
  const [headings = [], ...lines] = records.map((cells) => cells.map(plainText));
  const names = headings.map(foldText);
  const numbers = names.flatMap((name, index) =>
    /\b(ma don|ma van don|order|tracking)/.test(name) ? [index] : []
  ).slice(0, maxNumbers);
  const amount = names.findIndex((name) =>
    /\b(cod|thu ho|tien thu|amount)/.test(name) && !/^(phi|cuoc|ngay|trang thai)\b/.test(name)
  );
  if (numbers.length === 0 || amount < 0 || lines.length > maxLines) {
    throw new ValidationError('carrierList');
  }
  return lines.map((cells, index) => ({
    line: index + 2,
    references: numbers.map((index) => cells[index] ?? '').filter(Boolean),
    // In `7K3M9QXY,1,030,000` the amount has become three cells.
    paid: cells.slice(headings.length).some(Boolean) ? null : readAmount(cells[amount] ?? ''),
  }));
}

/** Returns a cell without the marks of a text, which spreadsheets write as `'0123` or `="0123"`. */
const plainText = (cell: string) => cell.replace(/^="(.*)"$/, '$1').replace(/^'/, '');

/** Reads an amount such as '360.000', '360,000 đ' and '360000'. An empty cell is 0. */
function readAmount(text: string): number | null {
  const plain = text.replace(/\s*(đ|₫|đồng|vnd|vnđ)$/i, '');
  return text === '' ? 0 : parseWholeNumber(plain) ?? null;
}
