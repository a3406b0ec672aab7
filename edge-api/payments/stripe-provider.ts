import type { Stripe } from 'stripe';
import { deadline } from '../concurrency/deadline.ts';
import {
  type PayableOrder,
  PaymentError,
  type PaymentProvider,
  type PaymentState,
} from './payment-provider.ts';

export interface StripeSettings {
  secretKey: string;
  /** Origin of the API. @default Stripe's own */
  apiUrl?: string;
  /** Public origin of the shop, to which customers return. */
  publicUrl: string;
  /** Time limit of one attempt, in ms. @default 4,000 */
  timeout?: number;
  /** Time limit of one call of the provider, with all attempts, in ms. @default 10,000 */
  totalTimeout?: number;
}

/**
 * Time that a session stays open after the order expires, in s: Stripe's minimum of 30 minutes plus
 * a minute of clock skew.
 */
const sessionLifetime = 31 * 60;

/**
 * Creates a provider of card payments on Stripe Checkout pages. The library is imported
 * dynamically, so that a shop without Stripe does not load it.
 *
 * @throws {TypeError} if the secret key is not printable ASCII
 */
export async function createStripeProvider(
  { secretKey, apiUrl, publicUrl, timeout = 4_000, totalTimeout = 10_000 }: StripeSettings,
): Promise<PaymentProvider> {
  if (!/^[\x21-\x7e]+$/.test(secretKey)) {
    // As a header value it would be rejected with an error message that contains it.
    throw new TypeError('Cannot use the secret key of Stripe as it must be printable ASCII');
  }
  const { Stripe } = await import('stripe');
  const stripe = new Stripe(secretKey, {
    ...(apiUrl && hostOptions(apiUrl)),
    httpClient: Stripe.createFetchHttpClient(fetchJsonObject),
    maxNetworkRetries: 2,
    timeout,
    telemetry: false,
  });
  const { sessions } = stripe.checkout;

  const getStatus = async (reference: string) =>
    toPaymentState(await callStripe('retrieve a payment', () => sessions.retrieve(reference)));

  /** The browser of the customer waits for 15 s, in which the database is used as well. */
  const limited = <T>(call: Promise<T>): Promise<T> =>
    deadline(call, totalTimeout, () => {
      throw new PaymentError(`Stripe gave no answer within ${totalTimeout} ms`);
    });

  const provider: PaymentProvider = {
    name: 'stripe',
    async open(order) {
      const { id, url } = await callStripe(
        'open a payment',
        // With the order's id as the key, a repeated request returns the same session.
        () => sessions.create(sessionParams(order, publicUrl), { idempotencyKey: order.id }),
      );
      if (
        typeof id !== 'string' || !id || !url || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')
      ) {
        throw new PaymentError('Cannot use the payment that Stripe opened as it has no valid URL');
      }
      return { reference: id, url };
    },
    getStatus,
    async close(reference) {
      let state: PaymentState;
      try {
        state = toPaymentState(
          await callStripe('close a payment', () => sessions.expire(reference)),
        );
      } catch (error) {
        // The session may already be complete or expired: its status decides.
        state = await getStatus(reference);
        if (state === 'open') throw error;
      }
      if (state === 'open') {
        throw new PaymentError('Cannot close the payment as Stripe still has it open');
      }
      return state;
    },
  };
  return {
    name: provider.name,
    open: (order) => limited(provider.open(order)),
    getStatus: (reference) => limited(provider.getStatus(reference)),
    close: (reference) => limited(provider.close(reference)),
  };
}

/**
 * Builds the request for a session from the order alone: Stripe rejects an idempotency key that is
 * used with different parameters.
 */
function sessionParams(
  { id, code, amount, email, expiresAt }: PayableOrder,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const returnUrl = (success: boolean) =>
    `${publicUrl}/verify?success=${success}&orderId=${encodeURIComponent(id)}`;
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    locale: 'vi',
    line_items: [{
      quantity: 1,
      price_data: {
        currency: 'vnd',
        unit_amount: amount,
        product_data: { name: `Đơn hàng ${code}` },
      },
    }],
    customer_email: email,
    client_reference_id: id,
    metadata: { orderId: id },
    expires_at: Math.ceil(expiresAt / 1000) + sessionLifetime,
    success_url: returnUrl(true),
    cancel_url: returnUrl(false),
  };
}

function toPaymentState({ status, payment_status }: Stripe.Checkout.Session): PaymentState {
  if (payment_status === 'paid') return 'paid';
  if (status === 'expired') return 'closed';
  if (status === 'open' || status === 'complete') return 'open';
  throw new PaymentError(`Cannot use the status ${status} of a Stripe payment as it is unknown`);
}

async function callStripe<T>(action: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new PaymentError(`Stripe did not ${action}`, { cause: error });
  }
}

/**
 * Fetches a response and empties its body unless it is a JSON object. For any other JSON the
 * library throws an error that cannot be caught, which would end the process.
 */
async function fetchJsonObject(...request: Parameters<typeof fetch>): Promise<Response> {
  const reply = await fetch(...request);
  const text = await reply.text();
  const { status, headers } = reply;
  return new Response(/^\s*\{/.test(text) ? text : null, { status, headers });
}

function hostOptions(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const http = protocol === 'http:';
  return {
    protocol: http ? 'http' : 'https',
    host: hostname,
    port: port || (http ? 80 : 443),
  } as const;
}
