import assert from 'node:assert/strict';
import { createApi } from '../api.ts';
import { openDeps } from '../boot/boot.ts';
import { readConfig } from '../boot/config.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { allOperations } from './all-operations.ts';
import { findBreakingChanges } from './breaking-changes.ts';
import { createShopDocument } from './document.ts';
import { errorCodes } from './error-codes.ts';

const committedFile = new URL('../../docs/openapi.json', import.meta.url);

/** Routes that are no operations for programs. */
const undocumented = new Set([
  // The same as without the slash.
  'GET /api/provinces/p/',
  'GET /api/docs/viewer.js',
  // Pages of the payment sandbox.
  'GET /payment/sandbox/{id}',
  'POST /payment/sandbox/{id}',
]);

Deno.test('each route of the API is documented, and each documented operation has a route', async () => {
  await using test = await createTestDatabase();
  const settings = new Map([['MAIL_DIR', `${test.folder}/mail`]]);
  const { deps, close } = await openDeps(test.database, readConfig(settings), () => {});
  try {
    const routes = createApi(deps).routes
      .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
      .filter((route) => !undocumented.has(route));
    const documented = allOperations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    assert.deepEqual([...new Set(routes)].sort(), documented.sort());
  } finally {
    await close();
  }
});

Deno.test('ids of operations and summaries of their examples are unique', () => {
  assert.equal(new Set(allOperations.map(({ id }) => id)).size, allOperations.length);
  for (const { id, examples } of allOperations) {
    assert.ok(examples.length > 0, id);
    assert.equal(new Set(examples.map(({ summary }) => summary)).size, examples.length, id);
  }
});

Deno.test('no change breaks clients of docs/openapi.json, and the file is up to date', async () => {
  const committed = JSON.parse(await Deno.readTextFile(committedFile));
  const current = JSON.parse(JSON.stringify(createShopDocument()));
  assert.deepEqual(findBreakingChanges(committed, current), []);
  assert.deepEqual(current, committed, 'Run deno task openapi');
});

Deno.test('all references of the document have a target', () => {
  const text = JSON.stringify(createShopDocument());
  const { schemas } = createShopDocument().components;
  const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
  assert.ok(names.length > 100);
  assert.deepEqual(names.filter((name) => !(name in schemas)), []);
});

Deno.test('the codes of errors in the source are documented', async () => {
  const pattern = /(?:ConflictError|InvalidCredentialsError|PromoError)\(\s*'([A-Z_]+)'/g;
  const areas = [
    'account',
    'cart',
    'catalogue',
    'checkout',
    'orders',
    'reviews',
    'payments',
    'addresses',
  ];
  const codes = new Set<string>();
  for (const area of areas) {
    for await (const text of readSources(new URL(`../${area}/`, import.meta.url))) {
      for (const [, code] of text.matchAll(pattern)) codes.add(code!);
    }
  }
  assert.ok(codes.size > 10);
  assert.deepEqual([...codes].filter((code) => !(code in errorCodes)), []);
});

async function* readSources(folder: URL): AsyncGenerator<string> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) yield* readSources(new URL(`${name}/`, folder));
    else if (/(?<!\.test)\.ts$/.test(name)) yield await Deno.readTextFile(new URL(name, folder));
  }
}
