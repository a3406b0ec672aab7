import assert from 'node:assert/strict';
import { Hono } from 'hono';
import { Stripe } from 'stripe';
import { PaymentError } from './payment-provider.ts';
import { stripeWebhookRoutes } from './stripe-webhook.ts';

const secret = 'whsec_right_4242';
const paid = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { id: 'cs_test_1', object: 'checkout.session', payment_status: 'paid' } },
});

function open(settle: (reference: string) => void = () => {}) {
  const settled: string[] = [];
  const logLines: Record<string, unknown>[] = [];
  const routes = stripeWebhookRoutes({
    secret,
    settle: (reference) =>
      Promise.try(() => {
        settled.push(reference);
        settle(reference);
      }),
    log: (level, message, fields) => void logLines.push({ level, message, ...fields }),
  });
  const app = new Hono().route('/api/payment', routes);
  const post = async (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
    await app.request('/api/payment/stripe-webhook', { method: 'POST', body, headers });
  return { settled, logLines, post };
}

async function sign(payload: string, { key = secret, ageSeconds = 0 } = {}) {
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: key,
    timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
  return { 'Stripe-Signature': signature, 'Content-Type': 'application/json; charset=utf-8' };
}

const withType = (type: string) => paid.replace('checkout.session.completed', type);

Deno.test('a signed event about a payment settles that payment', async () => {
  for (const type of ['completed', 'async_payment_succeeded', 'expired']) {
    const { post, settled } = open();
    const event = withType(`checkout.session.${type}`);
    const reply = await post(event, await sign(event));
    assert.equal(reply.status, 200, type);
    assert.deepEqual(await reply.json(), { received: true });
    assert.equal(reply.headers.get('Cache-Control'), 'no-store');
    assert.deepEqual(settled, ['cs_test_1']);
  }
});

Deno.test('other signed events are accepted and ignored', async () => {
  const { post, settled } = open();
  for (const type of ['charge.refunded', 'checkout.session.async_payment_failed', 'no.such.type']) {
    const event = withType(type);
    assert.equal((await post(event, await sign(event))).status, 200, type);
  }
  assert.deepEqual(settled, []);
});

Deno.test('the signature is checked on the raw bytes, with Vietnamese text and unusual white space', async () => {
  const { post, settled } = open();
  const event = paid.replace('{"id"', '{ \n "note": "Đơn hàng của chị Ánh",\t"id"');
  assert.equal((await post(new TextEncoder().encode(event), await sign(event))).status, 200);
  assert.deepEqual(settled, ['cs_test_1']);
});

Deno.test('a repeated event settles the payment again', async () => {
  const { post, settled } = open();
  const headers = await sign(paid);
  assert.equal((await post(paid, headers)).status, 200);
  assert.equal((await post(paid, headers)).status, 200);
  assert.deepEqual(settled, ['cs_test_1', 'cs_test_1']);
});

Deno.test('an invalid signature is rejected with 400 and no reason', async () => {
  const { post, settled, logLines } = open();
  const validHeaders = await sign(paid);
  const signature = validHeaders['Stripe-Signature'];
  const cases: [name: string, body: string, headers: Record<string, string>][] = [
    ['no signature', paid, {}],
    ['an empty signature', paid, { 'Stripe-Signature': '' }],
    ['a malformed signature', paid, { 'Stripe-Signature': 'garbage' }],
    ['another secret', paid, await sign(paid, { key: 'whsec_wrong' })],
    ['an old signature', paid, await sign(paid, { ageSeconds: 301 })],
    ['a changed body', paid.replace('cs_test_1', 'cs_test_2'), validHeaders],
    ['an added space', `${paid} `, validHeaders],
    ['no body', '', validHeaders],
    ['a newer timestamp', paid, {
      'Stripe-Signature': signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) + 60}`),
    }],
    ['another scheme', paid, { 'Stripe-Signature': signature.replace('v1=', 'v0=') }],
    ['invalid JSON', 'not json', await sign('not json')],
  ];
  for (const [name, body, headers] of cases) {
    const reply = await post(body, headers);
    assert.equal(reply.status, 400, name);
    assert.deepEqual(await reply.json(), { received: false });
  }
  assert.deepEqual(settled, []);
  assert.equal(logLines.length, cases.length, 'each rejection is logged');
  const logged = JSON.stringify(logLines);
  assert.ok(!logged.includes(secret) && !logged.includes('cs_test'), logged);
});

Deno.test('a signature of four minutes ago is accepted', async () => {
  const { post } = open();
  assert.equal((await post(paid, await sign(paid, { ageSeconds: 240 }))).status, 200);
});

Deno.test('a failed settlement results in 500, so that Stripe sends the event again', async () => {
  const { post } = open(() => {
    throw new PaymentError('Stripe did not retrieve a payment');
  });
  assert.equal((await post(paid, await sign(paid))).status, 500);
});

Deno.test('a body of more than 256 KB is rejected with 413', async () => {
  const { post, settled } = open();
  const large = JSON.stringify({ ...JSON.parse(paid), note: 'x'.repeat(100_000) });
  assert.equal((await post(large, await sign(large))).status, 200);
  const tooLarge = JSON.stringify({ ...JSON.parse(paid), note: 'x'.repeat(300_000) });
  const headers = { ...await sign(tooLarge), 'Content-Length': String(tooLarge.length) };
  assert.equal((await post(tooLarge, headers)).status, 413);
  assert.equal(settled.length, 1);
});
