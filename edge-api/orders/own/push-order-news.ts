import { and, eq, gte, ne, or } from 'drizzle-orm';
import { orderCode } from '../../contract/orders/order-code.ts';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import { orderEvents, orderPushes, orders } from '../../db/schema/order-tables.ts';
import type { ComposeResult } from '../../mail/compose/compose-mail.ts';
import type { MailRow } from '../../mail/outgoing-mail.ts';
import { readReceived } from '../read-received.ts';
import { type PushDeps, pushToBrowsers } from '../../pushes/push-to-browsers.ts';

/** Age from which the news of an order are outdated, in ms. */
const newsTime = 12 * 60 * 60_000;

const statusTexts: Readonly<Record<OrderStatus, string>> = {
  'awaiting-payment': 'Đơn đang chờ thanh toán.',
  'awaiting-transfer': 'Đơn đang chờ chuyển khoản.',
  'awaiting-confirmation': 'Đơn đang chờ cửa hàng xác nhận.',
  processing: 'Cửa hàng đã nhận đơn và đang chuẩn bị hàng.',
  shipping: 'Hàng đã được giao cho đơn vị vận chuyển.',
  delivered: 'Đơn đã được giao. Cảm ơn bạn!',
  returned: 'Cửa hàng đã nhận lại hàng.',
  cancelled: 'Đơn đã được hủy.',
};

const paidText = 'Cửa hàng đã nhận được tiền và đang chuẩn bị hàng.';
const refundText = 'Cửa hàng đã hoàn tiền cho đơn này.';

/**
 * Prepares the news of an order for the browsers of its customer. A phone shows them on its locked
 * screen, so that they contain the code and no name, amount or product.
 */
export async function pushOrderNews(deps: PushDeps, row: MailRow): Promise<ComposeResult> {
  const { database: { read }, clock } = deps;
  const orderId = row.orderId ?? '';
  const [order] = await read.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return { needed: false, reason: 'the order is gone' };
  if (clock() - row.createdAt > newsTime) return { needed: false, reason: 'it is no news' };
  // An event that a trigger has added has the time of the database.
  const events = await read.select().from(orderEvents).where(and(
    eq(orderEvents.orderId, orderId),
    gte(orderEvents.at, row.createdAt),
    or(eq(orderEvents.kind, 'refund'), eq(orderEvents.kind, 'status')),
    ne(orderEvents.actor, 'outside'),
  ));
  const isRefund = events.some(({ kind, at }) => kind === 'refund' && at === row.createdAt);
  // Staff have undone the change, or made another one.
  if (!isRefund && events.some(({ kind, at }) => kind === 'status' && at > row.createdAt)) {
    return { needed: false, reason: 'the order has moved on' };
  }
  const browsers = await read.select().from(orderPushes).where(eq(orderPushes.orderId, orderId));
  if (browsers.length === 0) return { needed: false, reason: 'no browser wants it' };
  const received = await readReceived(read, [orderId]);
  const isPaid = order.status === 'processing' && received.has(orderId);
  const code = orderCode(order);
  const message = {
    title: `Đơn hàng ${code}`,
    body: isRefund ? refundText : isPaid ? paidText : statusTexts[order.status],
    path: `/order/${code}`,
    tag: code,
  };
  return {
    needed: 'push',
    send: (signal) => pushToBrowsers(deps, { row, table: orderPushes, browsers, message }, signal),
  };
}
