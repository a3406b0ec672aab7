import type { Stripe } from 'stripe';
import {
  type PayableOrder,
  PaymentError,
  type PaymentProvider,
  type PaymentState,
} from './payment-provider.ts';

/** How the shop reaches Stripe. */
export interface StripeSettings {
  secretKey: string;
  /** Origin of the API, where it is not Stripe's own. */
  apiUrl?: string;
  /** Origin under which shoppers reach the shop: there they come back to. */
  publicUrl: string;
  /** How long one try may take, in ms. */
  timeout?: number;
}

/** A session must be open for at least half an hour; the rest is for clocks that differ, in s. */
const shortestOpening = 31 * 60;

/**
 * Card payments on Stripe's own pages (Checkout). The library is loaded when this is called: a shop
 * without Stripe does not wait for it.
 *
 * @throws {TypeError} if the secret key can be none
 */
export async function createStripeProvider(
  { secretKey, apiUrl, publicUrl, timeout = 10_000 }: StripeSettings,
): Promise<PaymentProvider> {
  if (!/^[\x21-\x7e]+$/.test(secretKey)) {
    // As part of a header it would be refused, in words that repeat it.
    throw new TypeError('Cannot use the secret key of Stripe as it must be printable ASCII');
  }
  const { Stripe } = await import('stripe');
  const stripe = new Stripe(secretKey, {
    ...(apiUrl && addressOf(apiUrl)),
    httpClient: Stripe.createFetchHttpClient(fetchObject),
    maxNetworkRetries: 2,
    timeout,
    telemetry: false,
  });
  const { sessions } = stripe.checkout;

  const getStatus = async (sessionId: string) =>
    stateOf(await asked('look at a payment', () => sessions.retrieve(sessionId)));

  return {
    name: 'stripe',
    async open(order) {
      const { id, url } = await asked(
        'open a payment',
        // The order's id as the key: asked twice, Stripe gives the same session twice.
        () => sessions.create(sessionFor(order, publicUrl), { idempotencyKey: order.id }),
      );
      if (
        typeof id !== 'string' || !id || !url || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')
      ) {
        throw new PaymentError('Stripe opened a payment without an address');
      }
      return { sessionId: id, url };
    },
    getStatus,
    async close(sessionId) {
      let state: PaymentState;
      try {
        state = stateOf(await asked('close a payment', () => sessions.expire(sessionId)));
      } catch (error) {
        // It was complete or closed already; whatever else it was, looking tells.
        state = await getStatus(sessionId);
        if (state === 'open') throw error;
      }
      if (state === 'open') throw new PaymentError('Stripe left a payment open');
      return state;
    },
  };
}

/** Everything in it follows from the order: under one key Stripe takes the same request only. */
function sessionFor(
  { id, amount, email, expiresAt }: PayableOrder,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const back = (success: boolean) =>
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
        product_data: { name: `Đơn hàng ${id.slice(0, 8).toUpperCase()}` },
      },
    }],
    customer_email: email,
    client_reference_id: id,
    metadata: { orderId: id },
    expires_at: Math.ceil(expiresAt / 1000) + shortestOpening,
    success_url: back(true),
    cancel_url: back(false),
  };
}

function stateOf({ status, payment_status }: Stripe.Checkout.Session): PaymentState {
  if (payment_status === 'paid') return 'paid';
  if (status === 'expired') return 'closed';
  if (status === 'open' || status === 'complete') return 'open';
  throw new PaymentError('Stripe gave a payment in no known state');
}

async function asked<T>(what: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new PaymentError(`Stripe did not ${what}`, { cause: error });
  }
}

/**
 * Lets only objects through: at any other JSON the library throws where nothing catches it, and the
 * process would end.
 */
async function fetchObject(...request: Parameters<typeof fetch>): Promise<Response> {
  const reply = await fetch(...request);
  const text = await reply.text();
  const { status, headers } = reply;
  return new Response(/^\s*\{/.test(text) ? text : null, { status, headers });
}

function addressOf(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const http = protocol === 'http:';
  return {
    protocol: http ? 'http' : 'https',
    host: hostname,
    port: port || (http ? 80 : 443),
  } as const;
}
