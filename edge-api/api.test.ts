import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { createApi } from './api.ts';
import { openDeps } from './boot/boot.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { readConfig } from './boot/config.ts';
import { products } from './db/schema/catalogue-tables.ts';
import { seedCatalogue } from './catalogue/seed-catalogue.ts';
import { createTestDatabase } from './testing/create-test-database.ts';
import { sampleProducts } from './testing/sample-products.ts';
import { timesOfTest } from './testing/times-of-test.ts';
import { createBaseApp } from './http/base-app.ts';
import type { LogLevel } from './log.ts';

interface LogLine extends Record<string, unknown> {
  level: LogLevel;
  message: string;
}

/**
 * Opens the API with its own database and a clock that the test controls.
 *
 * @param options `find`: finds the products of a large catalogue
 */
async function openApi(
  { corsOrigins = [], content }: { corsOrigins?: string[]; content?: unknown } = {},
) {
  const test = await createTestDatabase();
  await seedCatalogue(test.database, sampleProducts(3));
  const lines: LogLine[] = [];
  const log = (level: LogLevel, message: string, fields?: Record<string, unknown>) =>
    void lines.push({ level, message, ...fields });
  let time = 0;
  const catalogue = createCatalogue(test.database, log, timesOfTest(() => time));
  const ownImages = `${test.folder}/own-images`;
  const demoImages = `${test.folder}/demo-images`;
  for (const folder of [ownImages, demoImages]) await Deno.mkdir(folder);
  const settings = new Map([['MAIL_DIR', `${test.folder}/mail`]]);
  const { deps, close } = await openDeps(test.database, readConfig(settings), log);
  const api = createApi({
    ...deps,
    catalogue: content
      ? { ...catalogue, current: () => Promise.resolve(content as never) }
      : catalogue,
    imageFolders: [ownImages, `${test.folder}/missing`, demoImages],
    corsOrigins,
  });
  return {
    app: createBaseApp(log, false, deps).route('/', api),
    database: test.database,
    folder: test.folder,
    ownImages,
    demoImages,
    lines,
    advance: (ms: number) => time += ms,
    async [Symbol.asyncDispose]() {
      await close();
      await test.cleanup();
    },
  };
}

Deno.test('POST /api/admin/{name} answers 401 to everybody, whatever the operation', async () => {
  await using api = await openApi();
  for (const path of ['orders.list', 'products.save', 'unknown', 'a%2Fb', '__proto__']) {
    const credentials: Record<string, string>[] = [{}, { token: 'x' }, { Cookie: 'staff=x' }];
    for (const headers of credentials) {
      const reply = await api.app.request(`/api/admin/${path}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: '{}',
      });
      assert.deepEqual(
        [reply.status, (await reply.json()).code, reply.headers.get('Cache-Control')],
        [401, 'UNAUTHENTICATED', 'no-store'],
      );
    }
  }
});

Deno.test('GET /api/food/list returns the products with an ETag, and 304 for a matching one', async () => {
  await using api = await openApi();
  const reply = await api.app.request('/api/food/list');
  assert.equal(reply.status, 200);
  const { success, data } = await reply.json();
  assert.equal(success, true);
  assert.equal(data.length, 3);
  assert.ok('_id' in data[0] && !('id' in data[0]) && !('position' in data[0]));
  assert.ok(!Object.values(data[0]).includes(null), 'unset fields are omitted');
  const known = await api.app.request('/api/food/list', {
    headers: { 'If-None-Match': reply.headers.get('ETag') ?? '' },
  });
  assert.equal(known.status, 304);
});

Deno.test('the list is cached per version of the catalogue and updated a second after a change', async () => {
  await using api = await openApi();
  const etag = async () => (await api.app.request('/api/food/list')).headers.get('ETag');
  const first = await etag();
  const [row] = await api.database.read.select().from(products).limit(1);
  await api.database.batch((db) => [
    db.update(products).set({ price: 77 }).where(eq(products.id, row!.id)),
  ]);
  assert.equal(await etag(), first, 'within the second');
  api.advance(1_001);
  let second = await etag();
  // While the next list takes long to compress, the last one is sent.
  for (const end = Date.now() + 10_000; second === first && Date.now() < end;) {
    second = await etag();
  }
  assert.notEqual(second, first);
  api.advance(1_001);
  assert.equal(await etag(), second);
});

Deno.test('while the database is unreadable, the last list is served and a warning is logged', async () => {
  await using api = await openApi();
  assert.equal((await api.app.request('/api/food/list')).status, 200);
  await api.database.close();
  api.advance(1_001);
  assert.equal((await api.app.request('/api/food/list')).status, 200);
  assert.ok(api.lines.some(({ message }) => message === 'catalogue not refreshed'));
});

Deno.test('without a list the response is 503, without internal details', async () => {
  await using api = await openApi();
  await api.database.close();
  const reply = await api.app.request('/api/food/list');
  assert.equal(reply.status, 503);
  assert.equal(reply.headers.get('Retry-After'), '5');
  const body = await reply.text();
  assert.deepEqual(JSON.parse(body), {
    success: false,
    message: 'Hệ thống đang bận, vui lòng thử lại sau ít phút.',
    code: 'UNAVAILABLE',
  });
  const line = api.lines.find(({ message }) => message === 'request failed');
  assert.ok(line, 'the log has the details');
});

Deno.test('a client that has used its time of queries in one area is refused in the others', async () => {
  const { now } = performance;
  let time = performance.now();
  const find = () => Promise.resolve(void (time += 60_000));
  await using api = await openApi({ content: { source: { find } } });
  performance.now = () => time;
  try {
    const get = async (path: string, hostname: string) => {
      const init = { remoteAddr: { hostname } };
      return (await api.app.request(`/api/catalogue/products/${path}`, {}, init)).status;
    };
    assert.equal(await get('long', '192.0.2.1'), 404);
    assert.equal(await get('sample-0/reviews', '192.0.2.1'), 429);
    time += 1_000;
    assert.equal(await get('sample-0/reviews', '192.0.2.2'), 200);
  } finally {
    performance.now = now;
  }
});

Deno.test('searches of a small catalogue, which is in memory, are limited as well', async () => {
  const { now } = performance;
  let time = performance.now();
  const page = () => {
    time += 60_000;
    return Promise.resolve({ products: [], total: 0, page: 1, pageCount: 1 });
  };
  await using api = await openApi({ content: { products: [], source: { page } } });
  performance.now = () => time;
  try {
    const get = async (query: string) => {
      const init = { remoteAddr: { hostname: '192.0.2.1' } };
      return (await api.app.request(`/api/catalogue/products${query}`, {}, init)).status;
    };
    assert.deepEqual([await get('?q=xyz'), await get('?q=xyz'), await get('')], [200, 429, 200]);
  } finally {
    performance.now = now;
  }
});

Deno.test('all error responses under /api have one shape', async () => {
  await using api = await openApi();
  const big = 'x'.repeat(70_000);
  const cases: [
    method: string,
    path: string,
    body: string | undefined,
    status: number,
    code: string,
  ][] = [
    ['GET', '/api', undefined, 404, 'NOT_FOUND'],
    ['GET', '/api/', undefined, 404, 'NOT_FOUND'],
    ['GET', '/api/food', undefined, 404, 'NOT_FOUND'],
    ['GET', '/api/food/list/1', undefined, 404, 'NOT_FOUND'],
    ['POST', '/api/nothing', '{}', 404, 'NOT_FOUND'],
    ['POST', '/api/food/list', '{}', 405, 'METHOD_NOT_ALLOWED'],
    ['DELETE', '/api/food/list', undefined, 405, 'METHOD_NOT_ALLOWED'],
    ['POST', '/api/food/list', big, 413, 'TOO_LARGE'],
    ['GET', '/images/nothing.webp', undefined, 404, 'NOT_FOUND'],
  ];
  for (const [method, path, body, status, code] of cases) {
    const reply = await api.app.request(path, { method, body });
    const answer = await reply.json();
    assert.equal(reply.status, status, `${method} ${path}`);
    assert.equal(answer.success, false);
    assert.equal(answer.code, code);
    assert.match(answer.message, /^\p{Lu}.*[.]$/u);
    assert.equal(reply.headers.get('Cache-Control'), 'no-store');
  }
});

Deno.test('405 responses list the allowed methods', async () => {
  await using api = await openApi();
  const reply = await api.app.request('/api/food/list', { method: 'PUT' });
  assert.equal(reply.headers.get('Allow'), 'GET, HEAD');
});

Deno.test('each request is logged in one line, with its id and without its query', async () => {
  await using api = await openApi();
  const reply = await api.app.request('/api/food/list?token=secret', {
    headers: { 'X-Request-Id': 'abc-123' },
  });
  assert.equal(reply.headers.get('X-Request-Id'), 'abc-123');
  assert.equal(api.lines.length, 1);
  const { ms, ...line } = api.lines[0]!;
  assert.ok(typeof ms === 'number' && ms >= 0);
  assert.deepEqual(line, {
    level: 'info',
    message: 'request',
    id: 'abc-123',
    method: 'GET',
    path: '/api/food/list',
    status: 200,
  });
  assert.ok(!JSON.stringify(api.lines).includes('secret'));
});

Deno.test('an invalid request id is replaced', async () => {
  await using api = await openApi();
  for (const id of ['x'.repeat(65), 'a b', '"}', '<script>']) {
    const reply = await api.app.request('/healthz', { headers: { 'X-Request-Id': id } });
    assert.match(reply.headers.get('X-Request-Id') ?? '', /^[\da-f-]{36}$/);
  }
});

Deno.test("GET /images serves the owner's and the demo pictures, and the owner's first", async () => {
  await using api = await openApi();
  await Deno.writeTextFile(`${api.ownImages}/own.1f.webp`, 'own');
  await Deno.writeTextFile(`${api.demoImages}/demo.2f.webp`, 'demo');
  await Deno.writeTextFile(`${api.ownImages}/both.3f.webp`, 'own of both');
  await Deno.writeTextFile(`${api.demoImages}/both.3f.webp`, 'demo of both');
  const pictures = { 'own.1f': 'own', 'demo.2f': 'demo', 'both.3f': 'own of both' };
  for (const [name, content] of Object.entries(pictures)) {
    const reply = await api.app.request(`/images/${name}.webp`);
    assert.equal(await reply.text(), content);
    assert.equal(reply.headers.get('Content-Type'), 'image/webp');
    assert.equal(reply.headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
  }
});

Deno.test('GET /images serves the demo pictures when the folder of the owner is missing', async () => {
  await using api = await openApi();
  await Deno.remove(api.ownImages);
  await Deno.writeTextFile(`${api.demoImages}/demo.2f.webp`, 'demo');
  assert.equal(await (await api.app.request('/images/demo.2f.webp')).text(), 'demo');
  assert.equal((await api.app.request('/images/none.webp')).status, 404);
  assert.ok(!api.lines.some(({ level }) => level === 'error'));
});

Deno.test('GET /images serves no symbolic link and nothing outside of its folders', async () => {
  await using api = await openApi();
  await Deno.writeTextFile(`${api.folder}/secret.webp`, 'secret');
  await Deno.symlink(`${api.folder}/secret.webp`, `${api.ownImages}/own-link.webp`);
  await Deno.symlink(`${api.folder}/secret.webp`, `${api.demoImages}/demo-link.webp`);
  await Deno.mkdir(`${api.ownImages}/own-folder.webp`);
  await Deno.mkdir(`${api.demoImages}/demo-folder.webp`);
  for (
    const name of [
      '..%2fsecret.webp',
      '%2e%2e%2fsecret.webp',
      '..%5csecret.webp',
      'own-link.webp',
      'demo-link.webp',
      'own-folder.webp',
      'demo-folder.webp',
      'a.1f.webp%00.webp',
      '.webp',
      'a.1f',
      'a.1f.html',
      `${'a'.repeat(300)}.webp`,
      '%ff.webp',
    ]
  ) {
    const reply = await api.app.request(`/images/${name}`);
    assert.equal(reply.status, 404, name);
    assert.ok(!(await reply.text()).includes('secret'), name);
  }
});

Deno.test('GET /healthz reports the catalogue, and 503 when the database accepts no writes', async () => {
  await using api = await openApi();
  for (const path of ['/livez', '/readyz']) {
    assert.deepEqual(await (await api.app.request(path)).json(), { success: true }, path);
  }
  const healthy = await api.app.request('/healthz');
  assert.deepEqual(await healthy.json(), { success: true, catalogue: { version: 3, products: 3 } });
  await using closed = await openApi();
  await closed.app.request('/api/food/list');
  await closed.database.close();
  assert.equal((await closed.app.request('/healthz')).status, 503);
});

Deno.test('only configured origins may call the API', async () => {
  await using api = await openApi({ corsOrigins: ['https://a.example'] });
  const allowed = async (origin: string) =>
    (await api.app.request('/api/food/list', { headers: { Origin: origin } }))
      .headers.get('Access-Control-Allow-Origin');
  assert.equal(await allowed('https://a.example'), 'https://a.example');
  assert.equal(await allowed('https://b.example'), null);
});

Deno.test('responses have security headers', async () => {
  await using api = await openApi();
  const { headers } = await api.app.request('/api/food/list');
  assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
  assert.equal(headers.get('X-Frame-Options'), 'DENY');
  assert.equal(headers.get('Referrer-Policy'), 'strict-origin-when-cross-origin');
  assert.equal(headers.get('Strict-Transport-Security'), null);
  const secure = createBaseApp(() => {}, true).get('/', (c) => c.text(''));
  assert.match(
    (await secure.request('/')).headers.get('Strict-Transport-Security') ?? '',
    /max-age/,
  );
});

Deno.test('many writes and log-ins of one network do not delay those of others', async () => {
  await using api = await openApi();
  const order: string[] = [];
  const logIn = async (network: string, email = 'an@khach.example') => {
    await api.app.request('/api/user/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': network },
      body: JSON.stringify({ email, password: 'sai' }),
    }, { remoteAddr: { hostname: '127.0.0.1' } });
    order.push(network);
  };
  const flood = Array.from(
    { length: 20 },
    (_, index) => logIn('203.0.113.7', `${index}@khach.example`),
  );
  await Promise.all([...flood, logIn('198.51.100.1')]);
  assert.ok(order.indexOf('198.51.100.1') < 5, order.join());
});
