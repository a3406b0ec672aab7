import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { orderCode } from '../../contract/orders/order-code.ts';
import { type Permission, permissionsOf, roles } from '../../contract/staff/roles.ts';
import { pickColumns } from '../../db/columns-for.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { staff, staffPushes } from '../../db/schema/staff-tables.ts';
import { formatMoney } from '../../format/format-money.ts';
import type { ComposeResult } from '../../mail/compose/compose-mail.ts';
import { maxReports, reportTime } from '../../mail/compose/last-report.ts';
import { isSettled, orderNews } from '../../mail/compose/messages/new-order-mail.ts';
import { describeTransfer } from '../../mail/compose/messages/transfer-news-mail.ts';
import type { MailRow } from '../../mail/outgoing-mail.ts';
import { readReceived } from '../../orders/read-received.ts';
import { readTransferNews } from '../../orders/transfers/read-transfer-news.ts';
import {
  type BrowserMessage,
  type PushDeps,
  pushToBrowsers,
} from '../../pushes/push-to-browsers.ts';

/** Maximum number of messages that the outbox sends at a time. */
const maxConcurrent = 4;

/**
 * Message in place of the first ones above the limit. Another one with its tag replaces it: of
 * messages that are sent at the same time, none may see that it is the first.
 */
const manyOrders: StaffMessage = {
  message: {
    title: 'Còn nhiều đơn khác',
    body: `Đã báo ${maxReports} tin trong một giờ, các đơn tiếp theo không được báo riêng. ` +
      'Bấm để mở danh sách đơn hàng.',
    path: '/admin/orders',
    tag: 'many',
  },
  permission: 'orders:read',
};

/**
 * Prepares the report of a new order, of its money, or of a transfer to the browsers of staff. It
 * names no customer, because a phone shows it on its locked screen.
 */
export async function pushNewOrder(deps: PushDeps, row: MailRow): Promise<ComposeResult> {
  const { database: { read }, clock } = deps;
  const news = row.transferId === null
    ? await readOrderNews(read, row.orderId ?? '')
    : await readMoneyNews(read, row.transferId);
  if (!news || clock() - row.createdAt > reportTime) {
    return { needed: false, reason: 'the order is no news' };
  }
  const sent = await read.$count(
    mails,
    and(gt(mails.sentAt, clock() - reportTime), eq(mails.kind, row.kind)),
  );
  if (sent >= maxReports + maxConcurrent) return { needed: false, reason: 'too many orders' };
  const report = { row, ...sent < maxReports ? news : manyOrders };
  return { needed: 'push', send: (signal) => pushToStaff(deps, report, signal) };
}

/** Message to the staff who have a permission. */
interface StaffMessage extends Pick<BrowserMessage, 'message'> {
  permission: Permission;
}

async function readOrderNews(read: ReadDatabase, id: string): Promise<StaffMessage | undefined> {
  const [row] = await read.select().from(orders).where(eq(orders.id, id));
  const order = row && { ...row, received: (await readReceived(read, [id])).get(id) ?? 0 };
  if (!order || isSettled(order)) return undefined;
  const code = orderCode(order);
  const { begin, amount } = orderNews(order);
  const message = {
    title: `${begin}: ${formatMoney(amount)}`,
    body: `Đơn ${code}. Bấm để mở đơn và xem việc cần làm.`,
    path: `/admin/orders/${order.id}`,
    tag: code,
  };
  return { message, permission: 'orders:read' };
}

async function readMoneyNews(read: ReadDatabase, id: number): Promise<StaffMessage | undefined> {
  const news = await readTransferNews(read, id);
  if (!news) return undefined;
  const { title, task, path } = describeTransfer(news);
  return {
    message: { title, body: task, path, tag: `transfer-${id}` },
    permission: 'payments:write',
  };
}

/** Sends a message to all browsers of staff who have its permission. */
async function pushToStaff(
  deps: PushDeps,
  { permission, ...report }: StaffMessage & Pick<BrowserMessage, 'row'>,
  signal: AbortSignal,
) {
  const readers = roles.filter((role) => permissionsOf(role).includes(permission));
  const browsers = await deps.database.read
    .select(pickColumns(staffPushes, 'endpoint', 'p256dh', 'auth'))
    .from(staffPushes).innerJoin(staff, eq(staff.id, staffPushes.staffId))
    .where(and(isNull(staff.disabledAt), inArray(staff.role, readers)));
  await pushToBrowsers(deps, { ...report, table: staffPushes, browsers }, signal);
}
