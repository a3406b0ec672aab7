import { eq, inArray, sql } from 'drizzle-orm';
import type { PushMessage } from '../contract/pushes/push-message.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema/mail-tables.ts';
import type { orderPushes } from '../db/schema/order-tables.ts';
import type { staffPushes } from '../db/schema/staff-tables.ts';
import type { MailRow } from '../mail/outgoing-mail.ts';
import { type PushSubscription, sendPush } from './send-push.ts';
import { readVapidKeys } from './vapid-keys.ts';

/** Dependencies of {@linkcode pushToBrowsers}. */
export interface PushDeps {
  database: Database;
  clock: () => number;
  /** Address at which a push service reaches the shop: `https:` or `mailto:`. */
  subject: () => Promise<string>;
  /** @default the global one */
  fetch?: typeof fetch;
}

/** Message to browsers, and the row of the outbox that stands for it. */
export interface BrowserMessage {
  row: Pick<MailRow, 'id' | 'recipient'>;
  /** Table of the browsers. */
  table: typeof staffPushes | typeof orderPushes;
  browsers: readonly PushSubscription[];
  message: PushMessage;
}

/**
 * Sends a message to browsers, and removes those from their table that no longer want messages. The
 * row keeps the addresses at which it failed, as JSON: a repeated message reaches them alone.
 *
 * @throws the first failure, after the message has been sent to all others
 */
export async function pushToBrowsers(
  { database, clock, subject, fetch = globalThis.fetch }: PushDeps,
  { row, table, browsers, message }: BrowserMessage,
  signal: AbortSignal,
): Promise<void> {
  const sender = { keys: await readVapidKeys(database, clock()), subject: await subject(), fetch };
  const failedBefore = row.recipient === null ? undefined : JSON.parse(row.recipient);
  const left = browsers.filter(({ endpoint }) => failedBefore?.includes(endpoint) ?? true);
  const results = await Promise.allSettled(
    left.map((browser) => sendPush(sender, browser, message, signal)),
  );
  const endpointsOf = (isResult: (result: PromiseSettledResult<boolean>) => boolean) =>
    left.flatMap(({ endpoint }, index) => isResult(results[index]!) ? [endpoint] : []);
  const removed = endpointsOf((result) => result.status === 'fulfilled' && !result.value);
  const failed = endpointsOf((result) => result.status === 'rejected');
  if (removed.length + failed.length > 0) {
    await database.batch((db) => [
      db.delete(table).where(inArray(table.endpoint, removed)),
      db.update(mails).set({ recipient: JSON.stringify(failed) })
        .where(failed.length > 0 ? eq(mails.id, row.id) : sql`false`),
    ]);
  }
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
