import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import casso from './testdata/casso.json' with { type: 'json' };
import payos from './testdata/payos.json' with { type: 'json' };
import { readCasso, readPayos, readSepay } from './read-notices.ts';
import type { ReceivedTransfer } from './transfer-service.ts';
import { type TransferSecrets, transferWebhookRoutes } from './transfer-webhook.ts';

const now = Date.UTC(2026, 0, 1);
const secret = 'a secret of the shop';

/** Request of SePay from its documentation. */
const sepay = {
  id: 92704,
  gateway: 'Vietcombank',
  transactionDate: '2023-03-25 14:02:37',
  accountNumber: '0123499999',
  code: null,
  content: 'chuyen tien mua iphone',
  transferType: 'in',
  transferAmount: 2_277_000,
  accumulated: 19_077_000,
  subAccount: null,
  referenceCode: 'MBVCB.3278907687',
  description: '',
};

function signSepay(document: object, { at = now / 1_000, key = secret } = {}) {
  const body = JSON.stringify(document);
  const signature = createHmac('sha256', key).update(`${at}.${body}`).digest('hex');
  const headers = {
    'X-SePay-Timestamp': String(at),
    'X-SePay-Signature': `sha256=${signature}`,
  };
  return { body, headers };
}

function open(more: TransferSecrets = {}) {
  const recorded: ReceivedTransfer[] = [];
  const logs: unknown[] = [];
  const app = transferWebhookRoutes({
    secrets: { sepay: secret, payos: payos.secret, ...more },
    record: (transfer) => Promise.resolve(recorded.push(transfer)),
    clock: () => now,
    log: (_, message, fields) => void logs.push([message, fields]),
  });
  const post = async (service: string, body: string, headers: Record<string, string> = {}) =>
    (await app.request(`/${service}`, { method: 'POST', body, headers })).status;
  return { recorded, logs, post };
}

Deno.test('readCasso() accepts the published sample in its time, and no other text', () => {
  const body = JSON.stringify(casso.body);
  const headers = new Headers({ 'X-Casso-Signature': casso.signature });
  const notice = { body, headers, secret: casso.secret, now: casso.time };
  // The transfer of the sample is a test.
  assert.equal(readCasso(notice), undefined);
  const spaced = JSON.stringify(casso.body, null, 2);
  assert.equal(readCasso({ ...notice, body: spaced }), undefined);
  const changed = body.replace('599000', '599001');
  assert.throws(() => readCasso({ ...notice, body: changed }), /the signature is wrong/);
  assert.throws(() => readCasso({ ...notice, secret: 'another' }), /the signature is wrong/);
  const late = { ...notice, now: casso.time + 301_000 };
  assert.throws(() => readCasso(late), /the time of the signature/);
  assert.throws(() => readCasso({ ...notice, headers: new Headers() }), /the signature is wrong/);
});

Deno.test('readCasso() returns the transfer with the time of Vietnam', () => {
  const data = { ...casso.body.data, id: 7, description: 'TA7K3M9QXY' };
  const sorted = Object.entries({ data, error: 0 }).map(([key, value]) => [
    key,
    typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1))
      : value,
  ]);
  const text = `${now}.${JSON.stringify(Object.fromEntries(sorted))}`;
  const signature = createHmac('sha512', secret).update(text).digest('hex');
  const headers = new Headers({ 'X-Casso-Signature': `t=${now},v1=${signature}` });
  assert.deepEqual(readCasso({ body: JSON.stringify({ error: 0, data }), headers, secret, now }), {
    id: '7',
    amount: 599_000,
    content: 'TA7K3M9QXY',
    at: Date.UTC(2024, 9, 3, 8, 6, 37),
  });
});

Deno.test('readPayos() accepts the published sample, and no other data', () => {
  const body = JSON.stringify(payos.body);
  const notice = { body, headers: new Headers(), secret: payos.secret, now };
  assert.equal(readPayos(notice), undefined);
  for (const changed of [body.replace('3000', '3001'), body.replace('412e', '412f')]) {
    assert.throws(() => readPayos({ ...notice, body: changed }), /the signature is wrong/);
  }
  for (const broken of ['', '{}', 'null', '[]', '{"data":{},"signature":""}']) {
    assert.throws(() => readPayos({ ...notice, body: broken }), { name: 'NoticeError' });
  }
});

Deno.test('readSepay() returns the transfer of the published sample, and nothing outgoing', () => {
  const read = (document: object, options = {}) => {
    const { body, headers } = signSepay(document, options);
    return readSepay({ body, headers: new Headers(headers), secret, now });
  };
  assert.deepEqual(read(sepay), {
    id: '92704',
    amount: 2_277_000,
    content: 'chuyen tien mua iphone',
    at: Date.UTC(2023, 2, 25, 7, 2, 37),
  });
  assert.equal(read({ ...sepay, transferType: 'out' }), undefined);
  assert.throws(() => read(sepay, { key: 'another secret' }), /the signature is wrong/);
  for (const at of [now / 1_000 - 301, now / 1_000 + 301]) {
    assert.throws(() => read(sepay, { at }), /the time of the signature/);
  }
  assert.throws(() => read({ ...sepay, transferAmount: '1' }), /another form/);
});

Deno.test('the webhook records signed requests only, of services that are configured', async () => {
  const { recorded, logs, post } = open();
  const { body, headers } = signSepay(sepay);
  assert.equal(await post('sepay', body, headers), 200);
  assert.deepEqual(recorded.map(({ provider, id }) => [provider, id]), [['sepay', '92704']]);
  assert.equal(await post('sepay', `${body} `, headers), 401);
  assert.equal(await post('sepay', body), 401);
  assert.equal(await post('sepay', '', headers), 401);
  assert.equal(await post('casso', body, headers), 404);
  assert.equal(await post('constructor', body, headers), 404);
  assert.equal(await post('sepay', 'x'.repeat(65 * 1024)), 413);
  for (const transferAmount of [0, -1, 1.5, 1e13]) {
    const wrong = signSepay({ ...sepay, transferAmount });
    assert.equal(await post('sepay', wrong.body, wrong.headers), 401);
  }
  assert.equal(recorded.length, 1);
  assert.ok(!JSON.stringify(logs).includes(headers['X-SePay-Signature']));
});

Deno.test('the webhook rejects a body that is nested too deeply, as one without a signature', async () => {
  const { recorded, logs, post } = open({ casso: casso.secret });
  const nested = '['.repeat(30_000) + ']'.repeat(30_000);
  const body = JSON.stringify({ ...payos.body, data: { ...payos.body.data, nested: 0 } })
    .replace('"nested":0', `"nested":${nested}`);
  for (const service of ['casso', 'payos']) assert.equal(await post(service, body), 401);
  assert.deepEqual(recorded, []);
  assert.equal(logs.length, 2);
});
