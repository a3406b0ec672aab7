import { asc, eq, inArray } from 'drizzle-orm';
import { pickAddress } from '../../contract/checkout/address-fields.ts';
import { orderCode } from '../../contract/orders/order-code.ts';
import {
  type GiftOrder,
  giftOrderSchema,
  type Invoice,
  type OwnOrder,
} from '../../contract/orders/own-order.ts';
import type { ReadDatabase, Reader } from '../../db/database.ts';
import { orderItems, payments } from '../../db/schema/order-tables.ts';
import { orderInvoices } from '../../db/schema/transfer-tables.ts';
import { trackingUrl } from './tracking-url.ts';
import { balanceOf } from '../amount-due.ts';
import { readReceived } from '../read-received.ts';
import { readUnchanged } from '../read-unchanged.ts';
import { type OrderEvent, readOrderEvents, readReturn, returnableUntil } from './request-return.ts';
import { timelineOf, toPicturedItem } from '../read-orders.ts';
import { awaitedTransfer, type TransferAccount } from '../transfers/transfer-account.ts';
import type { OpenedOrder, OrderRow } from './open-order.ts';

export interface OwnOrderSettings {
  /** Bank account of the shop; undefined if it has none. */
  account: TransferAccount | undefined;
  /** Time for which a customer can change an order that is being prepared, in ms. */
  changeTime: number;
  /** Time for which goods can be returned after their delivery, in ms. */
  returnTime: number;
}

/** Reads an order for those who may open it, without what their access does not include. */
export async function readOpenedOrder(
  database: Reader,
  { order, access }: OpenedOrder,
  settings: OwnOrderSettings,
): Promise<OwnOrder | GiftOrder> {
  const shown = access === 'gift' ? 'mail' : access;
  const own = await readUnchanged(
    database,
    order,
    (row) => readOwnOrder(database, row, shown, settings),
  );
  if (access !== 'gift') return own;
  const timeline = own.timeline.filter(({ kind }) => kind !== 'paid' && kind !== 'refund');
  return giftOrderSchema.parse({ ...own, access, timeline });
}

/** Reads an order for its customer. With the access of a mail it leaves out the personal data. */
async function readOwnOrder(
  { read }: Reader,
  order: OrderRow,
  access: OwnOrder['access'],
  settings: OwnOrderSettings,
): Promise<OwnOrder> {
  const { id } = order;
  // At once, for a database that is far away.
  const [items, rows, events, received, invoice, returned] = await Promise.all([
    read.select().from(orderItems).where(eq(orderItems.orderId, id))
      .orderBy(asc(orderItems.position)),
    read.select().from(payments).where(eq(payments.orderId, id)),
    readOrderEvents(read, id),
    readReceived(read, [id]),
    access === 'full' ? readInvoice(read, id) : null,
    readReturn(read, id),
  ]);
  const { status, payment, createdAt, expiresAt, carrier, trackingCode } = order;
  const { subtotal, discount, shipping, amount, deposit, promoCode, city } = order;
  const balance = balanceOf({ ...order, payments: rows, received: received.get(id) ?? 0 });
  return {
    ...{ id, code: orderCode(order), access, status, payment, createdAt, expiresAt },
    items: items.map(toPicturedItem),
    ...{ subtotal, discount, shipping, amount, deposit, promoCode },
    returnedAmount: order.returnedAmount,
    ...balance,
    transfer: awaitedTransfer(order, balance.paid, settings.account),
    city,
    scheme: order.scheme,
    address: access === 'full' ? pickAddress(order) : null,
    giftNote: order.giftNote && access !== 'full' ? '' : order.giftNote,
    timeline: timelineOf(order, rows, events)
      .map(({ kind, status, at }) => ({ kind, status, at })),
    ...{ carrier, trackingCode },
    trackingUrl: trackingUrl(carrier, trackingCode) ?? null,
    changeableUntil: changeableUntil(order, events, settings.changeTime),
    invoice,
    returnableUntil: returnableUntil(order, events, settings.returnTime),
    // The mail with the answer has its note as well.
    return: returned && access !== 'full' ? { ...returned, reason: '' } : returned,
  };
}

/** Reads the requested invoice of an order; null without one. */
export async function readInvoice(read: ReadDatabase, orderId: string): Promise<Invoice | null> {
  return (await readInvoices(read, [orderId])).get(orderId) ?? null;
}

/** Returns the requested invoices of orders by the id of the order. */
export async function readInvoices(
  read: ReadDatabase,
  orderIds: readonly string[],
): Promise<Map<string, Invoice>> {
  const { orderId, company, taxCode, address } = orderInvoices;
  const rows = await read.select({ orderId, invoice: { company, taxCode, address } })
    .from(orderInvoices).where(inArray(orderId, [...orderIds]));
  return new Map(rows.map((row) => [row.orderId, row.invoice]));
}

/**
 * Returns the time until which the customer can cancel an order or change its address, in ms since
 * 1970; null if it cannot be changed any more.
 *
 * @param changeTime time for which an order that is being prepared can be changed, in ms
 */
export function changeableUntil(
  { status, createdAt, expiresAt }: OrderRow,
  events: readonly OrderEvent[],
  changeTime: number,
): number | null {
  if (status === 'awaiting-transfer' || status === 'awaiting-confirmation') return expiresAt;
  if (status !== 'processing' || changeTime === 0) return null;
  return (preparedAt(events) ?? createdAt) + changeTime;
}

/**
 * Returns the time at which an order that had waited was to be prepared; undefined if it has not
 * waited. The undoing of a later status is no such time.
 */
function preparedAt(events: readonly OrderEvent[]): number | undefined {
  const changes = events.filter(({ kind }) => kind === 'status');
  return changes.findLast(({ status }, index) =>
    status === 'processing' && (changes[index - 1]?.status?.startsWith('awaiting-') ?? true)
  )?.at;
}
