import { Hono } from 'hono';
import assert from 'node:assert/strict';
import { openApi } from '../testing/open-api.ts';
import { almanacRoutes } from './almanac/almanac-routes.ts';
import { siteMapRoutes } from './documents/site-map.ts';

Deno.test('the paths of all routes suit the fast router of Hono', async () => {
  const { api, deps, [Symbol.asyncDispose]: close } = await openApi();
  await using _ = { [Symbol.asyncDispose]: close };
  const today = () => ({ year: 2026, month: 11, day: 24 });
  const app = new Hono()
    .route('/', api)
    .route('/', siteMapRoutes({ ...deps, publicUrl: 'https://shop.example', today }))
    .route(
      '/',
      almanacRoutes({
        today,
        encode: () => assert.fail('not requested'),
        limit: (_, work) => work(),
      }),
    );
  assert.equal((await app.request('/healthz')).status, 200);
  assert.equal(app.router.name, 'SmartRouter + RegExpRouter');
});
