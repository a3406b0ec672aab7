import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import { orderCode } from '../../contract/orders/order-code.ts';
import type { Reader } from '../../db/database.ts';
import { type OrderChangeKind, orderChangeKinds } from '../../db/schema/mail-tables.ts';
import { orderEvents, payments } from '../../db/schema/order-tables.ts';
import { readReturn } from '../../orders/own/request-return.ts';
import type { ShopSettings } from '../../settings/shop-settings-schema.ts';
import type { MailRow } from '../outgoing-mail.ts';
import type { ContentDeps } from './account-content.ts';
import { breakLinks } from './break-links.ts';
import { hasExpired } from './find-recipient.ts';
import type { MailContent } from './mail-content.ts';
import type { MailedOrder } from './messages/mailed-order.ts';
import { type ChangeDetails, orderChangedMail } from './messages/order-changed-mail.ts';
import { orderPlacedMail } from './messages/order-placed-mail.ts';
import { orderStatusMail } from './messages/order-status-mail.ts';

/** Builds the content of a mail about an order, with a link that opens it without a log-in. */
export async function orderContent(
  { publicUrl, database, tokens }: ContentDeps,
  shop: ShopSettings,
  { kind, createdAt }: MailRow,
  order: MailedOrder,
): Promise<MailContent> {
  // The server never receives the fragment, so that no log and no other site has the key.
  const link = `${publicUrl}/order/${orderCode(order)}#${await tokens.orderLink(order.id)}`;
  if (kind === 'order-placed') return orderPlacedMail(order, shop, link);
  const change = orderChangeKinds.find((one) => one === kind);
  if (change) {
    const details = await readDetails(database, order.id, change, createdAt);
    return orderChangedMail(order, change, shop, link, details);
  }
  const isCancellation = and(
    eq(orderEvents.orderId, order.id),
    eq(orderEvents.status, 'cancelled'),
  );
  return orderStatusMail(order, order.status, shop, link, {
    expired: await hasExpired(database, order, createdAt),
    reason: order.status === 'cancelled' ? await findReason(database, isCancellation) : '',
  });
}

/** Returns the text of the latest event, in which no word can become a link. */
async function findReason({ read }: Reader, isEvent: SQL | undefined) {
  const [event] = await read.select({ text: orderEvents.text }).from(orderEvents).where(isEvent)
    .orderBy(desc(orderEvents.id)).limit(1);
  return breakLinks(event?.text ?? '');
}

/** Events with the reason of a change. */
const eventKinds = {
  'order-items': 'items',
  'order-items-returned': 'returned',
  'order-refund': 'refund',
} as const;

/** Reads the parts of a change that was made at a time, in ms since 1970. */
async function readDetails(
  database: Reader,
  orderId: string,
  kind: OrderChangeKind,
  at: number,
): Promise<ChangeDetails> {
  if (kind === 'order-return') {
    const decided = await readReturn(database.read, orderId);
    return { text: breakLinks(decided?.note ?? ''), isAccepted: decided?.state === 'accepted' };
  }
  if (!(kind in eventKinds)) return { text: '' };
  const isEvent = and(
    eq(orderEvents.orderId, orderId),
    eq(orderEvents.kind, eventKinds[kind as keyof typeof eventKinds]),
    eq(orderEvents.at, at),
  );
  const isRefund = and(eq(payments.orderId, orderId), eq(payments.at, at), lt(payments.amount, 0));
  const [refund] = await database.read.select({ amount: payments.amount }).from(payments)
    .where(isRefund).orderBy(desc(payments.id)).limit(1);
  return { text: await findReason(database, isEvent), amount: -(refund?.amount ?? 0) };
}
