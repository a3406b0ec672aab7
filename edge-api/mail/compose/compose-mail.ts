import { and, asc, eq, isNull } from 'drizzle-orm';
import { type OrderStatus, orderStatuses } from '../../contract/orders/order-status.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account-tables.ts';
import { orderItems, orders } from '../../db/schema/order-tables.ts';
import { readShopSettings } from '../../settings/read-shop-settings.ts';
import type { ShopSettings } from '../../settings/shop-settings-schema.ts';
import { breakLinks } from './break-links.ts';
import { draftForAccount, type TokenIssuer } from './draft-for-account.ts';
import type { Draft } from './mail-content.ts';
import { plausibleName } from './recipient-name.ts';
import { customerName, type MailedOrder } from './messages/mailed-order.ts';
import { orderPlacedMail } from './messages/order-placed-mail.ts';
import { orderStatusMail } from './messages/order-status-mail.ts';
import type { MailRow, OutgoingMail } from '../outgoing-mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** Dependencies of {@linkcode composeMail}. */
export interface ComposerDeps {
  database: Pick<Database, 'read'>;
  /** Public origin of the shop, without a trailing slash. */
  publicUrl: string;
  /** Creates the tokens of links. */
  tokens: TokenIssuer;
}

/** Composed mail, or the reason why it is no longer needed. */
export type ComposeResult =
  | { needed: true; mail: OutgoingMail }
  | { needed: false; reason: string };

/**
 * Composes a mail of the outbox from the current data and settings of the database.
 *
 * @throws any error of the database or of the issuer of tokens
 */
export async function composeMail(deps: ComposerDeps, row: MailRow): Promise<ComposeResult> {
  const { settings: shop } = await readShopSettings(deps.database);
  const draft = row.kind === 'order-placed' || row.kind === 'order-status'
    ? await draftForOrder(deps, shop, row)
    : await draftForAccount(deps, shop, row);
  if ('reason' in draft) return { needed: false, reason: draft.reason };
  const { publicUrl } = deps;
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
      text: renderText(content, shop, publicUrl),
      html: await renderHtml(content, shop, publicUrl),
    },
  };
}

async function draftForOrder(
  deps: ComposerDeps,
  shop: ShopSettings,
  row: MailRow,
): Promise<Draft> {
  const order = await findOrder(deps.database, row.orderId ?? '');
  if (!order) return { reason: 'the order is gone' };
  const address = await findRecipient(deps, order);
  if (address === undefined) return { reason: 'the user is gone' };
  const to = { name: plausibleName(customerName(order)), address };
  const shown = withoutLinks(order);
  if (row.kind === 'order-placed') {
    if (order.status === 'cancelled') return { reason: 'the order is cancelled' };
    return { to, content: orderPlacedMail(shown, shop, deps.publicUrl) };
  }
  const status = row.orderStatus;
  if (!isOrderStatus(status)) return { reason: 'the status is unknown' };
  if (status !== order.status) return { reason: 'the order has moved on' };
  const expired = order.payment === 'cod' && order.expiresAt !== null &&
    row.createdAt >= order.expiresAt;
  return { to, content: orderStatusMail(shown, status, shop, deps.publicUrl, { expired }) };
}

/**
 * Returns the address for the mails of an order. It is the one entered at checkout only if the
 * customer's own address is verified: otherwise anyone could make the shop write to strangers.
 */
async function findRecipient(
  { database }: ComposerDeps,
  { userId, email }: MailedOrder,
): Promise<string | undefined> {
  const [user] = await database.read
    .select({ email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users).where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return user && user.emailVerifiedAt !== null ? email : user?.email;
}

/** Returns an order whose free texts cannot become links. Some were stored without a check. */
function withoutLinks(order: MailedOrder): MailedOrder {
  const { firstName, lastName, phone, street, ward, district, city, country, items } = order;
  return {
    ...order,
    firstName: breakLinks(firstName),
    lastName: breakLinks(lastName),
    phone: breakLinks(phone),
    street: breakLinks(street),
    ward: breakLinks(ward),
    district: breakLinks(district),
    city: breakLinks(city),
    country: breakLinks(country),
    items: items.map((item) => ({ ...item, name: breakLinks(item.name) })),
  };
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
