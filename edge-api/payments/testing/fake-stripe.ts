import { newToken } from '../../sessions/token.ts';

/** Fields of a Checkout Session that the shop reads. */
interface Session {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  url: string | null;
  [field: string]: unknown;
}

/** Received request. */
export interface FakeStripeRequest {
  method: string;
  path: string;
  headers: Headers;
  form: URLSearchParams;
}

/** Local fake of Stripe's API: creates, retrieves and expires Checkout Sessions. */
export interface FakeStripe extends AsyncDisposable {
  /** Origin of the API. */
  url: string;
  requests: FakeStripeRequest[];
  sessions: Map<string, Session>;
  /** Responses to the next requests, one per request, in place of the regular ones. */
  nextReplies: ((request: FakeStripeRequest) => Response | Promise<Response>)[];
  /** Pays a session as a customer does on Stripe's page. */
  pay(reference: string, paymentStatus?: Session['payment_status']): void;
}

/** Creates an error response in Stripe's format. */
export function stripeError(
  status: number,
  type: string,
  message: string,
  code?: string,
): Response {
  return Response.json({ error: { type, message, code } }, { status });
}

/**
 * Starts a fake on a free port of 127.0.0.1. It accepts one key and checks Stripe's documented
 * rules.
 */
export function startFakeStripe(secretKey: string): FakeStripe {
  const requests: FakeStripeRequest[] = [];
  const sessions = new Map<string, Session>();
  const repliesByKey = new Map<string, { form: string; status: number; body: string }>();
  const nextReplies: FakeStripe['nextReplies'] = [];

  function create(form: URLSearchParams): Response {
    const missing = ['mode', 'success_url', 'line_items[0][price_data][currency]']
      .find((name) => !form.get(name));
    if (missing) {
      return stripeError(400, 'invalid_request_error', `Missing: ${missing}`, 'parameter_missing');
    }
    const lifetime = Number(form.get('expires_at')) - Date.now() / 1000;
    if (lifetime < 30 * 60 || lifetime > 24 * 60 * 60) {
      return stripeError(
        400,
        'invalid_request_error',
        'The `expires_at` timestamp is out of bounds.',
      );
    }
    const id = `cs_test_${newToken()}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.stripe.example/c/pay/${id}`,
    };
    sessions.set(id, session);
    return Response.json(session);
  }

  async function createOnce(key: string | null, form: URLSearchParams): Promise<Response> {
    const previous = key ? repliesByKey.get(key) : undefined;
    if (previous && previous.form !== form.toString()) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return stripeError(400, 'idempotency_error', message);
    }
    if (previous) return new Response(previous.body, { status: previous.status });
    const reply = create(form);
    if (key) {
      repliesByKey.set(key, {
        form: form.toString(),
        status: reply.status,
        body: await reply.clone().text(),
      });
    }
    return reply;
  }

  function expire(session: Session): Response {
    if (session.status !== 'open') {
      const message =
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`;
      return stripeError(400, 'invalid_request_error', message);
    }
    Object.assign(session, { status: 'expired', url: null });
    return Response.json(session);
  }

  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen() {} }, async (request) => {
    const { pathname: path } = new URL(request.url);
    const { method, headers } = request;
    const form = new URLSearchParams(await request.text());
    const received = { method, path, headers, form };
    requests.push(received);
    const reply = await (nextReplies.shift() ?? answer)(received);
    reply.headers.set('Request-Id', `req_${requests.length}`);
    return reply;
  });

  async function answer({ method, path, headers, form }: FakeStripeRequest): Promise<Response> {
    if (headers.get('Authorization') !== `Bearer ${secretKey}`) {
      return stripeError(401, 'invalid_request_error', 'Invalid API Key provided: sk_test_****');
    }
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      return await createOnce(headers.get('Idempotency-Key'), form);
    }
    const [, id = '', verb] = /^\/v1\/checkout\/sessions\/(\w[\w-]*)(\/expire)?$/.exec(path) ?? [];
    const session = sessions.get(id);
    if (!session) {
      return stripeError(404, 'invalid_request_error', `No such checkout.session: '${id}'`);
    }
    if (method === 'POST' && verb) return expire(session);
    if (method === 'GET' && !verb) return Response.json(session);
    return stripeError(404, 'invalid_request_error', 'Unrecognized request URL');
  }

  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    requests,
    sessions,
    nextReplies,
    pay(reference, paymentStatus = 'paid') {
      const session = sessions.get(reference);
      if (session?.status !== 'open') throw new Error('This session cannot be paid');
      Object.assign(session, { status: 'complete', payment_status: paymentStatus, url: null });
    },
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
