import { toCsvLine } from '../catalogue/files/csv-text.ts';
import type { Permission } from '../contract/staff/roles.ts';
import { z } from '../contract/zod.ts';
import type { ReadDatabase } from '../db/database.ts';
import { operation } from '../operations/run-operation.ts';

/** Part of the time that an export covers, in ms since 1970. */
export interface Period {
  from: number;
  /** Time before which the rows were made. */
  to: number;
}

/** Columns of an export with their titles, and its rows, some at a time. */
interface Export<Row> {
  name: `exports.${string}`;
  permission: Permission;
  /** `true` if the credentials must have been checked in the last ten minutes. @default false */
  confirm?: boolean;
  columns: Readonly<Record<string, (row: Row) => unknown>>;
  pages(read: ReadDatabase, period: Period): AsyncIterable<readonly Row[]>;
}

export const rowsPerQuery = 200;

/**
 * Defines an operation that exports rows as CSV, page by page. The text begins with a byte order
 * mark, by which spreadsheets detect UTF-8.
 */
export const csvExport = <Row>({ name, permission, confirm, columns, pages }: Export<Row>) =>
  operation({
    name,
    permission,
    confirm,
    input: z.object({
      from: z.int().min(0).max(8.64e15).default(0),
      to: z.int().min(0).max(8.64e15).default(8.64e15),
    }),
    output: z.custom<AsyncIterable<string>>(),
    run: ({ database: { read } }, period) => Promise.resolve(lines(pages(read, period), columns)),
  });

async function* lines<Row>(
  pages: AsyncIterable<readonly Row[]>,
  columns: Export<Row>['columns'],
): AsyncGenerator<string> {
  yield `\uFEFF${toCsvLine(Object.keys(columns))}`;
  const cells = Object.values(columns);
  for await (const page of pages) {
    yield page.map((row) => toCsvLine(cells.map((cell) => cell(row)))).join('');
  }
}
