import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { AccountExport, ExportedOrder } from '../contract/account/account-export.ts';
import { orderCode } from '../contract/orders/order-code.ts';
import { pickColumns } from '../db/columns-for.ts';
import { mailboxDigest } from '../mail/limits/fold-mailbox.ts';
import { type CartRow, selectCart } from '../cart/read-cart.ts';
import type { ReadDatabase, Reader } from '../db/database.ts';
import { dataRequests } from '../db/schema/customer-tables.ts';
import { consents } from '../db/schema/account-tables.ts';
import { stockWaits } from '../db/schema/notice-tables.ts';
import { orderEvents, orderPushes, orders } from '../db/schema/order-tables.ts';
import { reviews } from '../db/schema/review-tables.ts';
import { generateJsonList } from '../http/json-list.ts';
import { readInvoices } from '../orders/own/read-own-order.ts';
import { readReturns } from '../orders/own/request-return.ts';
import { type OrderWithItems, readOrderPages, toOrderContents } from '../orders/read-orders.ts';
import { toOwnReview } from '../reviews/list-own-reviews.ts';
import { listSavedCharts } from '../account/saved-charts/saved-charts.ts';
import { type AccountReader, readAccountOverview } from '../account/profile/read-account.ts';

const toTime = (timestamp: number) => new Date(timestamp).toISOString();

/**
 * Collects all data about an account, for its owner. It contains no digests of secrets.
 *
 * @returns parts of the reply: an account may have any number of orders
 * @throws {UnauthenticatedError} if the account has been deleted
 */
export async function exportAccount(
  database: Reader,
  reader: AccountReader,
  now: number,
): Promise<AsyncIterable<string>> {
  const { read } = database;
  const { userId } = reader;
  const [overview, charts, ownReviews, consentRows, cart, alerts, requests] = await Promise.all([
    readAccountOverview(database, reader, now),
    listSavedCharts(database, userId),
    read.select().from(reviews).where(eq(reviews.userId, userId)).orderBy(asc(reviews.createdAt)),
    read.select().from(consents).where(eq(consents.userId, userId))
      .orderBy(asc(consents.acceptedAt)),
    read.all<CartRow>(selectCart(userId)),
    read.select(pickColumns(orderPushes, 'orderId', 'endpoint', 'createdAt')).from(orders)
      .innerJoin(orderPushes, eq(orderPushes.orderId, orders.id))
      .where(eq(orders.userId, userId)).orderBy(asc(orderPushes.createdAt)),
    read.select().from(dataRequests).where(eq(dataRequests.customerId, userId))
      .orderBy(asc(dataRequests.receivedAt)),
  ]);
  const { account, addresses, sessions } = overview;
  // An unverified address may belong to somebody else.
  const waits = !account.emailVerified ? [] : await read.select().from(stockWaits)
    .where(eq(stockWaits.mailbox, mailboxDigest(account.email))).orderBy(asc(stockWaits.id));
  const data: Omit<AccountExport, 'orders'> = {
    exportedAt: toTime(now),
    account,
    addresses,
    charts,
    reviews: ownReviews.map((row) => ({ productId: row.productId, ...toOwnReview(row) })),
    consents: consentRows.map(({ page, version, acceptedAt }) => ({
      page,
      version,
      acceptedAt: toTime(acceptedAt),
    })),
    stockNotices: waits.map(({ productId, createdAt }) => ({
      productId,
      requestedAt: toTime(createdAt),
    })),
    cart: cart.map(({ id, quantity }) => ({ productId: id, quantity })),
    orderAlerts: alerts.map(({ orderId, endpoint, createdAt }) => ({
      orderId,
      service: new URL(endpoint).hostname,
      createdAt: toTime(createdAt),
    })),
    dataRequests: requests.map(({ kind, receivedAt, doneAt, outcome }) => ({
      ...{ kind, outcome, receivedAt: toTime(receivedAt) },
      doneAt: doneAt === null ? null : toTime(doneAt),
    })),
    sessions: sessions.map(({ device, createdAt, lastUsedAt }) => ({
      device,
      createdAt,
      lastUsedAt,
    })),
  };
  async function* ownOrders() {
    for await (const { orders } of readOrderPages(database, userId)) {
      yield await toExportedOrders(read, orders);
    }
  }
  const start = JSON.stringify({ success: true, ...data }).slice(0, -1);
  return generateJsonList(`${start},"orders":[`, ownOrders(), () => ']}');
}

/** Reads the times at which orders on delivery were delivered, and so paid, by order. */
async function readCollected(read: ReadDatabase, orderIds: readonly string[]) {
  const rows = await read.select({ id: orders.id, at: max(orderEvents.at) })
    .from(orderEvents).innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(
      inArray(orders.id, [...orderIds]),
      eq(orders.payment, 'cod'),
      inArray(orders.status, ['delivered', 'returned']),
      eq(orderEvents.status, 'delivered'),
    )).groupBy(orders.id);
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Converts orders with what belongs to them, which two queries read for all of them. */
async function toExportedOrders(
  read: ReadDatabase,
  orders: readonly OrderWithItems[],
): Promise<ExportedOrder[]> {
  const ids = orders.map(({ order }) => order.id);
  const [invoices, returns, collected] = await Promise.all([
    readInvoices(read, ids),
    readReturns(read, ids),
    readCollected(read, ids),
  ]);
  return orders.map(({ order, items }) => {
    const invoice = invoices.get(order.id);
    const returned = returns.get(order.id);
    const paidAt = order.paidAt ?? collected.get(order.id) ?? null;
    return {
      id: order.id,
      code: orderCode(order),
      date: toTime(order.createdAt),
      status: order.status,
      payment: order.payment,
      paidAt: paidAt === null ? null : toTime(paidAt),
      ...toOrderContents({ order, items }),
      ...(invoice && { invoice }),
      ...(returned && { return: { ...returned, at: toTime(returned.at) } }),
    };
  });
}
