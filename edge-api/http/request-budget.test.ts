import assert from 'node:assert/strict';
import { createApi } from '../api.ts';
import { readConfig } from '../boot/config.ts';
import { openDeps } from '../boot/boot.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { createRequestBudget } from './request-budget.ts';

const paths = ['/api/cart/get', '/api/order/userorders', '/api/user/account', '/api/admin/x'];

/** Opens the API with a clock of its own. `send()` returns the status and the number of queries. */
async function openLimited() {
  const test = await createTestDatabase();
  const { deps, close } = await openDeps(test.database, readConfig(new Map()), () => {});
  let time = 0;
  const api = createApi({ ...deps, requestBudget: createRequestBudget(() => time) });
  return {
    advance: (ms: number) => time += ms,
    async send(hostname: string, path = paths[0]!) {
      const init = { method: path.includes('user/') ? 'GET' : 'POST', headers: { token: 'x' } };
      const reply = await api.request(path, init, { remoteAddr: { hostname } });
      await reply.body?.cancel();
      return reply.status;
    },
    async [Symbol.asyncDispose]() {
      await close();
      await test.cleanup();
    },
  };
}

Deno.test('a network sends 600 requests with queries of its own at once, then 50 a second', async () => {
  await using shop = await openLimited();
  for (let n = 0; n < 600; n += 1) assert.equal(await shop.send('192.0.2.1', paths[n % 4]), 401);
  for (const path of [...paths, '/api/order/return/picture?code=7K3M9QXY']) {
    assert.equal(await shop.send('192.0.2.1', path), 429, path);
  }
  assert.equal(await shop.send('192.0.2.2'), 401, 'another network');
  shop.advance(1_000);
  for (let n = 0; n < 50; n += 1) assert.equal(await shop.send('192.0.2.1'), 401);
  assert.equal(await shop.send('192.0.2.1'), 429);
});

Deno.test('the networks of one /48 send twice as many requests together', async () => {
  await using shop = await openLimited();
  const statuses: number[] = [];
  for (let n = 0; n < 1_201; n += 1) {
    statuses.push(await shop.send(`2001:db8:1:${n.toString(16)}::1`));
  }
  assert.equal(statuses.indexOf(429), 1_200);
});
