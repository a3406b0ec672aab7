import assert from 'node:assert/strict';
import { createApi } from '../api.ts';
import { openDeps } from '../boot/boot.ts';
import { readConfig } from '../boot/config.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { createDocument } from './create-document.ts';
import { operationsOf } from './describe.ts';
import { errorCodes } from '../error-codes.ts';

/** Routes that are no operations for programs. */
const undocumented = [
  // The same as without the slash.
  'GET /api/provinces/p/',
  'GET /api/provinces/v2/p/',
  'GET /api/docs/viewer.js',
  // The operations describe themselves.
  'GET /api/admin/events',
  // The back office sends files to them.
  'POST /api/admin/certificates',
  'POST /api/admin/pictures',
  'PUT /api/admin/pictures/:name/:width',
  // The services define what they send.
  'POST /api/payment/transfer/:service',
  // Pages of the payment sandbox.
  'GET /payment/sandbox/:id',
  'POST /payment/sandbox/:id',
];

/** Opens the API and returns its routes. */
async function openRoutes() {
  const test = await createTestDatabase();
  const settings = new Map([['MAIL_DIR', `${test.folder}/mail`]]);
  const { deps, close } = await openDeps(test.database, readConfig(settings), () => {});
  const { routes } = createApi(deps);
  return {
    routes,
    operations: operationsOf(routes),
    async [Symbol.asyncDispose]() {
      await close();
      await test.cleanup();
    },
  };
}

Deno.test('each route of the API is described', async () => {
  await using api = await openRoutes();
  const { routes } = api;
  const missing = routes
    .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
    .filter(({ method, path }) =>
      operationsOf(routes.filter((route) => route.method === method && route.path === path))
        .length === 0
    )
    .map(({ method, path }) => `${method} ${path}`);
  assert.deepEqual([...new Set(missing)].sort(), undocumented.sort());
});

Deno.test('ids of operations are unique, and each request has a valid example', async () => {
  await using api = await openRoutes();
  const { operations } = api;
  assert.equal(new Set(operations.map(({ id }) => id)).size, operations.length);
  for (const { id, path, params, query, body, example = {} } of operations) {
    await body?.parseAsync(example.body);
    query?.parse(example.query ?? {});
    params?.parse(example.params);
    const names = path.match(/(?<={)\w+/g) ?? [];
    assert.deepEqual(Object.keys(example.params ?? {}), names, id);
  }
});

Deno.test('all references of the document have a target', async () => {
  await using api = await openRoutes();
  const document = createDocument(api.operations);
  const text = JSON.stringify(document);
  const names = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target!);
  assert.ok(names.length > 100);
  const known = Object.keys(document.components.schemas)
    .map((name) => `#/components/schemas/${name}`);
  assert.deepEqual(names.filter((name) => !known.includes(name)), []);
});

Deno.test('the fields of replies have examples in their form, those of requests none', async () => {
  await using api = await openRoutes();
  const { components } = createDocument(api.operations);
  const { RegisterRequest: request } = components.schemas;
  assert.match(JSON.stringify(request), /"email":/);
  assert.doesNotMatch(JSON.stringify(request), /"examples":/);
  let compared = 0;
  JSON.stringify(components.schemas, (_, value) => {
    if (value?.pattern && value.examples) {
      assert.match(value.examples[0], new RegExp(value.pattern));
      compared += 1;
    }
    return value;
  });
  assert.ok(compared > 10);
});

Deno.test('a request in the document has the errors of its middleware', async () => {
  await using api = await openRoutes();
  const { paths } = createDocument(api.operations);
  const { security, responses } = paths['/api/cart/add']!.post as {
    security: unknown;
    responses: Record<string, { description: string }>;
  };
  assert.deepEqual(security, [{ session: [] }]);
  assert.deepEqual(
    Object.keys(responses).map(Number),
    [200, 400, 401, 404, 408, 413, 415, 422, 429, 500, 503],
  );
  assert.equal(
    responses[401]?.description,
    `\`UNAUTHENTICATED\`: ${errorCodes.UNAUTHENTICATED[1]}`,
  );
});
