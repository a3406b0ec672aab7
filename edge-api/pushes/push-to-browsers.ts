import { inArray } from 'drizzle-orm';
import type { PushMessage } from '../contract/pushes/push-message.ts';
import type { Database } from '../db/database.ts';
import type { orderPushes } from '../db/schema/order-tables.ts';
import type { staffPushes } from '../db/schema/staff-tables.ts';
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

/**
 * Sends a message to browsers, and removes those from their table that no longer want messages.
 *
 * @throws the first failure, after the message has been sent to all others
 */
export async function pushToBrowsers(
  { database, clock, subject, fetch = globalThis.fetch }: PushDeps,
  table: typeof staffPushes | typeof orderPushes,
  browsers: readonly PushSubscription[],
  message: PushMessage,
  signal: AbortSignal,
): Promise<void> {
  const sender = { keys: await readVapidKeys(database, clock()), subject: await subject(), fetch };
  const results = await Promise.allSettled(
    browsers.map((browser) => sendPush(sender, browser, message, signal)),
  );
  const removed = browsers.filter((_, index) => {
    const result = results[index];
    return result?.status === 'fulfilled' && !result.value;
  });
  if (removed.length > 0) {
    const endpoints = removed.map(({ endpoint }) => endpoint);
    await database.batch((db) => [db.delete(table).where(inArray(table.endpoint, endpoints))]);
  }
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
