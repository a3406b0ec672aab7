import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { TooLargeError } from '../errors.ts';
import { replyToError } from '../http/error-reply.ts';
import type { Log } from '../log.ts';

/** What the webhook works with. */
export interface StripeWebhookOptions {
  /** The signing secret of the endpoint, `whsec_…`. */
  secret: string;
  /**
   * Brings the order of a payment up to date. It asks the provider itself, so that a repeated message
   * changes nothing. When it throws, Stripe sends the message again.
   */
  settle(sessionId: string): Promise<unknown>;
  log: Log;
}

/** The largest message that is read, in bytes. */
const messageLimit = 256 * 1024;

/** How old a message may be, in s. */
const tolerance = 300;

/**
 * `POST /stripe-webhook`: Stripe's messages about payments. Only what carries a valid signature is
 * believed, and of that only which payment it is about.
 */
export function stripeWebhookRoutes({ secret, settle, log }: StripeWebhookOptions) {
  const reply = replyToError(log);
  return new Hono().post(
    '/stripe-webhook',
    bodyLimit({ maxSize: messageLimit, onError: (c) => reply(new TooLargeError(), c) }),
    async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer());
      c.header('Cache-Control', 'no-store');
      const message = await readMessage(body, c.req.header('Stripe-Signature') ?? '', secret)
        .catch((error: unknown) => {
          log('warn', 'webhook refused', { reason: reasonOf(error) });
        });
      if (!message) return c.json({ received: false }, 400);
      switch (message.type) {
        case 'checkout.session.completed':
        case 'checkout.session.async_payment_succeeded':
        case 'checkout.session.expired':
          await settle(message.data.object.id);
      }
      return c.json({ received: true });
    },
  );
}

async function readMessage(body: Uint8Array, signature: string, secret: string) {
  const { Stripe } = await import('stripe');
  const subtle = Stripe.createSubtleCryptoProvider();
  return await Stripe.webhooks.constructEventAsync(body, signature, secret, tolerance, subtle);
}

/** The first line of what is wrong; the error itself holds the message and its signature. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.trim().split('\n')[0] ?? '' : '';
}
