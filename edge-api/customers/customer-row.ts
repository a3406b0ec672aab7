import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Customer } from '../contract/customers/customer.ts';
import { orderCode } from '../contract/orders/order-code.ts';
import { pickColumns } from '../db/columns-for.ts';
import type { ReadDatabase, Reader } from '../db/database.ts';
import { users } from '../db/schema/account-tables.ts';
import { customerRecords } from '../db/schema/customer-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { NotFoundError } from '../errors.ts';
import { customerPhone } from '../orders/customer-phone.ts';

const shownOrders = 20;

/** Columns of a customer, of a query of `users` that is joined with `customer_records`. */
export const customerColumns = {
  ...pickColumns(users, 'id', 'name', 'email'),
  kind: sql<'account' | 'guest'>`iif(
    ${users.passwordHash} is null and ${users.facebookId} is null, 'guest', 'account')`,
  createdAt: users.createdAt,
  blockedAt: customerRecords.blockedAt,
};

/** Sums up the orders of customers, by the id of the customer. */
export async function sumUpOrders(read: ReadDatabase, ids: readonly string[]) {
  const rows = await read.select({
    id: orders.userId,
    orders: sql<number>`count(*)`,
    failed: sql<number>`count(*) filter (where ${orders.status} in ('cancelled', 'returned'))`,
    spent: sql<number>`coalesce(
      sum(${orders.amount} - ${orders.returnedAmount}) filter (where ${orders.status} = 'delivered'), 0)`,
  }).from(orders).where(inArray(orders.userId, [...ids])).groupBy(orders.userId);
  const sums = new Map(rows.map(({ id, ...sum }) => [id, sum]));
  return (id: string) => sums.get(id) ?? { orders: 0, failed: 0, spent: 0 };
}

/**
 * Reads a customer.
 *
 * @throws {NotFoundError} if there is no such customer, or the account was deleted
 */
export async function readCustomer({ read }: Reader, id: string): Promise<Customer> {
  const [customer] = await read.select({
    ...customerColumns,
    emailVerified: sql<number>`${users.emailVerifiedAt} is not null`.mapWith(Boolean),
    note: sql<string>`coalesce(${customerRecords.note}, '')`,
    version: sql<number>`coalesce(${customerRecords.version}, 0)`,
  }).from(users).leftJoin(customerRecords, eq(customerRecords.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  if (!customer) throw new NotFoundError('customer');
  const latest = await read.select().from(orders).where(eq(orders.userId, id))
    .orderBy(desc(orders.createdAt)).limit(shownOrders);
  return {
    ...customer,
    ...(await sumUpOrders(read, [id]))(id),
    phones: [...new Set(latest.flatMap((order) => customerPhone(order) || []))],
    latestOrders: latest.map(({ id, code, createdAt, status, amount }) => (
      { id, code: orderCode({ id, code }), createdAt, status, amount }
    )),
  };
}
