import type { PushMessage } from '../contract/pushes/push-message.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** Address and keys of a browser that receives messages. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Sender of a message, as push services want it. */
export interface PushSender {
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
export async function sendPush(
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
