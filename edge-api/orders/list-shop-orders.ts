import { and, count, desc, eq, gte, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import { orderStatuses } from '../contract/orders/order-status.ts';
import { z } from '../contract/zod.ts';
import { orderItems, orders } from '../db/schema/order-tables.ts';
import { operation } from '../operations/run-operation.ts';

const summarySchema = z.object({
  id: z.string(),
  /** Time of placement, in ms since 1970. */
  createdAt: z.int(),
  /** Customer's name, family name first; empty if the account was deleted. */
  customer: z.string(),
  /** Total quantity of all items. */
  pieces: z.int(),
  /** Amount to pay, in đồng. */
  amount: z.int(),
  payment: z.enum(['cod', 'card']),
  status: z.enum(orderStatuses),
});

/** Order in the list of the shop's staff. */
export type OrderSummary = z.infer<typeof summarySchema>;

/** Lists the orders of the shop, the newest first. */
export const listShopOrders = operation({
  name: 'orders.list',
  permission: 'orders:read',
  input: z.object({
    status: z.enum(orderStatuses).optional(),
    /** Earliest time of placement, in ms since 1970. */
    from: z.int().optional(),
    /** Time before which the orders were placed, in ms since 1970. */
    to: z.int().optional(),
    /** Id of the last order of the page before. */
    after: z.string().optional(),
    limit: z.int().min(1).max(1_000).default(50),
  }),
  output: z.object({
    items: z.array(summarySchema),
    /** Id of the last order if more follow, for `after`. */
    next: z.string().optional(),
    /** Number of all matches. */
    total: z.int(),
  }),
  async run({ database: { read } }, { status, from, to, after, limit }) {
    const matches: (SQL | undefined)[] = [
      status && eq(orders.status, status),
      from === undefined ? undefined : gte(orders.createdAt, from),
      to === undefined ? undefined : lt(orders.createdAt, to),
    ];
    const isAfter = after === undefined ? undefined : sql`(orders.created_at, orders.rowid) <
      (select created_at, rowid from orders where id = ${after})`;
    const [totals] = await read.select({ total: count() }).from(orders).where(and(...matches));
    const rows = await read.select({
      id: orders.id,
      createdAt: orders.createdAt,
      firstName: orders.firstName,
      lastName: orders.lastName,
      amount: orders.amount,
      payment: orders.payment,
      status: orders.status,
    }).from(orders).where(and(...matches, isAfter))
      .orderBy(desc(orders.createdAt), sql`orders.rowid desc`).limit(limit + 1);
    const page = rows.slice(0, limit);
    const quantities = await read.select({
      id: orderItems.orderId,
      pieces: sum(orderItems.quantity).mapWith(Number),
    }).from(orderItems).where(inArray(orderItems.orderId, page.map(({ id }) => id)))
      .groupBy(orderItems.orderId);
    const quantityOf = new Map(quantities.map((row) => [row.id, row.pieces]));
    return {
      items: page.map(({ firstName, lastName, ...order }) => ({
        ...order,
        customer: `${lastName} ${firstName}`.trim(),
        pieces: quantityOf.get(order.id) ?? 0,
      })),
      ...(rows.length > page.length ? { next: page.at(-1)?.id } : {}),
      total: totals?.total ?? 0,
    };
  },
});
