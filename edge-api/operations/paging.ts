import { and, asc, desc, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { z } from '../contract/zod.ts';

/** Fields of a period, in ms since 1970. `to` is the first time after it. */
export const period = { from: z.int().optional(), to: z.int().optional() };

/** Returns the condition that a time is in a period. */
export const isWithin = (time: SQLiteColumn, { from, to }: { from?: number; to?: number }) =>
  and(
    from === undefined ? undefined : gte(time, from),
    to === undefined ? undefined : lt(time, to),
  );

/**
 * Describes the order of a table's rows by a time and, at the same time, by their insertion: the
 * columns to sort by, and the condition that a row follows the one with an id.
 */
export function byTime(time: SQLiteColumn, id: SQLiteColumn, direction: typeof asc) {
  const { table } = time;
  const rowid = sql`${table}.rowid`;
  const comparison = direction === desc ? sql`<` : sql`>`;
  return {
    columns: [direction(time), direction(rowid)],
    isAfter: (mark: string | number | undefined): SQL | undefined =>
      mark === undefined ? undefined : sql`(${time}, ${rowid}) ${comparison}
        (select ${time}, ${rowid} from ${table} where ${id} = ${mark})`,
  };
}

/** Fields of the input of an operation that lists rows page by page. */
export const pagingOf = <Mark extends z.ZodType>(mark: Mark) => ({
  /** `next` of the page before. */
  after: mark.optional(),
  limit: z.int().min(1).max(100).default(50),
});

/** Fields of the output of such an operation. */
export const pageOf = <Item extends z.ZodType, Mark extends z.ZodType>(item: Item, mark: Mark) => ({
  items: z.array(item),
  /** `after` of the next page, if there is one. */
  next: mark.optional(),
});

/** Returns the page of a query for one row more than its limit, and the mark of the next page. */
export function toPage<Row, Mark>(rows: readonly Row[], limit: number, markOf: (row: Row) => Mark) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, ...(rows.length > limit && last ? { next: markOf(last) } : {}) };
}
