import assert from 'node:assert/strict';
import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { sqldRunsHere, startSqld } from '../../edge-api/testing/start-sqld.ts';
import { startEdge } from './start-edge.ts';
import { startMailApi } from '../../edge-api/mail/testing/start-mail-api.ts';

const jobsSecret = 'a-secret-of-32-printable-letters';

const customer = { name: 'An', email: 'an@example.com', password: 'một mật khẩu dài' };

const json = (body: unknown, headers = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A server in front of the database that answers 502 until it is opened. */
function startRelay(target: string) {
  let isOpen = false;
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen() {} }, (request) => {
    const { pathname } = new URL(request.url);
    if (!isOpen) return new Response(null, { status: 502 });
    return fetch(target + pathname, request);
  });
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    open: () => isOpen = true,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

Deno.test({
  name: 'under deno serve 2.5.0 with a libSQL server a customer registers, orders and gets mails',
  ignore: !sqldRunsHere,
  async fn() {
    await using sqld = await startSqld();
    await using mailApi = startMailApi();
    await using shop = await startEdge({
      settings: { DATABASE_URL: sqld.url, JOBS_SECRET: jobsSecret, ...mailApi.settings },
    });
    const get = (path: string) => fetch(shop.origin + path);
    const post = (path: string, body: unknown, headers = {}) =>
      fetch(shop.origin + path, json(body, headers));

    const home = await (await get('/')).text();
    assert.match(home, /<html lang="vi"/, shop.output());
    const script = /\/assets\/[\w-]+\.js/.exec(home)?.[0] ?? '';
    assert.equal((await (await get(script)).text()).length > 1_000, true);
    const list = await (await get('/api/food/list')).json();
    const [product] = list.data;
    const picture = await get(`/images/${product.image}`);
    assert.equal(picture.headers.get('Content-Type'), 'image/webp');
    await picture.arrayBuffer();

    assert.equal((await (await post('/api/user/register', customer)).json()).success, true);
    const { token } = await (await post('/api/user/login', customer)).json();
    assert.ok(token);
    const wrong = await post('/api/user/login', { ...customer, password: 'một mật khẩu khác' });
    assert.equal((await wrong.json()).success, false);

    await (await post('/api/cart/add', { itemId: product._id }, { token })).body?.cancel();
    const cart = await (await post('/api/cart/get', {}, { token })).json();
    assert.deepEqual(cart.cartData, { [product._id]: 1 });
    const { _id, name, price, image } = product;
    const order = {
      address: sampleAddress,
      items: [{ _id, name, price, image, quantity: 1 }],
      amount: price + 10_000,
    };
    const placed = await post('/api/order/placecod', order, { token });
    assert.equal((await placed.json()).status, 'processing');

    const jobs = await post('/api/jobs/run', {}, { Authorization: `Bearer ${jobsSecret}` });
    const { jobs: states }: { jobs: { state: string }[] } = await jobs.json();
    assert.equal(jobs.status, 200);
    assert.ok(states.length > 0 && states.every(({ state }) => state === 'done'), shop.output());
    const subjects = mailApi.received.map(({ subject }) => subject).sort();
    assert.equal(subjects.length, 2);
    assert.match(subjects[0] ?? '', /^Thạch An đã nhận đơn hàng/);
    assert.match(subjects[1] ?? '', /^Xác thực địa chỉ email/);
    const refused = await post('/api/jobs/run', {});
    assert.equal(refused.status, 401);
    await refused.body?.cancel();
    const address = new URL(shop.origin);
    using connection = await Deno.connect({
      hostname: address.hostname,
      port: Number(address.port),
    });
    const body = JSON.stringify(customer);
    const head =
      `POST /api/user/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${new TextEncoder().encode(body).length}\r\n\r\n`;
    await connection.write(new TextEncoder().encode(head));
    await delay(200);
    shop.kill('SIGTERM');
    await delay(500);
    await connection.write(new TextEncoder().encode(body));
    const reply = await new Response(connection.readable).text();
    assert.match(reply, /^HTTP\/1.1 200 [\s\S]*"token":/, shop.output());
    assert.equal(await shop.ended, 0, shop.output());
  },
});

Deno.test({
  name: 'at the edge no forwarded address is trusted unless the owner names a proxy',
  ignore: !sqldRunsHere,
  async fn() {
    for (const [settings, expected] of [[{}, true], [{ TRUSTED_PROXIES: '127.0.0.1' }, false]]) {
      await using sqld = await startSqld();
      await using mailApi = startMailApi();
      await using shop = await startEdge({
        settings: {
          DATABASE_URL: sqld.url,
          RATE_LIMIT: 'on',
          ...mailApi.settings,
          ...(settings as Record<string, string>),
        },
      });
      const statuses = await Promise.all(Array.from({ length: 40 }, async (_, number) => {
        const headers = { 'X-Forwarded-For': `192.0.2.${number}` };
        const body = { email: customer.email, token: String(number).padStart(43, 'x') };
        const reply = await fetch(`${shop.origin}/api/user/not-me`, json(body, headers));
        await reply.body?.cancel();
        return reply.status;
      }));
      assert.equal(statuses.includes(429), expected, JSON.stringify({ settings, statuses }));
    }
  },
});

Deno.test({
  name: 'the entry for Deno Deploy opens the shop when the database answers, and ends on SIGINT',
  ignore: !sqldRunsHere,
  async fn() {
    await using sqld = await startSqld();
    await using relay = startRelay(sqld.url);
    const settings = { DATABASE_URL: relay.url, SMTP_URL: 'smtp://127.0.0.1:1' };
    const entry = 'storefront/server/deploy.ts';
    await using shop = await startEdge({ entry, command: 'run', settings });
    const unavailable = await fetch(`${shop.origin}/api/food/list`);
    assert.equal(unavailable.status, 503);
    assert.equal(unavailable.headers.get('Retry-After'), '5');
    assert.equal((await unavailable.json()).code, 'UNAVAILABLE');
    const page = await fetch(shop.origin);
    assert.equal(page.status, 503);
    assert.match(await page.text(), /Cửa hàng tạm gián đoạn/);
    relay.open();
    assert.match(await (await fetch(shop.origin)).text(), /Pha lê|<article/);
    shop.kill('SIGINT');
    assert.equal(await shop.ended, 0);
  },
});

Deno.test('on Deno Deploy the shop does not start with a file as its database', async () => {
  const settings = { DENO_DEPLOYMENT_ID: 'x', SMTP_URL: 'smtp://127.0.0.1:1' };
  const message = /ended with code 1:\nThe shop cannot start\. The setting DATABASE_URL/;
  await assert.rejects(startEdge({ settings }), message);
});
