import assert from 'node:assert/strict';
import { describeError } from '../log.ts';
import { type PayableOrder, PaymentError } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { testProviderContract } from './testing/provider-contract.ts';
import { refusal, startStandInStripe } from './testing/stand-in-stripe.ts';

const secretKey = 'sk_test_do_not_tell_4242';
const publicUrl = 'https://shop.example';

function newOrder(): PayableOrder {
  return {
    id: crypto.randomUUID(),
    amount: 1_250_000,
    email: 'an@example.com',
    expiresAt: Date.now() + 15 * 60_000,
  };
}

async function start({ timeout = 10_000, key = secretKey } = {}) {
  await using stack = new AsyncDisposableStack();
  const stripe = stack.use(startStandInStripe(secretKey));
  const settings = { secretKey: key, apiUrl: stripe.url, publicUrl, timeout };
  const provider = await createStripeProvider(settings);
  const kept = stack.move();
  return { stripe, provider, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

testProviderContract('Stripe', async () => {
  const { stripe, provider, ...rest } = await start();
  return {
    ...rest,
    provider,
    newOrder: () => Promise.resolve(newOrder()),
    pay: (sessionId) => Promise.resolve(stripe.pay(sessionId)),
  };
});

Deno.test('Stripe is asked for the whole amount, in đồng, under the key of the order', async () => {
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
    'line_items[0][price_data][product_data][name]': 'Đơn hàng A1B2C3D4',
    customer_email: 'an@example.com',
    client_reference_id: order.id,
    'metadata[orderId]': order.id,
    success_url: `${publicUrl}/verify?success=true&orderId=${order.id}`,
    cancel_url: `${publicUrl}/verify?success=false&orderId=${order.id}`,
  });
  // Not of the time at which it is asked for: asked later under the same key, it must be the same.
  assert.equal(Number(expires_at), Math.ceil(order.expiresAt / 1000) + 31 * 60);
});

Deno.test('Stripe is not told how long its answers took', async () => {
  await using shop = await start();
  const { sessionId } = await shop.provider.open(newOrder());
  await shop.provider.getStatus(sessionId);
  for (const { headers } of shop.stripe.requests) {
    assert.equal(headers.get('X-Stripe-Client-Telemetry'), null);
  }
});

Deno.test('until an order expires, its payment can be opened', async () => {
  await using shop = await start();
  for (const ahead of [0, 60_000, 60 * 60_000]) {
    await shop.provider.open({ ...newOrder(), expiresAt: Date.now() + ahead });
  }
});

Deno.test('a session that is complete but not paid yet is open, and cannot be closed', async () => {
  await using shop = await start();
  const { sessionId } = await shop.provider.open(newOrder());
  shop.stripe.pay(sessionId, 'unpaid');
  assert.equal(await shop.provider.getStatus(sessionId), 'open');
  await assert.rejects(shop.provider.close(sessionId), PaymentError);
});

Deno.test('a payment that was closed while the answer was lost is closed', async () => {
  await using shop = await start();
  const { sessionId } = await shop.provider.open(newOrder());
  shop.stripe.instead.push(() => {
    Object.assign(shop.stripe.sessions.get(sessionId)!, { status: 'expired', url: null });
    return new Response('', { status: 502 });
  });
  assert.equal(await shop.provider.close(sessionId), 'closed');
});

Deno.test('a failure that passes is not noticed', async () => {
  await using shop = await start();
  const { stripe, provider } = shop;
  const order = newOrder();
  stripe.instead.push(
    () => refusal(500, 'api_error', 'Sorry'),
    () => refusal(409, 'idempotency_error', 'Another request is under way', 'lock_timeout'),
  );
  const { sessionId } = await provider.open(order);
  assert.equal(stripe.requests.length, 3);
  assert.equal(
    new Set(stripe.requests.map(({ headers }) => headers.get('Idempotency-Key'))).size,
    1,
  );
  assert.equal(stripe.sessions.size, 1);
  assert.equal(await provider.getStatus(sessionId), 'open');
});

const failures: Record<string, () => Response> = {
  'a card error': () => refusal(402, 'card_error', 'Your card was declined.', 'card_declined'),
  'a limit': () => refusal(429, 'invalid_request_error', 'Too many requests', 'rate_limit'),
  'a failure': () => refusal(500, 'api_error', 'Sorry'),
  'a page': () => new Response('<html>502 Bad Gateway</html>', { status: 502 }),
  'a page that says it is well': () => new Response('<html>Welcome</html>'),
  'nothing': () => new Response(''),
  'null': () => new Response('null'),
  'a list': () => new Response('[]'),
  'a number': () => new Response('5'),
  'an object of something else': () => Response.json({ id: 'cs_1', object: 'list', data: [] }),
  'a dangerous address': () => Response.json({ id: 'cs_1', url: 'javascript:alert(1)' }),
  'half an answer': () => new Response('{"id":"cs_te', { headers: { 'Content-Length': '12' } }),
};
for (const [name, reply] of Object.entries(failures)) {
  Deno.test(`${name} instead of a payment is a PaymentError`, async () => {
    await using shop = await start();
    shop.stripe.instead.push(...Array.from({ length: 12 }, () => reply));
    await Promise.all(
      calls(shop.provider).map((call) => assert.rejects(call, PaymentError)),
    );
  });
}

Deno.test('a Stripe that does not answer, or is not there, is a PaymentError', async () => {
  await using shop = await start({ timeout: 50 });
  const never = Promise.withResolvers<Response>();
  shop.stripe.instead.push(...Array.from({ length: 12 }, () => () => never.promise));
  await Promise.all(
    calls(shop.provider).map((call) =>
      assert.rejects(
        call,
        (error) => error instanceof PaymentError && /timeout/.test(String(error.cause)),
      )
    ),
  );
  never.resolve(new Response());
  await using gone = await start();
  await gone.stripe[Symbol.asyncDispose]();
  await assert.rejects(gone.provider.getStatus('cs_test_1'), PaymentError);
});

Deno.test('no error tells the secret key', async () => {
  const toldBy = (error: unknown) =>
    JSON.stringify(describeError(error)) + Deno.inspect(error, { depth: 9 });
  for (const key of ['sk_test_with\nnewline_4242', 'sk_test_đồng_4242']) {
    await assert.rejects(() => start({ key }), (error) => !toldBy(error).includes('4242'));
  }
  await using shop = await start({ key: 'sk_test_wrong_4242' });
  for (const call of calls(shop.provider)) {
    await assert.rejects(
      call,
      (error) => error instanceof PaymentError && !toldBy(error).includes('4242'),
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
