import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { pickAddress } from '../contract/checkout/address-fields.ts';
import type { OrderPage } from '../contract/orders/order-page.ts';
import type { Reader } from '../db/database.ts';
import { type orderEvents, orderItems, orders, type payments } from '../db/schema/order-tables.ts';
import { formatMoney } from '../format/format-money.ts';
import { toPage } from '../operations/paging.ts';

export interface OrderWithItems {
  order: typeof orders.$inferSelect;
  items: (typeof orderItems.$inferSelect)[];
}

/** Returns an item with its picture, as its customer sees it. */
export const toPicturedItem = (item: typeof orderItems.$inferSelect) => (
  { ...toItem(item), image: item.image }
);

const toItem = (
  { productId, name, price, quantity, returned }: typeof orderItems.$inferSelect,
) => ({ productId, name, price, quantity, ...(returned > 0 ? { returned } : {}) });

/** Returns the parts of an order that its customer and the shop's staff see alike. */
export function toOrderContents({ order, items }: OrderWithItems) {
  const { subtotal, discount, shipping, amount, promoCode, giftNote, giverPhone } = order;
  return {
    address: pickAddress(order),
    items: items.map(toItem),
    ...{ subtotal, discount, shipping, amount, promoCode },
    ...(giftNote === null ? {} : { giftNote }),
    ...(giverPhone === null ? {} : { giverPhone }),
  };
}

interface BookedPayment
  extends Pick<typeof payments.$inferSelect, 'state' | 'amount' | 'at' | 'provider'> {
  /** Name of who booked the payment. @default its provider */
  actor?: string;
}

/** Returns the changes of an order, the latest first. Notes of the staff are none. */
export function timelineOf(
  { createdAt }: typeof orders.$inferSelect,
  paid: readonly BookedPayment[],
  events: readonly Pick<
    typeof orderEvents.$inferSelect,
    'kind' | 'at' | 'actor' | 'status' | 'text'
  >[],
) {
  const placedBy = events.find(({ kind }) => kind === 'created')?.actor ?? 'customer';
  const refundText = (time: number, reason: string | null) => {
    const refund = paid.find(({ at, amount }) => at === time && amount < 0);
    return [refund && formatMoney(-refund.amount), reason].filter(Boolean).join(': ') || null;
  };
  const changes = [
    { kind: 'placed' as const, at: createdAt, actor: placedBy, status: null, text: null },
    ...paid.filter(({ state, amount }) => state === 'paid' && amount > 0)
      .map(({ at, provider, amount, actor = provider }) => ({
        kind: 'paid' as const,
        // Banks report whole seconds.
        at: Math.max(at, createdAt),
        ...{ actor, status: null, text: formatMoney(amount) },
      })),
    ...events.flatMap(({ kind, at, actor, status, text }) =>
      kind === 'note' || kind === 'created'
        ? []
        : [{ kind, at, actor, status, text: kind === 'refund' ? refundText(at, text) : text }]
    ),
  ];
  return changes.toSorted((a, b) => a.at - b.at).reverse();
}

/** Number of orders that are read at once, so that other requests are answered in between. */
export const orderPortion = 20;

/**
 * Reads some orders of a user with their items, newest first.
 *
 * @returns the orders, and the id of the last one if older ones follow
 */
export async function readOrders(
  { read }: Reader,
  userId: string,
  { before, limit }: OrderPage & { limit: number },
): Promise<{ orders: OrderWithItems[]; next?: string }> {
  const isOwn = eq(orders.userId, userId);
  // Orders of the same millisecond are sorted by insertion.
  const isOlder = before === undefined ? undefined : sql`(orders.created_at, orders.rowid) <
    (select created_at, rowid from orders where id = ${before} and user_id = ${userId})`;
  const rows = await read.select().from(orders).where(and(isOwn, isOlder))
    .orderBy(desc(orders.createdAt), sql`orders.rowid desc`)
    .limit(limit + 1);
  const { items: shown, ...rest } = toPage(rows, limit, ({ id }) => id);
  const items = await read.select().from(orderItems)
    .where(inArray(orderItems.orderId, shown.map(({ id }) => id)))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  return {
    orders: shown.map((order) => ({ order, items: itemsOf.get(order.id) ?? [] })),
    ...rest,
  };
}

/**
 * Reads the orders of a user as {@linkcode readOrders} does, one portion after another.
 *
 * @param page part of the orders. @default all
 */
export async function* readOrderPages(
  database: Reader,
  userId: string,
  { before, limit = Infinity }: OrderPage = {},
) {
  for (let left = limit; left > 0; left -= orderPortion) {
    const page = await readOrders(database, userId, {
      before,
      limit: Math.min(left, orderPortion),
    });
    yield page;
    if (page.next === undefined) return;
    before = page.next;
  }
}
