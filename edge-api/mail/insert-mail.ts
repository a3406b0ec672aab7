import type { OrderStatus } from '../contract/orders/order-status.ts';
import type { StatementBuilder } from '../db/database.ts';
import { mails, type OrderChangeKind } from '../db/schema/mail-tables.ts';

/** Kinds of mails to the address of an account. */
export type AccountMailKind =
  | 'verify-email'
  | 'welcome'
  | 'reset-password'
  | 'password-changed'
  | 'confirm-email-change';

/** Subject of a mail. Its text is composed when it is sent. */
export type NewMail =
  | { kind: AccountMailKind; userId: string }
  /** Goes to the address that the account had before. */
  | { kind: 'email-changed'; userId: string; recipient: string }
  /** Goes to a mailbox that may have no account. */
  | { kind: 'guest-code'; recipient: string }
  /** The account no longer exists. */
  | { kind: 'account-deleted'; recipient: string }
  | { kind: 'order-placed'; orderId: string }
  /** Reports the change whose time is that of the mail. */
  | { kind: OrderChangeKind; orderId: string }
  | { kind: 'order-status'; orderId: string; orderStatus: OrderStatus };

/**
 * Builds the statement that inserts a mail into the outbox. Run it in the transaction of the
 * reported change, and call the outbox's `wake()` afterwards.
 */
export function insertMail(db: StatementBuilder, mail: NewMail, now: number) {
  return db.insert(mails).values({ ...mail, createdAt: now, nextAttemptAt: now });
}
