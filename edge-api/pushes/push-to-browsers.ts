import { eq, inArray, sql } from 'drizzle-orm';
import type { PushMessage } from '../contract/pushes/push-message.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema/mail-tables.ts';
import type { orderPushes } from '../db/schema/order-tables.ts';
import type { staffPushes } from '../db/schema/staff-tables.ts';
import type { MailRow } from '../mail/outgoing-mail.ts';
import { readVapidKeys, type VapidKeys } from './vapid-keys.ts';

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

/** Address and keys of a browser that receives messages. */
interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Sender of a message, as push services want it. */
interface PushSender {
  keys: VapidKeys;
  /** Address at which a push service reaches the shop: `https:` or `mailto:`. */
  subject: string;
  fetch: typeof fetch;
}

/** Time for which a push service keeps a message for a browser that is off, in seconds. */
const lifetime = 12 * 60 * 60;

/**
 * Sends a message to a browser, encrypted by RFC 8291.
 *
 * @returns `false` if the browser no longer wants messages
 * @throws {Error} if the push service cannot take the message now
 */
async function sendPush(
  { keys, subject, fetch }: PushSender,
  { endpoint, p256dh, auth }: PushSubscription,
  message: PushMessage,
  signal: AbortSignal,
): Promise<boolean> {
  // Most processes send no messages.
  const { default: webPush } = await import('web-push');
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject, ...keys }, TTL: lifetime, urgency: 'high' },
  );
  const { 'Content-Length': _, ...sent } = headers;
  const reply = await fetch(endpoint, {
    method,
    headers: sent as Record<string, string>,
    body: new Uint8Array(body),
    redirect: 'manual',
    signal,
  });
  await reply.body?.cancel();
  if (reply.status === 404 || reply.status === 410) return false;
  if (!reply.ok) throw new Error(`The push service replied with ${reply.status}`);
  return true;
}
