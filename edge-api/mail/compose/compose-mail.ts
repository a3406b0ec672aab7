import { addressFields } from '../../contract/checkout/address-fields.ts';
import { and, asc, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm';
import { endNoticesPath } from '../../contract/catalogue/stock-notice.ts';
import { emailKey } from '../../contract/account/user.ts';
import type { Database, Reader } from '../../db/database.ts';
import { users } from '../../db/schema/account-tables.ts';
import { dataRequests } from '../../db/schema/customer-tables.ts';
import { orderItems, orders } from '../../db/schema/order-tables.ts';
import { readReceived } from '../../orders/read-received.ts';
import { readTransferNews } from '../../orders/transfers/read-transfer-news.ts';
import { readShopSettings } from '../../settings/read-shop-settings.ts';
import type { LimitedMail, Reservation } from '../limits/reserve-mail.ts';
import type { MailRow, OutgoingMail } from '../outgoing-mail.ts';
import { accountContent, type ContentDeps } from './account-content.ts';
import { breakLinks } from './break-links.ts';
import { findRecipient, ownRecipient, type Recipient } from './find-recipient.ts';
import type { MailContent } from './mail-content.ts';
import { accountDeletedMail, notMeBlocks, requestExtendedMail } from './messages/account-mails.ts';
import { backInStockMail } from './messages/back-in-stock-mail.ts';
import { guestAccountMail, guestCodeMail } from './messages/guest-code-mail.ts';
import { customerName, type MailedOrder } from './messages/mailed-order.ts';
import { alertAddress, isSettled, newOrderMail } from './messages/new-order-mail.ts';
import { isLastReport, lastReportNote } from './last-report.ts';
import { transferNewsMail } from './messages/transfer-news-mail.ts';
import { orderContent } from './order-content.ts';
import { qrPicture } from './qr-picture.ts';
import { plausibleName } from './recipient-name.ts';
import { qrImage } from './render-block.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { isShown, orderedName } from '../../catalogue/product-row.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { stockWaits } from '../../db/schema/notice-tables.ts';

export interface ComposerDeps extends ContentDeps {
  database: Pick<Database, 'read' | 'batch'>;
  /** Origin of the back office, for links in mails to the owner. @default that of the shop */
  adminOrigin?: string;
  /** Counts a mail that a stranger can have caused. Without it there is no limit. */
  reserve?(mail: LimitedMail): Promise<Reservation>;
}

/**
 * Composed mail, the message to browsers in its place, the reason why it is no longer needed, or
 * the time until which it waits.
 */
export type ComposeResult =
  | { needed: true; mail: OutgoingMail }
  | { needed: 'push'; send(signal: AbortSignal): Promise<void> }
  | { needed: false; reason: string }
  | { needed: 'later'; at: number };

/**
 * Composes a mail of the outbox from the current data and settings of the database.
 *
 * @throws any error of the database or of the issuer of tokens
 */
export async function composeMail(deps: ComposerDeps, row: MailRow): Promise<ComposeResult> {
  const { database, publicUrl, adminOrigin = publicUrl } = deps;
  const { settings: shop } = await readShopSettings(database);
  if (row.kind === 'account-deleted') {
    if (row.recipient === null) return { needed: false, reason: 'the recipient is unknown' };
    return await finish(row.recipient, '', accountDeletedMail(row.recipient, shop));
  }
  if (row.kind === 'request-extended') {
    const request = await findExtended(database, row);
    if (row.recipient === null || !request) {
      return { needed: false, reason: 'the request or its customer is gone' };
    }
    return await finish(row.recipient, '', requestExtendedMail(request, shop));
  }
  if (row.kind === 'guest-code') {
    const { recipient: address, id } = row;
    if (address === null) return { needed: false, reason: 'the recipient is unknown' };
    const isAccount = await hasAccount(database, address);
    const code = isAccount ? '' : await deps.tokens.guestCode(id);
    // Only a mail that would be sent counts.
    if (code === undefined) return { needed: false, reason: 'its code is no longer needed' };
    const now = await deps.reserve?.({ id, address, access: 0 });
    if (now?.isAllowed === false) return { needed: 'later', at: now.at };
    if (isAccount) return await finish(address, '', guestAccountMail(shop, publicUrl));
    const refusal = { email: address, token: await deps.tokens.codeRefusal(address) };
    return await finish(address, '', guestCodeMail(code, refusal, shop, publicUrl));
  }
  if (row.kind === 'back-in-stock') {
    const found = await findStockNotice(database, row);
    if ('reason' in found) return { needed: false, reason: found.reason };
    const { email: address, mailbox, product } = found;
    const now = await deps.reserve?.({ id: row.id, address, access: 0 });
    if (now?.isAllowed === false) return { needed: 'later', at: now.at };
    const token = await deps.tokens.noticeLink(mailbox);
    const link = `${publicUrl}${endNoticesPath}?${new URLSearchParams({ token, email: address })}`;
    return await finish(address, '', backInStockMail(product, link, shop, publicUrl), link);
  }
  const order = row.orderId === null ? undefined : await findOrder(database, row.orderId);
  if (row.kind === 'new-order') {
    const address = alertAddress(shop);
    const transfer = row.transferId === null
      ? undefined
      : await readTransferNews(database.read, row.transferId);
    const content = transfer
      ? transferNewsMail(transfer, adminOrigin)
      : order && !isSettled(order)
      ? newOrderMail(withTexts(order, breakLinks), adminOrigin)
      : undefined;
    if (!content || !address) return { needed: false, reason: 'nobody is to be told' };
    if (await isLastReport(database, row)) content.blocks.unshift(lastReportNote);
    return await finish(address, '', content);
  }
  const found = await findRecipient(database, row, order);
  if ('reason' in found) return { needed: false, reason: found.reason };
  const admitted = await admit(deps, row, found);
  if ('at' in admitted) return { needed: 'later', at: admitted.at };
  const { recipient } = admitted;
  const { address, user, isProven } = recipient;
  const name = isProven ? plausibleName(customerName(user, order)) : '';
  const content = order
    ? await orderContent(deps, shop, row, {
      ...withTexts(order, isProven ? breakLinks : () => ''),
      buyer: name,
    })
    : await accountContent(deps, shop, row, { ...recipient, name });
  if (!content) return { needed: false, reason: 'its link is no longer needed' };
  if (!isProven) {
    const token = await deps.tokens.refusal(user.id, address);
    content.blocks.push(...notMeBlocks({ email: address, token }, publicUrl));
  }
  return await finish(address, name, content);

  async function finish(
    address: string,
    name: string,
    content: MailContent,
    unsubscribeUrl?: string,
  ): Promise<ComposeResult> {
    return {
      needed: true,
      mail: {
        id: row.id,
        kind: row.kind,
        createdAt: row.createdAt,
        messageId: `<mail-${row.id}.${row.createdAt}@${new URL(publicUrl).hostname}>`,
        from: { name: shop.name, address: shop.contact.email },
        to: { name, address },
        subject: content.subject,
        text: renderText(content, shop, publicUrl),
        html: await renderHtml(content, shop, publicUrl),
        pictures: content.blocks.flatMap((block) =>
          typeof block === 'object' && block.kind === 'qr'
            ? [{ id: qrImage, fileName: `${qrImage}.png`, png: qrPicture(block.payload) }]
            : []
        ),
        unsubscribeUrl,
      },
    };
  }
}

/**
 * Returns `true` if the mailbox has an account with which its owner can log in. A code of six
 * digits must not open what a password protects.
 */
async function hasAccount({ read }: Reader, email: string): Promise<boolean> {
  const isAccount = and(
    eq(users.emailKey, emailKey(email)),
    isNotNull(users.emailVerifiedAt),
    or(isNotNull(users.passwordHash), isNotNull(users.facebookId)),
  );
  return await read.$count(users, isAccount) > 0;
}

/**
 * Counts a mail within its limits. An order mail that its sender must not send to another mailbox
 * goes to the proven mailbox of the account.
 */
async function admit(
  { reserve }: ComposerDeps,
  { id, orderId }: MailRow,
  recipient: Recipient,
): Promise<{ recipient: Recipient } | { at: number }> {
  const { address, limited, user } = recipient;
  if (!limited || !reserve) return { recipient };
  const now = await reserve({ id, address, ...limited });
  if (now.isAllowed) return { recipient };
  const own = ownRecipient(user);
  return orderId !== null && now.isSenderLimited && own.isProven ? { recipient: own } : now;
}

/** Texts of an order that its customer has written. */
const customerTexts = addressFields.filter((field) => field !== 'email');

/** Returns an order with other texts. No name of a product can become a link. */
function withTexts(order: MailedOrder, change: (text: string) => string): MailedOrder {
  const texts = Object.fromEntries(customerTexts.map((field) => [field, change(order[field])]));
  const items = order.items.map((item) => ({ ...item, name: breakLinks(item.name) }));
  const giftNote = order.giftNote === null ? null : change(order.giftNote);
  return { ...order, ...texts, giftNote, items };
}

async function findOrder({ read }: Reader, id: string) {
  const [order] = await read.select().from(orders).where(eq(orders.id, id));
  if (!order) return undefined;
  const items = await read
    .select({ name: orderItems.name, quantity: orderItems.quantity, price: orderItems.price })
    .from(orderItems).where(eq(orderItems.orderId, id)).orderBy(asc(orderItems.position));
  const received = (await readReceived(read, [id])).get(id) ?? 0;
  return { ...order, items, received, buyer: '' } satisfies MailedOrder;
}

/** Finds the request about personal data whose extension is reported to the mailbox of a mail. */
async function findExtended({ read }: Pick<Database, 'read'>, { recipient, createdAt }: MailRow) {
  const [request] = await read.select(getTableColumns(dataRequests)).from(dataRequests)
    .innerJoin(users, eq(users.id, dataRequests.customerId))
    .where(and(
      eq(users.emailKey, emailKey(recipient ?? '')),
      eq(dataRequests.extendedAt, createdAt),
    ));
  return request;
}

/**
 * Finds the mailbox and the product of a notice, or the reason why it is not sent. The wait goes on
 * if the product is hidden or sold out again.
 */
async function findStockNotice(
  database: Pick<Database, 'read' | 'batch'>,
  { waitId, createdAt }: MailRow,
) {
  const isWait = and(eq(stockWaits.id, waitId ?? 0), eq(stockWaits.queuedAt, createdAt));
  const [found] = await database.read.select({
    email: stockWaits.email,
    mailbox: stockWaits.mailbox,
    product: { id: products.id, name: orderedName, price: products.price },
    isAvailable: sql`${products.stock} > 0 and ${isShown}`.mapWith(Boolean),
  }).from(stockWaits).innerJoin(products, eq(products.id, stockWaits.productId)).where(isWait);
  if (!found) return { reason: 'nobody waits any more' };
  if (found.isAvailable) return found;
  await database.batch((db) => [db.update(stockWaits).set({ queuedAt: null }).where(isWait)]);
  return { reason: 'the product is not available' };
}
