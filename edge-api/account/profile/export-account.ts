import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AccountExport, ExportedOrder } from '../../contract/account/account-export.ts';
import { selectCart } from '../../cart/read-cart.ts';
import type { Database } from '../../db/database.ts';
import { consents } from '../../db/schema/account-tables.ts';
import { orderItems, orders } from '../../db/schema/order-tables.ts';
import { reviews } from '../../db/schema/review-tables.ts';
import { toExportedOrder } from '../../orders/to-exported-order.ts';
import { toOwnReview } from '../../reviews/list-own-reviews.ts';
import { listSavedCharts } from '../saved-charts/list-saved-charts.ts';
import { type AccountReader, readAccountOverview } from './read-account.ts';

const toTime = (timestamp: number) => new Date(timestamp).toISOString();

/**
 * Collects all data about an account, for its owner. It contains no digests of secrets.
 *
 * @param now ms since 1970
 * @throws {UnauthenticatedError} if the account has been deleted
 */
export async function exportAccount(
  database: Pick<Database, 'read'>,
  reader: AccountReader,
  now: number,
): Promise<AccountExport> {
  const { read } = database;
  const { userId } = reader;
  const [overview, charts, ownOrders, ownReviews, consentRows, cart] = await Promise.all([
    readAccountOverview(database, reader, now),
    listSavedCharts(database, userId),
    exportOrders(database, userId),
    read.select().from(reviews).where(eq(reviews.userId, userId)).orderBy(asc(reviews.createdAt)),
    read.select().from(consents).where(eq(consents.userId, userId))
      .orderBy(asc(consents.acceptedAt)),
    selectCart(read, userId),
  ]);
  const { account, addresses, sessions } = overview;
  return {
    exportedAt: toTime(now),
    account,
    addresses,
    charts,
    orders: ownOrders,
    reviews: ownReviews.map((row) => ({ productId: row.productId, ...toOwnReview(row) })),
    consents: consentRows.map(({ page, version, acceptedAt }) => ({
      page,
      version,
      acceptedAt: toTime(acceptedAt),
    })),
    cart: cart.map(({ id, quantity }) => ({ productId: id, quantity })),
    sessions: sessions.map(({ device, createdAt, lastUsedAt }) => ({
      device,
      createdAt,
      lastUsedAt,
    })),
  };
}

async function exportOrders(
  { read }: Pick<Database, 'read'>,
  userId: string,
): Promise<ExportedOrder[]> {
  const isOwn = eq(orders.userId, userId);
  const rows = await read.select().from(orders).where(isOwn)
    .orderBy(desc(orders.createdAt), sql`orders.rowid desc`);
  const items = await read.select().from(orderItems)
    .where(inArray(orderItems.orderId, read.select({ id: orders.id }).from(orders).where(isOwn)))
    .orderBy(asc(orderItems.position));
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  return rows.map((order) => toExportedOrder(order, itemsOf.get(order.id) ?? []));
}
