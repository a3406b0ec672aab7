import { and, desc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import { orderCode } from '../../contract/orders/order-code.ts';
import type { Reader } from '../../db/database.ts';
import { orderChangeKinds } from '../../db/schema/mail-tables.ts';
import { orderEvents, payments } from '../../db/schema/order-tables.ts';
import { readReturn } from '../../orders/own/request-return.ts';
import type { ShopSettings } from '../../settings/shop-settings-schema.ts';
import type { MailRow } from '../outgoing-mail.ts';
import type { ContentDeps } from './account-content.ts';
import { breakLinks } from './break-links.ts';
import { hasExpired } from './find-recipient.ts';
import type { MailContent } from './mail-content.ts';
import type { MailedOrder } from './messages/mailed-order.ts';
import { orderChangedMail } from './messages/order-changed-mail.ts';
import { orderPlacedMail } from './messages/order-placed-mail.ts';
import { orderRefundMail } from './messages/order-refund-mail.ts';
import { orderReturnMail } from './messages/order-return-mail.ts';
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
  if (kind === 'order-refund') {
    return orderRefundMail(order, await findRefund(database, order.id, createdAt), shop, link);
  }
  if (kind === 'order-return') {
    const decided = await readReturn(database.read, order.id);
    const isAccepted = decided?.state === 'accepted';
    const answer = breakLinks(decided?.note ?? '');
    return orderReturnMail(order, { isAccepted, answer }, shop, link);
  }
  const change = orderChangeKinds.find((one) => one === kind);
  if (change) {
    const isEvent = and(
      eq(orderEvents.orderId, order.id),
      inArray(orderEvents.kind, ['items', 'returned']),
      eq(orderEvents.at, createdAt),
    );
    const hasReason = change === 'order-items' || change === 'order-items-returned';
    const reason = hasReason ? await findReason(database, isEvent) : '';
    return orderChangedMail(order, change, shop, link, reason);
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

/** Returns the money that was returned at `at`, in ms since 1970. */
async function findRefund(database: Reader, orderId: string, at: number) {
  const isRefund = and(
    eq(payments.orderId, orderId),
    eq(payments.at, at),
    lt(payments.amount, 0),
  );
  const [row] = await database.read.select({ amount: payments.amount }).from(payments)
    .where(isRefund).orderBy(desc(payments.id)).limit(1);
  const isEvent = and(
    eq(orderEvents.orderId, orderId),
    eq(orderEvents.kind, 'refund'),
    eq(orderEvents.at, at),
  );
  return { amount: -(row?.amount ?? 0), reason: await findReason(database, isEvent) };
}
