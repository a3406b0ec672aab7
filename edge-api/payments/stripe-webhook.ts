import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { TooLargeError } from '../errors.ts';
import { createErrorHandler } from '../http/error-reply.ts';
import type { Log } from '../log.ts';

export interface StripeWebhookOptions {
  /** Signing secret of the endpoint, `whsec_…`. */
  secret: string;
  /**
   * Updates the order of a payment. It requests the state from the provider, so that a repeated
   * event changes nothing. If it throws, Stripe sends the event again.
   */
  settle(reference: string): Promise<unknown>;
  log: Log;
}

const eventLimit = 256 * 1024;

/** Maximum age of a signature, in s. */
const tolerance = 300;

/**
 * Creates the route `POST /stripe-webhook` for Stripe's payment events. Events without a valid
 * signature are rejected. Only the payment's id is read from an event.
 */
export function stripeWebhookRoutes({ secret, settle, log }: StripeWebhookOptions) {
  const reply = createErrorHandler(log);
  return new Hono().post(
    '/stripe-webhook',
    bodyLimit({ maxSize: eventLimit, onError: (c) => reply(new TooLargeError(), c) }),
    async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer());
      c.header('Cache-Control', 'no-store');
      const event = await readEvent(body, c.req.header('Stripe-Signature') ?? '', secret)
        .catch((error: unknown) => {
          log('warn', 'webhook refused', { reason: reasonOf(error) });
        });
      if (!event) return c.json({ received: false }, 400);
      switch (event.type) {
        case 'checkout.session.completed':
        case 'checkout.session.async_payment_succeeded':
        case 'checkout.session.expired':
          await settle(event.data.object.id);
      }
      return c.json({ received: true });
    },
  );
}

async function readEvent(body: Uint8Array, signature: string, secret: string) {
  const { Stripe } = await import('stripe');
  const subtle = Stripe.createSubtleCryptoProvider();
  return await Stripe.webhooks.constructEventAsync(body, signature, secret, tolerance, subtle);
}

/**
 * Returns the first line of the error message. The error itself contains the event and its
 * signature.
 */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.trim().split('\n')[0] ?? '' : '';
}
