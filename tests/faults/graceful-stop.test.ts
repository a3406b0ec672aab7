import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { runScript } from '../../edge-api/testing/run-script.ts';
import { isStored, placeOrder, prepareShop } from './fault-shop.ts';

/** Time in which the requests of a test arrive, in ms. */
const arrival = 500;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

Deno.test('SIGTERM: ten orders in flight are answered and stored, then the process ends', async () => {
  await using shop = await prepareShop();
  await using server = await shop.start({ settings: { LOG_LEVEL: 'info' } });
  // The orders wait for the lock of another process.
  const lock = runScript('hold-lock.ts', [shop.databaseUrl]);
  await lock.printed('locked');
  const orders = shop.tokens.map((token) => placeOrder(server.origin, token, 'in flight'));
  await delay(arrival);
  server.signal('SIGTERM');
  await delay(arrival);
  await assert.rejects(fetch(`${server.origin}/livez`), 'new connections are refused');
  await lock.closeInput();
  const statuses = (await Promise.all(orders)).map(({ status }) => status);
  assert.deepEqual(statuses, Array(10).fill(200), server.output());
  assert.equal((await server.ended).code, 0);

  await using next = await shop.start();
  for (const token of shop.tokens) assert.ok(await isStored(next.origin, token, 'in flight'));
});

Deno.test('SIGTERM: the database is closed although the mail server does not answer', async () => {
  await using shop = await prepareShop({ customers: 1 });
  using mailServer = Deno.listen({ hostname: '127.0.0.1', port: 0 });
  const SMTP_URL = `smtp://127.0.0.1:${mailServer.addr.port}`;
  await using server = await shop.start({ settings: { LOG_LEVEL: 'info', SMTP_URL } });
  const { status } = await placeOrder(server.origin, shop.tokens[0]!, 'with a mail');
  assert.equal(status, 200);
  using _connection = await mailServer.accept();
  server.signal('SIGTERM');
  assert.equal((await server.ended).code, 0);
  assert.match(server.output(), /mail not sent/);
  assert.doesNotMatch(server.output(), /stopped before the database was closed/);
});

Deno.test('SIGTERM: no request on a connection that is kept alive is reset', async () => {
  await using shop = await prepareShop({ customers: 1 });
  await using server = await shop.start();
  const clients = Array.from({ length: 20 }, async (_, number) => {
    // Node's client repeats no request.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const [reply] = await once(get(`${server.origin}/livez`, { agent }), 'response') as [
        IncomingMessage,
      ];
      await once(reply.resume(), 'end');
      assert.equal(reply.statusCode, 200);
      // The next request would be sent over another connection.
      if (reply.headers.connection === 'close') return;
      await delay(number);
    }
  });
  await delay(arrival);
  server.signal('SIGTERM');
  await Promise.all(clients);
  assert.equal((await server.ended).code, 0);
});
