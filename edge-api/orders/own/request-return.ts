import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { z } from '../../contract/zod.ts';
import type { returnSchema } from '../../contract/orders/own-order.ts';
import type { Database, ReadDatabase } from '../../db/database.ts';
import { orderEvents, orders } from '../../db/schema/order-tables.ts';
import { orderReturns, returnPictures } from '../../db/schema/transfer-tables.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import type { OpenedOrder, OrderRow } from './open-order.ts';

export type OrderEvent = Pick<typeof orderEvents.$inferSelect, 'kind' | 'status' | 'at'>;

/**
 * Returns the time until which goods can be returned, in ms since 1970; null if the order is not
 * delivered.
 *
 * @param returnTime time for which goods can be returned after their delivery, in ms
 */
export function returnableUntil(
  { status }: Pick<OrderRow, 'status'>,
  events: readonly OrderEvent[],
  returnTime: number,
): number | null {
  if (status !== 'delivered') return null;
  const delivery = events.findLast((event) => event.kind === 'status');
  return (delivery?.at ?? 0) + returnTime;
}

export function readOrderEvents(read: ReadDatabase, orderId: string) {
  return read.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
}

type OrderReturn = z.infer<typeof returnSchema>;

/** Reads the request to return the goods of an order; null without one. */
export async function readReturn(
  read: ReadDatabase,
  orderId: string,
): Promise<OrderReturn | null> {
  return (await readReturns(read, [orderId])).get(orderId) ?? null;
}

/** Returns the requests to return goods by the id of the order. */
export async function readReturns(
  read: ReadDatabase,
  orderIds: readonly string[],
): Promise<Map<string, OrderReturn>> {
  const { orderId, state, reason, note, at } = orderReturns;
  const pictures = read.$count(returnPictures, eq(returnPictures.orderId, orderId));
  const rows = await read.select({ orderId, request: { state, reason, note, pictures, at } })
    .from(orderReturns).where(inArray(orderId, [...orderIds]));
  return new Map(rows.map((row) => [row.orderId, row.request]));
}

/**
 * Condition on an order whose personal data was not removed after the deletion of its account: what
 * its customer writes later would stay.
 */
export const hasPersonalData = ne(orders.requestHash, '');

/**
 * Asks to return the goods of a delivered order. An order has one request. One that is sent again,
 * because its reply was lost, changes nothing.
 *
 * @throws {NotFoundError} with the link of a mail alone
 * @throws {ConflictError} `ORDER_FIXED` if the order is not delivered, the time has passed, or
 * there is another request
 */
export async function requestReturn(
  { database, clock }: { database: Database; clock: () => number },
  { order, access }: OpenedOrder,
  reason: string,
  returnTime: number,
): Promise<void> {
  if (access !== 'full') throw new NotFoundError('order');
  const { id } = order;
  const events = await readOrderEvents(database.read, id);
  const until = returnableUntil(order, events, returnTime);
  if (until === null || until <= clock()) throw new ConflictError('ORDER_FIXED');
  const isFirst = sql`not exists (select 1 from ${orderReturns} where ${
    eq(orderReturns.orderId, id)
  })`;
  // In this sequence: the order has a request after the insert.
  const isNew = and(eq(orders.id, id), eq(orders.status, 'delivered'), hasPersonalData, isFirst);
  const [changed] = await database.batch((db) => [
    db.update(orders).set({ version: sql`${orders.version} + 1` }).where(isNew),
    db.insert(orderReturns).select(sql`
      select ${orders.id}, ${reason}, 'requested', null, ${clock()} from ${orders}
      where ${isNew}`),
  ]);
  if (changed.rowsAffected > 0) return;
  const known = await readReturn(database.read, id);
  if (known?.state !== 'requested' || known.reason !== reason) {
    throw new ConflictError('ORDER_FIXED');
  }
}
