import assert from 'node:assert/strict';
import { describeError } from '../log.ts';
import { type PayableOrder, PaymentError } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { testProviderContract } from './testing/provider-contract.ts';
import { startFakeStripe, stripeError } from './testing/fake-stripe.ts';

const secretKey = 'sk_test_secret_4242';
const publicUrl = 'https://shop.example';

function newOrder(): PayableOrder {
  return {
    id: crypto.randomUUID(),
    code: '7K3M9QXY',
    amount: 1_250_000,
    email: 'an@example.com',
    expiresAt: Date.now() + 15 * 60_000,
  };
}

async function start({ timeout = 10_000, key = secretKey } = {}) {
  await using stack = new AsyncDisposableStack();
  const stripe = stack.use(startFakeStripe(secretKey));
  const settings = { secretKey: key, apiUrl: stripe.url, publicUrl, timeout };
  const provider = await createStripeProvider(settings);
  const owned = stack.move();
  return { stripe, provider, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

testProviderContract('Stripe', async () => {
  const { stripe, provider, ...rest } = await start();
  return {
    ...rest,
    provider,
    newOrder: () => Promise.resolve(newOrder()),
    pay: (reference) => Promise.resolve(stripe.pay(reference)),
  };
});

Deno.test('open() requests the amount in đồng with the order id as the idempotency key', async () => {
  await using shop = await start();
  const order = { ...newOrder(), id: 'a1b2c3d4-0000-4000-8000-000000000000' };
  await shop.provider.open(order);
  const [request] = shop.stripe.requests;
  assert.equal(request!.headers.get('Idempotency-Key'), order.id);
  assert.equal(request!.headers.get('Content-Type'), 'application/x-www-form-urlencoded');
  assert.match(request!.headers.get('Stripe-Version') ?? '', /^\d{4}-\d{2}-\d{2}\./);
  const { expires_at, ...form } = Object.fromEntries(request!.form);
  assert.deepEqual(form, {
    mode: 'payment',
    locale: 'vi',
    'allowed_payment_method_types[0]': 'card',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'vnd',
    'line_items[0][price_data][unit_amount]': '1250000',
    'line_items[0][price_data][product_data][name]': 'Đơn hàng 7K3M9QXY',
    customer_email: 'an@example.com',
    client_reference_id: order.id,
    'metadata[orderId]': order.id,
    success_url: `${publicUrl}/verify?success=true&orderId=${order.id}`,
    cancel_url: `${publicUrl}/verify?success=false&orderId=${order.id}`,
  });
  // It depends on the order, not on the time of the request: a repeated request must be identical.
  assert.equal(Number(expires_at), Math.ceil(order.expiresAt / 1000) + 31 * 60);
});

Deno.test('requests carry no telemetry header', async () => {
  await using shop = await start();
  const { reference } = await shop.provider.open(newOrder());
  await shop.provider.getStatus(reference);
  for (const { headers } of shop.stripe.requests) {
    assert.equal(headers.get('X-Stripe-Client-Telemetry'), null);
  }
});

Deno.test('open() works until the order expires', async () => {
  await using shop = await start();
  for (const msLeft of [0, 60_000, 60 * 60_000]) {
    await shop.provider.open({ ...newOrder(), expiresAt: Date.now() + msLeft });
  }
});

Deno.test('a complete but unpaid session is open and cannot be closed', async () => {
  await using shop = await start();
  const { reference } = await shop.provider.open(newOrder());
  shop.stripe.pay(reference, 'unpaid');
  assert.equal(await shop.provider.getStatus(reference), 'open');
  await assert.rejects(shop.provider.close(reference), PaymentError);
});

Deno.test('close() returns closed if the response to a successful request was lost', async () => {
  await using shop = await start();
  const { reference } = await shop.provider.open(newOrder());
  shop.stripe.nextReplies.push(() => {
    Object.assign(shop.stripe.sessions.get(reference)!, { status: 'expired', url: null });
    return new Response('', { status: 502 });
  });
  assert.equal(await shop.provider.close(reference), 'closed');
});

Deno.test('open() retries after a temporary failure', async () => {
  await using shop = await start();
  const { stripe, provider } = shop;
  const order = newOrder();
  stripe.nextReplies.push(
    () => stripeError(500, 'api_error', 'Sorry'),
    () => stripeError(409, 'idempotency_error', 'Another request is under way', 'lock_timeout'),
  );
  const { reference } = await provider.open(order);
  assert.equal(stripe.requests.length, 3);
  assert.equal(
    new Set(stripe.requests.map(({ headers }) => headers.get('Idempotency-Key'))).size,
    1,
  );
  assert.equal(stripe.sessions.size, 1);
  assert.equal(await provider.getStatus(reference), 'open');
});

const failures: Record<string, () => Response> = {
  'a card error': () => stripeError(402, 'card_error', 'Your card was declined.', 'card_declined'),
  'a rate limit': () =>
    stripeError(429, 'invalid_request_error', 'Too many requests', 'rate_limit'),
  'a server error': () => stripeError(500, 'api_error', 'Sorry'),
  'an HTML error page': () => new Response('<html>502 Bad Gateway</html>', { status: 502 }),
  'an HTML page with status 200': () => new Response('<html>Welcome</html>'),
  'an empty body': () => new Response(''),
  'null': () => new Response('null'),
  'a list': () => new Response('[]'),
  'a number': () => new Response('5'),
  'an unexpected object': () => Response.json({ id: 'cs_1', object: 'list', data: [] }),
  'a javascript: URL': () => Response.json({ id: 'cs_1', url: 'javascript:alert(1)' }),
  'a truncated body': () => new Response('{"id":"cs_te', { headers: { 'Content-Length': '12' } }),
};
for (const [name, reply] of Object.entries(failures)) {
  Deno.test(`${name} results in a PaymentError`, async () => {
    await using shop = await start();
    shop.stripe.nextReplies.push(...Array.from({ length: 12 }, () => reply));
    await Promise.all(
      calls(shop.provider).map((call) => assert.rejects(call, PaymentError)),
    );
  });
}

Deno.test('a timeout and a refused connection result in a PaymentError', async () => {
  const timeout = async () => {
    await using shop = await start({ timeout: 50 });
    const never = Promise.withResolvers<Response>();
    shop.stripe.nextReplies.push(...Array.from({ length: 12 }, () => () => never.promise));
    await Promise.all(
      calls(shop.provider).map((call) =>
        assert.rejects(
          call,
          (error) => error instanceof PaymentError && /timeout/.test(String(error.cause)),
        )
      ),
    );
    never.resolve(new Response());
  };
  const refusedConnection = async () => {
    await using shop = await start();
    await shop.stripe[Symbol.asyncDispose]();
    await assert.rejects(shop.provider.getStatus('cs_test_1'), PaymentError);
  };
  // Both wait for the library's retries.
  await Promise.all([timeout(), refusedConnection()]);
});

Deno.test('errors do not contain the secret key', async () => {
  const textOf = (error: unknown) =>
    JSON.stringify(describeError(error)) + Deno.inspect(error, { depth: 9 });
  for (const key of ['sk_test_with\nnewline_4242', 'sk_test_đồng_4242']) {
    await assert.rejects(() => start({ key }), (error) => !textOf(error).includes('4242'));
  }
  await using shop = await start({ key: 'sk_test_wrong_4242' });
  for (const call of calls(shop.provider)) {
    await assert.rejects(
      call,
      (error) => error instanceof PaymentError && !textOf(error).includes('4242'),
    );
  }
});

function calls(provider: Awaited<ReturnType<typeof createStripeProvider>>) {
  return [
    () => provider.open(newOrder()),
    () => provider.getStatus('cs_test_1'),
    () => provider.close('cs_test_1'),
  ];
}

Deno.test('every call ends before the browser of the customer gives up', async () => {
  await using stack = new AsyncDisposableStack();
  const stripe = stack.use(startFakeStripe(secretKey));
  const held = Promise.withResolvers<Response>();
  stack.defer(() => held.resolve(new Response()));
  stripe.nextReplies.push(...Array.from({ length: 20 }, () => () => held.promise));
  const settings = { secretKey, apiUrl: stripe.url, publicUrl, timeout: 20_000, totalTimeout: 300 };
  const provider = await createStripeProvider(settings);
  const start = performance.now();
  await Promise.all([
    assert.rejects(provider.open(newOrder()), PaymentError),
    assert.rejects(provider.getStatus('session'), PaymentError),
    assert.rejects(provider.close('session'), PaymentError),
  ]);
  const duration = performance.now() - start;
  assert.ok(duration < 5_000, `${duration} ms`);
  assert.ok(stripe.requests.length >= 3);
});
