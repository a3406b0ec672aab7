import type { OrderStatus } from '../contract/orders/order-status.ts';
import type { StatementBuilder } from '../db/database.ts';
import { mails } from '../db/schema.ts';

/** What a mail is about. The words are made when it is sent. */
export type NewMail =
  | { kind: 'verify-email' | 'welcome'; userId: string }
  | { kind: 'order-placed'; orderId: string }
  | { kind: 'order-status'; orderId: string; orderStatus: OrderStatus };

/**
 * The statement that puts a mail into the outbox; it belongs into the transaction of what the mail
 * reports. Wake the outbox after that.
 *
 * @param now ms since 1970
 */
export function insertMail(db: Pick<StatementBuilder, 'insert'>, mail: NewMail, now: number) {
  return db.insert(mails).values({ ...mail, createdAt: now, nextAttemptAt: now });
}
