import { and, eq, gt, ne, notInArray } from 'drizzle-orm';
import { orderCode } from '../../contract/orders/order-code.ts';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import { mails } from '../../db/schema/mail-tables.ts';
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

/** Texts of the news besides those of the status, by the kind of their mail. */
const changeTexts: Partial<Record<MailRow['kind'], string>> = {
  'order-refund': 'Cửa hàng đã hoàn tiền cho đơn này.',
  'order-return': 'Cửa hàng đã trả lời yêu cầu đổi trả.',
  'order-confirmed': 'Cửa hàng đã ghi nhận bạn xác nhận đơn qua điện thoại.',
  'order-items': 'Cửa hàng đã hủy một phần đơn. Bấm để xem phần còn lại.',
  'order-items-returned': 'Cửa hàng đã nhận lại một phần hàng. Bấm để xem đơn hàng.',
  'order-edited': 'Cửa hàng đã sửa đơn. Bấm để xem lại đơn hàng hiện tại.',
  'order-parcel': 'Đơn có mã vận đơn mới. Bấm để theo dõi hành trình.',
};

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
  const isMail = and(eq(mails.orderId, orderId), eq(mails.createdAt, row.createdAt));
  const reported = await read.select({ kind: mails.kind }).from(mails)
    .where(and(isMail, notInArray(mails.kind, ['order-push', 'new-order', 'new-order-push'])));
  // Staff have undone the change, or made it again.
  if (reported.length === 0) return { needed: false, reason: 'its mail was withdrawn' };
  const [change] = reported.flatMap(({ kind }) => changeTexts[kind] ?? []);
  // An event that a trigger has added has the time of the database.
  const hasMoved = and(
    eq(orderEvents.orderId, orderId),
    gt(orderEvents.at, row.createdAt),
    eq(orderEvents.kind, 'status'),
    ne(orderEvents.actor, 'outside'),
  );
  if (change === undefined && await read.$count(orderEvents, hasMoved) > 0) {
    return { needed: false, reason: 'the order has moved on' };
  }
  const browsers = await read.select().from(orderPushes).where(eq(orderPushes.orderId, orderId));
  if (browsers.length === 0) return { needed: false, reason: 'no browser wants it' };
  const received = await readReceived(read, [orderId]);
  const isPaid = order.status === 'processing' && received.has(orderId);
  const code = orderCode(order);
  const message = {
    title: `Đơn hàng ${code}`,
    body: change ?? (isPaid ? paidText : statusTexts[order.status]),
    path: `/order/${code}`,
    tag: code,
  };
  return {
    needed: 'push',
    send: (signal) => pushToBrowsers(deps, { row, table: orderPushes, browsers, message }, signal),
  };
}
