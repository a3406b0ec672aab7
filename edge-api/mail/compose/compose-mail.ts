import { asc, eq } from 'drizzle-orm';
import { type OrderStatus, orderStatuses } from '../../contract/orders/order-status.ts';
import { shop } from '../../contract/shop.ts';
import type { Database } from '../../db/database.ts';
import { orderItems, orders, users } from '../../db/schema.ts';
import type { MailContent } from './mail-content.ts';
import { believableName } from './mail-name.ts';
import { customerName, type MailedOrder } from './messages/mailed-order.ts';
import { orderPlaced } from './messages/order-placed.ts';
import { orderStatus } from './messages/order-status.ts';
import { verifyEmail } from './messages/verify-email.ts';
import { welcome } from './messages/welcome.ts';
import type { Correspondent, MailRow, OutgoingMail } from '../outgoing-mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** What mails are made of. */
export interface ComposerParts {
  database: Pick<Database, 'read'>;
  /** Origin under which shoppers reach the shop, without a slash at its end. */
  publicUrl: string;
  /** Makes a token that confirms the e-mail address of a user, and keeps its digest. */
  issueVerification(userId: string): Promise<string>;
}

/** A mail in words, or why there is no need of one. */
export type Composition =
  | { needed: true; mail: OutgoingMail }
  | { needed: false; reason: string };

type Draft = { to: Correspondent; content: MailContent } | { reason: string };

/**
 * Finds the words for a mail of the outbox from what the database holds at this moment.
 *
 * @throws what the database or `issueVerification` throws
 */
export async function composeMail(parts: ComposerParts, row: MailRow): Promise<Composition> {
  const draft = row.kind === 'verify-email' || row.kind === 'welcome'
    ? await draftForUser(parts, row)
    : await draftForOrder(parts, row);
  if ('reason' in draft) return { needed: false, reason: draft.reason };
  const { publicUrl } = parts;
  const { to, content } = draft;
  return {
    needed: true,
    mail: {
      id: row.id,
      kind: row.kind,
      createdAt: row.createdAt,
      messageId: `<mail-${row.id}.${row.createdAt}@${new URL(publicUrl).hostname}>`,
      from: { name: shop.name, address: shop.contact.email },
      to,
      subject: content.subject,
      text: renderText(content, publicUrl),
      html: await renderHtml(content, publicUrl),
    },
  };
}

async function draftForUser(parts: ComposerParts, { kind, userId }: MailRow): Promise<Draft> {
  const [user] = await parts.database.read
    .select({ name: users.name, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users).where(eq(users.id, userId ?? ''));
  if (!userId || !user) return { reason: 'the user is gone' };
  const to = { name: believableName(user.name), address: user.email };
  if (kind === 'welcome') return { to, content: welcome(user, parts.publicUrl) };
  if (user.emailVerifiedAt !== null) return { reason: 'the address is confirmed already' };
  const token = await parts.issueVerification(userId);
  return { to, content: verifyEmail(user, token, parts.publicUrl) };
}

async function draftForOrder(parts: ComposerParts, row: MailRow): Promise<Draft> {
  const order = await findOrder(parts.database, row.orderId ?? '');
  if (!order) return { reason: 'the order is gone' };
  const to = { name: believableName(customerName(order)), address: order.email };
  if (row.kind === 'order-placed') {
    if (order.status === 'cancelled') return { reason: 'the order is cancelled' };
    return { to, content: orderPlaced(order, parts.publicUrl) };
  }
  const status = row.orderStatus;
  if (!isOrderStatus(status)) return { reason: 'the status is unknown' };
  if (status !== order.status) return { reason: 'the order has moved on' };
  return { to, content: orderStatus(order, status, parts.publicUrl) };
}

async function findOrder({ read }: Pick<Database, 'read'>, id: string) {
  const [order] = await read.select().from(orders).where(eq(orders.id, id));
  if (!order) return undefined;
  const items = await read
    .select({ name: orderItems.name, quantity: orderItems.quantity, price: orderItems.price })
    .from(orderItems).where(eq(orderItems.orderId, id)).orderBy(asc(orderItems.position));
  return { ...order, items } satisfies MailedOrder;
}

function isOrderStatus(status: string | null): status is OrderStatus {
  return orderStatuses.some((known) => known === status);
}
