import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { startMailServer } from '../../edge-api/mail/testing/start-mail-server.ts';
import { type BadServiceOptions, type ServiceMode, startBadService } from './bad-service.ts';
import type { Fault, FaultResult } from './fault.ts';
import { placeOrder, post, prepareShop, type Seen } from './fault-shop.ts';
import { countLost } from './traffic.ts';
import { delay } from './with-traffic.ts';

/** Orders per mode of a service. */
const orders = 3;

/** Time after which a browser gives up, in ms. */
const browserTimeout = 15_000;

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const slowestOf = (replies: readonly Seen[]) => Math.max(...replies.map(({ ms }) => ms));

/** The mail server fails in six ways. Every order is accepted, and every mail is sent later. */
export const mailServer: Fault = {
  name: 'mail server in six modes',
  async run() {
    await using mails = await startMailServer();
    await using service = await startBadService({
      texts: { busy: '421 4.3.2 busy\r\n', invalid: 'HTTP/1.1 200 OK\r\n\r\n<html>' },
      accept(socket) {
        const upstream = connect(mails.port, '127.0.0.1');
        upstream.on('error', () => {});
        socket.pipe(upstream).pipe(socket);
      },
    });
    await using shop = await prepareShop({ customers: 1 });
    const settings = { SMTP_URL: `smtp://127.0.0.1:${service.port}` };
    await using server = await shop.start({ settings });
    const [token = ''] = shop.tokens;
    const modes: ServiceMode[] = ['down', 'silent', 'dropping', 'busy', 'invalid', 'slow'];
    const replies: Seen[] = [];
    const acknowledged = [];
    for (const mode of modes) {
      await service.set(mode);
      for (let number = 0; number < orders; number += 1) {
        const key = `${mode} ${number}`;
        replies.push(await placeOrder(server.origin, token, key));
        acknowledged.push({ token, key, at: 0 });
      }
      await delay(500);
    }
    const start = performance.now();
    await service.set('working');
    while (mails.received.length < acknowledged.length) {
      assert.ok(performance.now() - start < 120_000, `${mails.received.length} mails were sent`);
      await delay(100);
    }
    assert.ok(replies.every(({ status }) => status === 200));
    return {
      times: modes.length,
      acknowledged: acknowledged.length,
      lost: await countLost(server.origin, { acknowledged }),
      seen: `200 ×${replies.length} (≤ ${seconds(slowestOf(replies))}), mails later`,
      recoveryMs: performance.now() - start,
    };
  },
};

/**
 * Causes a fault of a service that the server calls. Calls that need it get an error in time, and
 * orders on delivery are accepted meanwhile.
 */
async function withBadService(
  settings: (origin: string) => Record<string, string>,
  call: (origin: string, token: string, mode: ServiceMode) => Promise<Seen>,
  texts: BadServiceOptions['texts'],
): Promise<FaultResult> {
  await using service = await startBadService({ texts });
  await using shop = await prepareShop({ customers: 1 });
  await using server = await shop.start({
    settings: settings(`http://127.0.0.1:${service.port}`),
  });
  const [token = ''] = shop.tokens;
  const modes: ServiceMode[] = ['silent', 'down', 'invalid'];
  const calls: Seen[] = [];
  const acknowledged = [];
  for (const mode of modes) {
    await service.set(mode);
    const answer = call(server.origin, token, mode);
    const order = await placeOrder(server.origin, token, mode);
    assert.ok(order.status === 200 && order.ms < 5_000, `${mode}: ${order.status}`);
    acknowledged.push({ token, key: mode, at: 0 });
    calls.push(await answer);
  }
  const statuses = calls.map(({ status }) => status);
  assert.ok(statuses.every((status) => status === 503), `${statuses}\n${server.output()}`);
  assert.ok(slowestOf(calls) < browserTimeout);
  return {
    times: modes.length,
    acknowledged: acknowledged.length,
    lost: await countLost(server.origin, { acknowledged }),
    seen: `503 ×${calls.length} (≤ ${seconds(slowestOf(calls))}), orders on delivery 200`,
  };
}

const invalidHttp =
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 3\r\n\r\n[1]';
const busyHttp = 'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n';
const texts = { busy: busyHttp, invalid: invalidHttp };

/** Stripe gives no answer, cannot be reached, or sends nonsense. */
export const stripe: Fault = {
  name: 'Stripe silent, down, invalid',
  run: () =>
    withBadService(
      (origin) => ({
        CARD_PAYMENTS: 'on',
        STRIPE_SECRET_KEY: 'sk_test_fault',
        STRIPE_WEBHOOK_SECRET: 'whsec_fault',
        STRIPE_API_URL: origin,
      }),
      (origin, token, mode) => placeOrder(origin, token, `card ${mode}`, 'place'),
      texts,
    ),
};

/** Facebook gives no answer, cannot be reached, or sends nonsense. */
export const facebook: Fault = {
  name: 'Facebook silent, down, invalid',
  run: () =>
    withBadService(
      (origin) => ({
        FACEBOOK_APP_ID: '123456',
        FACEBOOK_APP_SECRET: 'secret',
        FACEBOOK_GRAPH_URL: origin,
      }),
      (origin) =>
        post(`${origin}/api/user/facebook-login`, {
          facebookId: '42',
          name: 'An',
          accessToken: 'EAAx',
        }),
      texts,
    ),
};
