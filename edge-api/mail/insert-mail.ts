import type { OrderStatus } from '../contract/orders/order-status.ts';
import type { StatementBuilder } from '../db/database.ts';
import { mails } from '../db/schema.ts';

/** Subject of a mail. Its text is composed when it is sent. */
export type NewMail =
  | { kind: 'verify-email' | 'welcome'; userId: string }
  | { kind: 'order-placed'; orderId: string }
  | { kind: 'order-status'; orderId: string; orderStatus: OrderStatus };

/**
 * Builds the statement that inserts a mail into the outbox. Run it in the transaction of the
 * reported change, and call the outbox's `wake()` afterwards.
 *
 * @param now current time in ms since 1970
 */
export function insertMail(db: Pick<StatementBuilder, 'insert'>, mail: NewMail, now: number) {
  return db.insert(mails).values({ ...mail, createdAt: now, nextAttemptAt: now });
}
