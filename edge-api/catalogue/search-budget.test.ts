import assert from 'node:assert/strict';
import { Hono } from 'hono';
import { createErrorHandler } from '../http/error-reply.ts';
import { createSearchBudget } from './search-budget.ts';

/**
 * Opens routes whose queries take the time of their path, by a clock that only queries and pauses
 * move.
 */
function openRoutes(capacity: number) {
  let time = 0;
  const pass = (ms: number) => Promise.resolve(void (time += ms));
  const searchBudget = createSearchBudget({
    trustedProxies: [],
    capacity,
    now: () => time,
    wait: pass,
  });
  const app = new Hono()
    .get('/:ms', async (c) => {
      await searchBudget(c, () => pass(Number(c.req.param('ms'))));
      return c.body(null);
    });
  app.onError(createErrorHandler(() => {}));
  return {
    get: (ms: number, hostname?: string) =>
      app.request(`/${ms}`, {}, hostname ? { remoteAddr: { hostname } } : undefined),
    time: () => time,
  };
}

Deno.test('a client whose queries take long is refused, and the others are not', async () => {
  const { get } = openRoutes(25);
  for (const _ of [1, 2]) assert.equal((await get(20, '192.0.2.1')).status, 200);
  const refused = await get(1, '192.0.2.1');
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get('Retry-After')) >= 1);
  assert.equal((await get(1, '192.0.2.2')).status, 200);
});

Deno.test('pages that are rendered in this process are not refused', async () => {
  const { get } = openRoutes(5);
  for (const _ of [1, 2, 3]) assert.equal((await get(10)).status, 200);
});

Deno.test('the queries of many clients take four tenths of the time together', async () => {
  const { get, time } = openRoutes(1_000);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => get(5, `192.0.2.${index}`)),
  );
  assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
  // 20 queries of 5 ms with 19 pauses of 7.5 ms between them.
  assert.equal(time(), 242.5);
});
