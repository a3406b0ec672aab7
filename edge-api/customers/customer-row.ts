import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { orderCode } from '../contract/orders/order-code.ts';
import { orderStatuses } from '../contract/orders/order-status.ts';
import { z } from '../contract/zod.ts';
import type { ReadDatabase } from '../db/database.ts';
import { users } from '../db/schema/account-tables.ts';
import { customerRecords } from '../db/schema/customer-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { NotFoundError } from '../errors.ts';

/** Customer in a list. Times are in ms since 1970. */
export const customerSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** `guest` for a customer who has ordered without an account. */
  kind: z.enum(['account', 'guest']),
  createdAt: z.int(),
  /** Number of all orders. */
  orders: z.int(),
  /** Number of orders that were cancelled or returned. */
  failed: z.int(),
  /** Total of the delivered orders, in đồng. */
  spent: z.int(),
  blockedAt: z.int().nullable(),
});

/** Customer with the latest orders. */
export const customerSchema = customerSummarySchema.extend({
  version: z.int(),
  note: z.string(),
  emailVerified: z.boolean(),
  /** Phone numbers of the latest orders. */
  phones: z.array(z.string()),
  latestOrders: z.array(z.object({
    id: z.string(),
    code: z.string(),
    createdAt: z.int(),
    status: z.enum(orderStatuses),
    amount: z.int(),
  })),
});

/** Customer with the latest orders. */
export type Customer = z.infer<typeof customerSchema>;

/** Number of the latest orders that are shown. */
const shownOrders = 20;

/** Columns of a customer, of a query of `users` that is joined with `customer_records`. */
export const customerColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
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
      sum(${orders.amount}) filter (where ${orders.status} = 'delivered'), 0)`,
  }).from(orders).where(inArray(orders.userId, [...ids])).groupBy(orders.userId);
  const sums = new Map(rows.map(({ id, ...sum }) => [id, sum]));
  return (id: string) => sums.get(id) ?? { orders: 0, failed: 0, spent: 0 };
}

/**
 * Reads a customer.
 *
 * @throws {NotFoundError} if there is no such customer, or the account was deleted
 */
export async function readCustomer(
  { read }: { read: ReadDatabase },
  id: string,
): Promise<Customer> {
  const [customer] = await read.select({
    ...customerColumns,
    emailVerified: sql<number>`${users.emailVerifiedAt} is not null`.mapWith(Boolean),
    note: sql<string>`coalesce(${customerRecords.note}, '')`,
    version: sql<number>`coalesce(${customerRecords.version}, 0)`,
  }).from(users).leftJoin(customerRecords, eq(customerRecords.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  if (!customer) throw new NotFoundError('customer');
  const latest = await read.select({
    id: orders.id,
    code: orders.code,
    createdAt: orders.createdAt,
    status: orders.status,
    amount: orders.amount,
    phone: orders.phone,
  }).from(orders).where(eq(orders.userId, id))
    .orderBy(sql`${orders.createdAt} desc`).limit(shownOrders);
  return {
    ...customer,
    ...(await sumUpOrders(read, [id]))(id),
    phones: [...new Set(latest.map(({ phone }) => phone).filter(Boolean))],
    latestOrders: latest.map(({ phone: _, ...order }) => ({ ...order, code: orderCode(order) })),
  };
}
