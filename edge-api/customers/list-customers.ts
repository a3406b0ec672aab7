import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { customerSchema, customerSummarySchema } from '../contract/customers/customer.ts';
import { z } from '../contract/zod.ts';
import type { ReadDatabase } from '../db/database.ts';
import { users } from '../db/schema/account-tables.ts';
import { customerRecords } from '../db/schema/customer-tables.ts';
import { operation } from '../operations/run-operation.ts';
import { readOrderSearch, toMatchExpression } from '../orders/search-expressions.ts';
import { customerColumns, readCustomer, sumUpOrders } from './customer-row.ts';
import { pageOf, pagingOf, toPage } from '../operations/paging.ts';

/** Maximum number of orders, and of e-mail addresses, among which a search finds customers. */
const maxFound = 1_000;

const inputSchema = z.object({
  search: z.string().max(200).optional(),
  state: z.enum(['blocked']).optional(),
  ...pagingOf(z.string()),
});

export type ListInput = z.infer<typeof inputSchema>;

/**
 * Lists the customers, the newest first. The search finds the recipient's name, the phone number or
 * the code of an order, and the beginning of an e-mail address.
 */
export const listCustomers = operation({
  name: 'customers.list',
  permission: 'customers:read',
  input: inputSchema,
  output: z.object(pageOf(customerSummarySchema, z.string())),
  async run({ database: { read } }, input) {
    const rows = await customersQuery(read, input);
    const { items, ...rest } = toPage(rows, input.limit, ({ id }) => id);
    const sumOf = await sumUpOrders(read, items.map(({ id }) => id));
    return { items: items.map((customer) => ({ ...customer, ...sumOf(customer.id) })), ...rest };
  },
});

/** Builds the query of a page of customers, and of one more if there are more. */
export function customersQuery(
  read: ReadDatabase,
  { search = '', state, after, limit }: ListInput,
) {
  const isAfter = after === undefined ? undefined : sql`(users.created_at, users.id) <
    (select created_at, id from users where id = ${after})`;
  // The ids of these subqueries are few, so that the rows are read by their id.
  const isBlocked = state && sql`users.id in (
    select user_id from customer_records where blocked_at is not null)`;
  const isFound = search.trim() === '' ? undefined : sql`users.id in (${findIds(search)})`;
  return read.select(customerColumns).from(users)
    .leftJoin(customerRecords, eq(customerRecords.userId, users.id))
    .where(and(isNull(users.deletedAt), isBlocked, isFound, isAfter))
    .orderBy(desc(users.createdAt), desc(users.id)).limit(limit + 1);
}

export const getCustomer = operation({
  name: 'customers.get',
  permission: 'customers:read',
  input: z.object({ id: z.string() }),
  output: customerSchema,
  run: ({ database }, { id }) => readCustomer(database, id),
});

/** Builds the query of the ids of the customers that a search finds. */
function findIds(text: string): SQL {
  const key = text.trim().toLowerCase();
  const ofOrders = readOrderSearch(text).map((search) =>
    sql`select user_id from orders where serial in (
      select rowid from orders_search where orders_search match ${toMatchExpression(search)}
      order by rowid desc limit ${maxFound})`
  );
  const ofEmail = sql`select id from (
    select id from users where email_key >= ${key} and email_key < ${`${key}\u{10ffff}`}
    limit ${maxFound})`;
  return sql.join([ofEmail, ...ofOrders], sql` union `);
}
