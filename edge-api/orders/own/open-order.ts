import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { findSessionUser } from '../../sessions/session.ts';
import { hashToken, isToken, newToken } from '../../sessions/token.ts';
import { parseOrderCode } from '../../contract/orders/order-code.ts';
import type { OpenOrder } from '../../contract/orders/own-order.ts';
import type { Database, Reader } from '../../db/database.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { orderLinks } from '../../db/schema/transfer-tables.ts';
import { NotFoundError, UnauthenticatedError } from '../../errors.ts';

export type OrderRow = typeof orders.$inferSelect;

/** An order that somebody has opened, and the part of it that may be shown. */
export interface OpenedOrder {
  order: OrderRow;
  access: typeof orderLinks.$inferSelect['access'];
}

export interface OpenOrderDeps {
  database: Pick<Database, 'read' | 'batch'>;
  clock: () => number;
}

/** Codes of the errors of {@linkcode openOrder}. */
export const openOrderErrors = ['UNAUTHENTICATED', 'NOT_FOUND'] as const;

/**
 * Opens an order: for its customer with the session, or with the key of a link to this order. The
 * code alone opens nothing.
 *
 * @param token session token; empty without a session
 * @throws {UnauthenticatedError} if the session has ended, and no key opens the order
 * @throws {NotFoundError} if there is no such order, or the customer may not open it
 */
export async function openOrder(
  { database, clock }: OpenOrderDeps,
  { code, key = '' }: OpenOrder,
  token: string,
): Promise<OpenedOrder> {
  const now = clock();
  const user = await findSessionUser(database as Database, token, now);
  const order = await findOrderByCode(database, code);
  // The same for each code: a reply does not reveal which orders there are.
  const refusal = token !== '' && !user ? new UnauthenticatedError() : new NotFoundError('order');
  if (!order) throw refusal;
  if (user?.id === order.userId) return { order, access: 'full' };
  const [link] = isToken(key)
    ? await database.read.select({ access: orderLinks.access }).from(orderLinks).where(and(
      eq(orderLinks.tokenHash, hashToken(key)),
      eq(orderLinks.orderId, order.id),
      gt(orderLinks.expiresAt, now),
    ))
    : [];
  if (!link) throw refusal;
  return { order, access: link.access };
}

/**
 * Opens an order for a change by its customer. The recipient of a gift changes nothing.
 *
 * @throws any error of {@linkcode openOrder}; {@linkcode NotFoundError} also if the visitor may not
 * change the order
 */
export async function openOrderToChange(
  deps: OpenOrderDeps,
  input: OpenOrder,
  token: string,
): Promise<OpenedOrder> {
  const opened = await openOrder(deps, input, token);
  if (opened.access === 'gift') throw new NotFoundError('order');
  return opened;
}

/** Returns the order that has a code; undefined if there is none, or if several have it. */
export async function findOrderByCode(
  { read }: Reader,
  text: string,
): Promise<OrderRow | undefined> {
  const parsed = parseOrderCode(text);
  if (!parsed) return undefined;
  const isNamed = 'code' in parsed
    ? eq(orders.code, parsed.code)
    : and(gte(orders.id, parsed.begins), lt(orders.id, `${parsed.begins}\u{10ffff}`));
  const rows = await read.select().from(orders).where(isNamed).limit(2);
  return rows.length === 1 ? rows[0] : undefined;
}

const day = 24 * 60 * 60_000;

/** Time for which a link opens an order, by its access, in ms: of a mail 90 days. */
export const linkLifetime = { mail: 90 * day, full: day, gift: day } as const;

/** Maximum number of links of look-ups to an order. Another one ends the oldest. */
export const maxLinks = 50;

/**
 * Creates the key of a link that opens an order without a log-in. Only its digest is stored.
 *
 * @param access `mail` shows less; `full` after the customer has shown to know the phone number,
 * `gift` after the recipient of a gift has
 */
export async function issueOrderLink(
  database: Pick<Database, 'batch'>,
  orderId: string,
  access: OpenedOrder['access'],
  now: number,
): Promise<string> {
  const key = newToken();
  const expiresAt = now + linkLifetime[access];
  await database.batch((db) => [
    db.insert(orderLinks).values({ tokenHash: hashToken(key), orderId, access, expiresAt }),
    // A mail has one for each attempt to send it.
    ...access === 'mail' ? [] : [db.run(sql`
      delete from order_links where rowid in (
        select rowid from order_links where order_id = ${orderId} and access = ${access}
        order by rowid desc limit -1 offset ${maxLinks})`)],
  ]);
  return key;
}
