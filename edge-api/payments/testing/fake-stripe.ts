import { newToken } from '../../account/token.ts';

/** A Checkout Session as far as the shop reads it. */
interface Session {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  url: string | null;
  [field: string]: unknown;
}

/** What came in over the wire. */
export interface StandInRequest {
  method: string;
  path: string;
  headers: Headers;
  form: URLSearchParams;
}

/** Stripe's API on this machine: create, retrieve and expire of Checkout Sessions. */
export interface StandInStripe extends AsyncDisposable {
  /** Origin of the API. */
  url: string;
  requests: StandInRequest[];
  sessions: Map<string, Session>;
  /** What is answered next instead of the truth, one reply per request. */
  instead: ((request: StandInRequest) => Response | Promise<Response>)[];
  /** Does what a customer does on Stripe's page. */
  pay(sessionId: string, paymentStatus?: Session['payment_status']): void;
}

/** A refusal as Stripe words it. */
export function refusal(status: number, type: string, message: string, code?: string): Response {
  return Response.json({ error: { type, message, code } }, { status });
}

/** Starts a stand-in on a free port of 127.0.0.1. It takes one key and the rules that Stripe documents. */
export function startStandInStripe(secretKey: string): StandInStripe {
  const requests: StandInRequest[] = [];
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, { form: string; status: number; body: string }>();
  const instead: StandInStripe['instead'] = [];

  function create(form: URLSearchParams): Response {
    const missing = ['mode', 'success_url', 'line_items[0][price_data][currency]']
      .find((name) => !form.get(name));
    if (missing) {
      return refusal(400, 'invalid_request_error', `Missing: ${missing}`, 'parameter_missing');
    }
    const ahead = Number(form.get('expires_at')) - Date.now() / 1000;
    if (ahead < 30 * 60 || ahead > 24 * 60 * 60) {
      return refusal(400, 'invalid_request_error', 'The `expires_at` timestamp is out of bounds.');
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
    const before = key ? byKey.get(key) : undefined;
    if (before && before.form !== form.toString()) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return refusal(400, 'idempotency_error', message);
    }
    if (before) return new Response(before.body, { status: before.status });
    const reply = create(form);
    if (key) {
      byKey.set(key, {
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
      return refusal(400, 'invalid_request_error', message);
    }
    Object.assign(session, { status: 'expired', url: null });
    return Response.json(session);
  }

  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen() {} }, async (request) => {
    const { pathname: path } = new URL(request.url);
    const { method, headers } = request;
    const form = new URLSearchParams(await request.text());
    const seen = { method, path, headers, form };
    requests.push(seen);
    const planned = instead.shift();
    const reply = await (planned ?? answer)(seen);
    reply.headers.set('Request-Id', `req_${requests.length}`);
    return reply;
  });

  async function answer({ method, path, headers, form }: StandInRequest): Promise<Response> {
    if (headers.get('Authorization') !== `Bearer ${secretKey}`) {
      return refusal(401, 'invalid_request_error', 'Invalid API Key provided: sk_test_****');
    }
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      return await createOnce(headers.get('Idempotency-Key'), form);
    }
    const [, id = '', verb] = /^\/v1\/checkout\/sessions\/(\w[\w-]*)(\/expire)?$/.exec(path) ?? [];
    const session = sessions.get(id);
    if (!session) {
      return refusal(404, 'invalid_request_error', `No such checkout.session: '${id}'`);
    }
    if (method === 'POST' && verb) return expire(session);
    if (method === 'GET' && !verb) return Response.json(session);
    return refusal(404, 'invalid_request_error', 'Unrecognized request URL');
  }

  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    requests,
    sessions,
    instead,
    pay(sessionId, paymentStatus = 'paid') {
      const session = sessions.get(sessionId);
      if (session?.status !== 'open') throw new Error('This session cannot be paid');
      Object.assign(session, { status: 'complete', payment_status: paymentStatus, url: null });
    },
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
