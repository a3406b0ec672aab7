import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { emailKey } from '../../contract/account/user.ts';
import { type OrderStatus, orderStatuses } from '../../contract/orders/order-status.ts';
import type { Reader } from '../../db/database.ts';
import { emailChanges, emailVerifications, users } from '../../db/schema/account-tables.ts';
import { orderChangeKinds } from '../../db/schema/mail-tables.ts';
import { orderEvents, type orders } from '../../db/schema/order-tables.ts';
import { foldMailbox } from '../limits/fold-mailbox.ts';
import type { LimitedMail } from '../limits/reserve-mail.ts';
import type { MailRow } from '../outgoing-mail.ts';

type User = typeof users.$inferSelect;

/** Row of the order that a mail is about. */
type Order = typeof orders.$inferSelect;

/** Recipient of a mail of the outbox. */
export interface Recipient {
  address: string;
  user: User;
  /**
   * `true` if the mailbox has proven that the account is its own. Another mailbox gets no word that
   * somebody else has chosen, and a link to refuse further mails.
   */
  isProven: boolean;
  /** Limits of the mail, unless it was caused by its recipient or the shop. */
  limited?: Omit<LimitedMail, 'id' | 'address'>;
}

/**
 * Finds the recipient of a mail about an account or an order, or the reason why the mail is no
 * longer needed.
 */
export async function findRecipient(
  database: Reader,
  row: MailRow,
  order: Order | undefined,
): Promise<Recipient | { reason: string }> {
  if (row.orderId !== null && !order) return { reason: 'the order is gone' };
  const [user] = await database.read.select().from(users)
    .where(and(eq(users.id, order?.userId ?? row.userId ?? ''), isNull(users.deletedAt)));
  if (!user) return { reason: 'the user is gone' };
  if (user.email === '') return { reason: 'the customer has no mailbox' };
  if (order) {
    const reason = outdatedReason(row, order) ??
      (row.kind === 'order-confirmed' && await isFollowed(database, row, order)
        ? 'a later mail has the news'
        : undefined);
    return reason ? { reason } : await orderRecipient(database, row, order, user);
  }
  switch (row.kind) {
    case 'verify-email':
      return user.emailVerifiedAt === null
        ? { ...ownRecipient(user), limited: { access: 0 } }
        : { reason: 'the address is confirmed already' };
    case 'reset-password': {
      const own = ownRecipient(user);
      // Strangers can cause it for the account of the mailbox only, whose owner can use the link.
      const access = own.isProven ? 2 : foldMailbox(user.email) === user.emailKey ? 1 : 0;
      return { ...own, limited: { access } };
    }
    case 'confirm-email-change': {
      const [change] = await database.read.select({ email: emailChanges.email })
        .from(emailChanges)
        .where(and(eq(emailChanges.userId, user.id), eq(emailChanges.createdAt, row.createdAt)));
      if (!change) return { reason: 'the change is not pending' };
      return await foreignRecipient(database, user, change.email) ??
        { reason: 'the recipient refuses mails' };
    }
    case 'email-changed':
      return row.recipient === null
        ? { reason: 'the recipient is unknown' }
        : { user, address: row.recipient, isProven: true };
    default:
      return ownRecipient(user);
  }
}

/** Returns the account's own mailbox. Anybody can register with the address of somebody else. */
export function ownRecipient(user: User, phone?: string): Recipient {
  const isProven = user.emailVerifiedAt !== null;
  const limited = isProven ? undefined : { access: 0 as const, phone };
  return { user, address: user.email, isProven, limited };
}

/**
 * Returns the recipient of the mails of an order: the address entered at checkout only if the
 * customer's own address is verified, otherwise anyone could make the shop write to strangers.
 */
async function orderRecipient(
  database: Reader,
  row: MailRow,
  order: Order,
  user: User,
): Promise<Recipient> {
  const { kind } = row;
  const { email, phone } = order;
  const own = ownRecipient(user, phone);
  const isOwn = !own.isProven || emailKey(email) === user.emailKey;
  const recipient = isOwn ? own : await foreignRecipient(database, user, email, phone) ?? own;
  // The owner reports a new status, but not that an order has expired or its customer cancelled it.
  const isByStaff = orderChangeKinds.some((one) => one === kind) ||
    kind === 'order-status' && !await isByCustomer(database, row, order);
  return isByStaff ? { ...recipient, limited: undefined } : recipient;
}

/** Returns `true` if a customer has changed the status of an order, or let its deadline pass. */
async function isByCustomer(
  database: Reader,
  { createdAt, orderStatus }: MailRow,
  order: Order,
): Promise<boolean> {
  const isOwnChange = and(
    eq(orderEvents.orderId, order.id),
    eq(orderEvents.status, orderStatus as OrderStatus),
    eq(orderEvents.at, createdAt),
    eq(orderEvents.actor, 'customer'),
  );
  return await database.read.$count(orderEvents, isOwnChange) > 0 ||
    await hasExpired(database, order, createdAt);
}

/** Returns `true` if the status of an order has changed since a mail was queued. */
async function isFollowed({ read }: Reader, { createdAt }: MailRow, { id }: Order) {
  const isLater = and(
    eq(orderEvents.orderId, id),
    eq(orderEvents.kind, 'status'),
    gt(orderEvents.at, createdAt),
  );
  return await read.$count(orderEvents, isLater) > 0;
}

function outdatedReason({ kind, orderStatus }: MailRow, order: Order): string | undefined {
  if (kind === 'order-refund' || kind === 'order-return') return undefined;
  if (kind === 'order-parcel' && (order.status !== 'shipping' || order.trackingCode === null)) {
    return 'the order has moved on';
  }
  if (kind === 'order-placed' || orderChangeKinds.some((one) => one === kind)) {
    return order.status === 'cancelled' ? 'the order is cancelled' : undefined;
  }
  if (!orderStatuses.some((known) => known === orderStatus)) return 'the status is unknown';
  return orderStatus === order.status ? undefined : 'the order has moved on';
}

/** Returns `true` if an order was cancelled at `time` because its deadline had passed. */
export async function hasExpired(
  { read }: Reader,
  { id, status, payment, expiresAt }: Pick<Order, 'id' | 'status' | 'payment' | 'expiresAt'>,
  time: number,
): Promise<boolean> {
  if (status !== 'cancelled' || payment === 'card') return false;
  if (expiresAt === null || time < expiresAt) return false;
  // Staff can have it prepared before the money has arrived.
  const isPrepared = and(eq(orderEvents.orderId, id), eq(orderEvents.status, 'processing'));
  return await read.$count(orderEvents, isPrepared) === 0;
}

/**
 * Returns a mailbox that an account names; `undefined` if it has refused further mails, to any of
 * its addresses.
 */
async function foreignRecipient(
  { read }: Reader,
  user: User,
  address: string,
  phone?: string,
): Promise<Recipient | undefined> {
  const refused = await read.selectDistinct({ recipient: emailVerifications.recipient })
    .from(emailVerifications)
    .where(and(eq(emailVerifications.userId, user.id), isNotNull(emailVerifications.usedAt)));
  const mailbox = foldMailbox(address);
  if (refused.some(({ recipient }) => recipient && foldMailbox(recipient) === mailbox)) {
    return undefined;
  }
  return { user, address, isProven: false, limited: { access: 0, userId: user.id, phone } };
}
