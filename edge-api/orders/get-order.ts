import { and, asc, eq, getTableColumns, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import { orderCode, parseOrderCode } from '../contract/orders/order-code.ts';
import { nextStatuses, undoTime } from '../contract/orders/order-status.ts';
import { type StaffOrder, staffOrderSchema } from '../contract/orders/staff-order.ts';
import { z } from '../contract/zod.ts';
import { pickColumns } from '../db/columns-for.ts';
import type { Reader } from '../db/database.ts';
import { users } from '../db/schema/account-tables.ts';
import {
  orderEvents,
  orderItems,
  orderOrigins,
  orders,
  payments,
} from '../db/schema/order-tables.ts';
import { mails } from '../db/schema/mail-tables.ts';
import { isActor, staff } from '../db/schema/staff-tables.ts';
import { bankTransfers } from '../db/schema/transfer-tables.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { hasPermission } from '../operations/permissions.ts';
import { operation } from '../operations/run-operation.ts';
import { readShopSettings } from '../settings/read-shop-settings.ts';
import { amountDue, amountPaid, amountRefunded, transferredLate } from './amount-due.ts';
import { countedAt, handedOverAt, readReceived } from './read-received.ts';
import { readInvoice } from './own/read-own-order.ts';
import { readReturn } from './own/request-return.ts';
import { timelineOf, toOrderContents } from './read-orders.ts';
import { readUnchanged } from './read-unchanged.ts';
import { isBlocked } from './statements/check-limits.ts';
import { awaitedTransfer, transferAccount } from './transfers/transfer-account.ts';
import { readUnmatched } from './transfers/unmatched-transfers.ts';

/** Minimum length of the beginning of an id. Shorter ones are probably typing errors. */
const minPrefixLength = 4;

/**
 * Reads an order by its id, its code, or the beginning of its id if only one order has it. Money
 * that waits for a decision is shown to those who decide about it, as in `payments.unmatched`.
 */
export const getOrder = operation({
  name: 'orders.get',
  permission: 'orders:read',
  input: z.object({ id: z.string().trim().min(minPrefixLength).max(100) }),
  output: staffOrderSchema,
  async run({ database, actor }, { id }) {
    const read = async (id: string) => {
      const order = await readStaffOrder(database, id);
      return hasPermission(actor, 'payments:write') ? order : { ...order, unmatched: [] };
    };
    const parsed = parseOrderCode(id);
    if (parsed && 'code' in parsed) {
      const [found] = await database.read.select({ id: orders.id }).from(orders)
        .where(eq(orders.code, parsed.code));
      if (found) return await read(found.id);
    }
    const normalized = parsed && 'begins' in parsed ? parsed.begins : id.toLowerCase();
    const rows = await database.read.select({ id: orders.id }).from(orders)
      .where(and(gte(orders.id, normalized), lt(orders.id, `${normalized}\u{10ffff}`))).limit(4);
    const ids = rows.map((row) => row.id);
    if (ids.includes(normalized)) return await read(normalized);
    if (ids.length > 1) {
      throw new ConflictError('AMBIGUOUS_ORDER', {
        details: { begins: normalized, suggestions: ids.slice(0, 3), more: ids.length > 3 },
      });
    }
    return await read(ids[0] ?? normalized);
  },
});

/**
 * Reads an order for the shop's staff.
 *
 * @throws {NotFoundError} if there is no such order
 */
export async function readStaffOrder({ read }: Reader, id: string): Promise<StaffOrder> {
  const [order] = await read.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new NotFoundError('order');
  return await readUnchanged({ read }, order, (row) => readParts({ read }, row));
}

const blocked = sql<number>`${sql.raw(isBlocked('orders.id', 'orders.user_id'))}`.mapWith(Boolean);

/** Reads what belongs to an order, as the shop's staff see it. */
async function readParts(
  { read }: Reader,
  order: typeof orders.$inferSelect,
): Promise<StaffOrder> {
  const { id, version, status, payment, createdAt, paidAt } = order;
  // At once, for a database that is far away.
  const [items, origins, [block], [customer = null], paid, events, received, settings] =
    await Promise.all([
      read.select().from(orderItems).where(eq(orderItems.orderId, id))
        .orderBy(asc(orderItems.position)),
      read.select({ origin: orderOrigins.origin }).from(orderOrigins)
        .where(eq(orderOrigins.orderId, id)),
      read.select({ blocked }).from(orders).where(eq(orders.id, id)),
      read.select(pickColumns(users, 'id', 'name', 'email')).from(users)
        .where(and(eq(users.id, order.userId), isNull(users.deletedAt))),
      readPayments({ read }, id),
      readEvents({ read }, id),
      readReceived(read, [id]),
      status === 'awaiting-transfer' ? readShopSettings({ read }) : undefined,
    ]);
  const [invoice, returned, unmatched, undo] = await Promise.all([
    readInvoice(read, id),
    readReturn(read, id),
    readUnmatched(read, eq(bankTransfers.orderId, id)),
    findUndo({ read }, order, events),
  ]);
  const expiresAt = isExpiring(order) ? order.expiresAt : null;
  const { confirmedAt, claimedAt, carrier, trackingCode } = order;
  const { amount, returnedAmount } = order;
  const balance = {
    ...{ status, payment, amount, returnedAmount },
    payments: paid,
    received: received.get(id) ?? 0,
  };
  const account = settings && transferAccount(settings.settings);
  return {
    id,
    code: orderCode(order),
    ...{ version, status, payment, createdAt, paidAt, expiresAt },
    ...{ confirmedAt, claimedAt, carrier, trackingCode },
    customer,
    blocked: block?.blocked ?? false,
    ...toOrderContents({ order, items }),
    deposit: order.deposit,
    returnedAmount,
    paid: amountPaid(balance),
    refunded: amountRefunded(balance),
    due: amountDue(balance),
    transferredLate: transferredLate(balance, paid[0]?.handedOverAt ?? null),
    payments: paid.map(({ method, amount, state, provider, reference, at }) => (
      { method, amount, state, provider, reference, at }
    )),
    transfer: awaitedTransfer(order, amountPaid(balance), account),
    ...{ invoice, return: returned, unmatched },
    timeline: timelineOf(order, paid, events),
    notes: events.filter(({ kind }) => kind === 'note').reverse()
      .map(({ text, at, actor }) => ({ text: text ?? '', at, actor })),
    nextStatuses: [...nextStatuses[status]],
    undo,
    origins: origins.map(({ origin }) => origin),
  };
}

/**
 * Returns `true` for an order that is cancelled at its deadline, as in `expireUnpaidOrders()` and
 * `expireUnconfirmedOrders()`. Paid and cancelled orders keep theirs.
 */
const isExpiring = ({ status, confirmedAt }: typeof orders.$inferSelect) =>
  status === 'awaiting-payment' || status === 'awaiting-transfer' ||
  status === 'awaiting-confirmation' && confirmedAt === null;

/** Returns the last change of the status, unless its mail has left or items came back since. */
async function findUndo(
  { read }: Reader,
  { id, status, returnedAmount }: typeof orders.$inferSelect,
  events: Awaited<ReturnType<typeof readEvents>>,
): Promise<StaffOrder['undo']> {
  const last = events.findLast(({ kind }) => kind === 'status');
  if (!last?.previous || last.status !== status) return null;
  if (status === 'delivered' && returnedAmount > 0) return null;
  const hasLeft = await read.$count(
    mails,
    and(
      eq(mails.orderId, id),
      eq(mails.kind, 'order-status'),
      eq(mails.orderStatus, status),
      gt(mails.attempts, 0),
    ),
  );
  return hasLeft > 0 ? null : { status: last.previous, at: last.at, until: last.at + undoTime };
}

/** Reads the payments of an order with the names of those who booked them, the oldest first. */
async function readPayments({ read }: Reader, id: string) {
  return await read.select({
    ...getTableColumns(payments),
    ...{ countedAt, handedOverAt },
    actor: sql<string>`coalesce(${staff.name}, ${bankTransfers.actor}, ${payments.provider})`,
  }).from(payments).innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(bankTransfers, eq(bankTransfers.reference, payments.reference))
    .leftJoin(staff, isActor(bankTransfers.actor))
    .where(eq(payments.orderId, id)).orderBy(asc(payments.id));
}

/** Reads the events of an order with the names of their actors, the oldest first. */
async function readEvents({ read }: Reader, id: string) {
  return await read.select({
    ...pickColumns(orderEvents, 'kind', 'at', 'status', 'text', 'previous'),
    actor: sql<string>`coalesce(${staff.name}, ${orderEvents.actor})`,
  }).from(orderEvents).leftJoin(staff, isActor(orderEvents.actor))
    .where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id));
}
