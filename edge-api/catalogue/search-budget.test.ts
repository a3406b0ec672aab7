import assert from 'node:assert/strict';
import { Hono } from 'hono';
import { createErrorHandler } from '../http/error-reply.ts';
import { createSearchBudget } from './search-budget.ts';

/** Blocks the event loop, as a query does. */
function block(ms: number): Promise<number> {
  for (const end = performance.now() + ms; performance.now() < end;);
  return Promise.resolve(ms);
}

function openRoutes(capacity: number) {
  const searchBudget = createSearchBudget({ trustedProxies: [], capacity });
  const app = new Hono()
    .get(
      '/:ms',
      async (c) => c.json(await searchBudget(c, () => block(Number(c.req.param('ms'))))),
    );
  app.onError(createErrorHandler(() => {}));
  return (ms: number, hostname?: string) =>
    app.request(`/${ms}`, {}, hostname ? { remoteAddr: { hostname } } : undefined);
}

Deno.test('a client whose queries take long is refused, and the others are not', async () => {
  const get = openRoutes(25);
  for (const _ of [1, 2]) assert.equal((await get(20, '192.0.2.1')).status, 200);
  const refused = await get(1, '192.0.2.1');
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get('Retry-After')) >= 1);
  assert.equal((await get(1, '192.0.2.2')).status, 200);
});

Deno.test('pages that are rendered in this process are not refused', async () => {
  const get = openRoutes(5);
  for (const _ of [1, 2, 3]) assert.equal((await get(10)).status, 200);
});

Deno.test('the event loop turns between the queries of many clients', async () => {
  const get = openRoutes(1_000);
  const clients = Array.from({ length: 20 }, (_, index) => get(5, `192.0.2.${index}`));
  const ended = Promise.all(clients).then((replies) => replies.map(({ status }) => status));
  let turns = 0;
  const turn = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined)));
  let statuses: number[] | undefined;
  while (!(statuses = await Promise.race([ended, turn()]))) turns += 1;
  assert.deepEqual(new Set(statuses), new Set([200]));
  assert.ok(turns >= 15, `the event loop turned ${turns} times only`);
});
