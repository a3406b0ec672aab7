import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import { orderCode } from '../../contract/orders/order-code.ts';
import { permissionsOf, roles } from '../../contract/staff/roles.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { staff, staffPushes } from '../../db/schema/staff-tables.ts';
import { formatMoney } from '../../format/format-money.ts';
import type { ComposeResult } from '../../mail/compose/compose-mail.ts';
import { orderNews } from '../../mail/compose/messages/new-order-mail.ts';
import type { MailRow } from '../../mail/outgoing-mail.ts';
import {
  type BrowserMessage,
  type PushDeps,
  pushToBrowsers,
} from '../../pushes/push-to-browsers.ts';

/** Age from which a new order is no news, in ms. */
const newsTime = 60 * 60_000;

/** Maximum number of orders that are reported in an hour. */
const maxPerHour = 60;

const readers = roles.filter((role) => permissionsOf(role).includes('orders:read'));

/**
 * Prepares the report of a new order, or of its awaited money, to the browsers of staff. It names
 * no customer, because a phone shows it on its locked screen.
 */
export async function pushNewOrder(deps: PushDeps, row: MailRow): Promise<ComposeResult> {
  const { database: { read }, clock } = deps;
  const [order] = await read.select().from(orders).where(eq(orders.id, row.orderId ?? ''));
  if (!order || order.status === 'cancelled' || clock() - row.createdAt > newsTime) {
    return { needed: false, reason: 'the order is no news' };
  }
  const [sent] = await read.select({ count: count() }).from(mails)
    .where(and(gt(mails.sentAt, clock() - newsTime), eq(mails.kind, row.kind)));
  if (sent && sent.count >= maxPerHour) return { needed: false, reason: 'too many orders' };
  const code = orderCode(order);
  const { begin, amount } = orderNews(order);
  const message = {
    title: `${begin}: ${formatMoney(amount)}`,
    body: `Đơn ${code}. Bấm để mở đơn và xem việc cần làm.`,
    path: `/admin/orders/${order.id}`,
    tag: code,
  };
  return { needed: 'push', send: (signal) => pushToStaff(deps, { row, message }, signal) };
}

/** Sends a message to all browsers of staff who see orders. */
async function pushToStaff(
  deps: PushDeps,
  report: Pick<BrowserMessage, 'row' | 'message'>,
  signal: AbortSignal,
) {
  const browsers = await deps.database.read.select({
    endpoint: staffPushes.endpoint,
    p256dh: staffPushes.p256dh,
    auth: staffPushes.auth,
  }).from(staffPushes).innerJoin(staff, eq(staff.id, staffPushes.staffId))
    .where(and(isNull(staff.disabledAt), inArray(staff.role, readers)));
  await pushToBrowsers(deps, { ...report, table: staffPushes, browsers }, signal);
}
