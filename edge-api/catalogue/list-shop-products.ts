import { and, eq, type SQL, sql } from 'drizzle-orm';
import { foldedWords } from '../contract/catalogue/words.ts';
import { productSummarySchema } from '../contract/catalogue/staff-product.ts';
import { z } from '../contract/zod.ts';
import { columnsFor } from '../db/columns-for.ts';
import type { ReadDatabase } from '../db/database.ts';
import { isLow, products } from '../db/schema/catalogue-tables.ts';
import { isShown, orderedName, waitingCount } from './product-row.ts';
import { operation } from '../operations/run-operation.ts';
import { pageOf, pagingOf, toPage } from '../operations/paging.ts';

/** Maximum number of words of a search. Further ones are ignored. */
const maxWords = 8;

const states = {
  // Constants: SQLite uses a partial index for the same condition without parameters.
  shown: isShown,
  hidden: sql.raw('hidden = 1'),
  soldOut: sql.raw('stock = 0'),
  low: isLow,
} as const satisfies Record<string, SQL>;

/** Columns and directions of the orders. Products with the same value follow by insertion. */
const sorts = {
  position: [products.position, 'asc'],
  price: [products.price, 'asc'],
  priceDesc: [products.price, 'desc'],
  stock: [products.stock, 'asc'],
  newest: [products.serial, 'desc'],
} as const;

const keysOf = <T extends object>(object: T) => Object.keys(object) as [keyof T & string];

/**
 * Lists the products of the shop, also hidden ones. Each word of the search begins a word of the
 * name or the id; case and accents do not matter.
 */
export const listShopProducts = operation({
  name: 'products.list',
  permission: 'catalogue:read',
  input: z.object({
    search: z.string().max(200).optional(),
    category: z.string().optional(),
    state: z.enum(keysOf(states)).optional(),
    sort: z.enum(keysOf(sorts)).default('position'),
    ...pagingOf(z.string()),
  }),
  output: z.object(pageOf(productSummarySchema, z.string())),
  async run({ database: { read } }, { search = '', category, state, sort, after, limit }) {
    const [column, direction] = sorts[sort];
    const key = sql`(${column}, ${products.serial})`;
    const isAfter = after === undefined ? undefined : sql`
      ${key} ${sql.raw(direction === 'asc' ? '>' : '<')} (
        select ${sql.identifier(column.name)}, serial from products where id = ${after})`;
    const rows = await read.select({
      ...columnsFor(products, productSummarySchema.shape),
      low: sql<boolean>`${isLow}`.mapWith(Boolean),
      waiting: waitingCount,
    }).from(products).where(and(
      category === undefined ? undefined : eq(products.category, category),
      state && states[state],
      search.trim() === '' ? undefined : await matches(read, search),
      isAfter,
    )).orderBy(
      sql`${column} ${sql.raw(direction)}`,
      sql`${products.serial} ${sql.raw(direction)}`,
    ).limit(limit + 1);
    return toPage(rows, limit, ({ id }) => id);
  },
});

/**
 * Returns the condition of a search, which finds a family as a whole. The indexes of the shop's
 * search have no hidden products.
 */
async function matches(read: ReadDatabase, search: string): Promise<SQL> {
  const words = foldedWords(search).slice(0, maxWords);
  if (words.length === 0) return sql`false`;
  const expression = words.map((word) => `name : "${word}" *`).join(' AND ');
  const hidden = await read.select({ id: products.id, name: orderedName }).from(products)
    .where(states.hidden);
  const found = hidden.filter(({ name }) => {
    const own = foldedWords(name);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  const id = search.trim().toLowerCase();
  const inIndex = sql`select rowid & 4294967295 from products_search
    where products_search match ${expression}
    union all select rowid from options_search where options_search match ${expression}`;
  return sql`(
    ${products.serial} in (${inIndex})
    or ${products.family} in (
      select family from products found where family is not null and found.serial in (${inIndex}))
    or ${products.id} in (select value from json_each(${
    JSON.stringify([id, ...found.map(({ id }) => id)])
  })))`;
}
