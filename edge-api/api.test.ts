import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { createApi } from './api.ts';
import { openDeps } from './boot/boot.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { readConfig } from './boot/config.ts';
import { products } from './db/schema.ts';
import { seedCatalogue } from './catalogue/seed-catalogue.ts';
import { createTestDatabase } from './testing/create-test-database.ts';
import { sampleProducts } from './testing/sample-products.ts';
import { createEdge } from './http/edge.ts';
import type { LogLevel } from './log.ts';

interface LogLine extends Record<string, unknown> {
  level: LogLevel;
  message: string;
}

/** The API on a database of its own, with a clock that the test moves. */
async function openApi({ corsOrigins = [] as string[] } = {}) {
  const test = await createTestDatabase();
  await seedCatalogue(test.database, sampleProducts(3));
  const lines: LogLine[] = [];
  const log = (level: LogLevel, message: string, fields?: Record<string, unknown>) =>
    void lines.push({ level, message, ...fields });
  let time = 0;
  const catalogue = createCatalogue(test.database, log, () => time);
  const imagesFolder = `${test.folder}/images`;
  await Deno.mkdir(imagesFolder);
  const settings = new Map([['MAIL_DIR', `${test.folder}/mail`]]);
  const { parts, close } = await openDeps(test.database, readConfig(settings), log);
  const api = createApi({ ...parts, catalogue, imagesFolder, corsOrigins });
  return {
    app: createEdge(log, false).route('/', api),
    database: test.database,
    folder: test.folder,
    imagesFolder,
    lines,
    pass: (ms: number) => time += ms,
    async [Symbol.asyncDispose]() {
      await close();
      await test.cleanup();
    },
  };
}

Deno.test('GET /api/food/list gives the products and their ETag; 304 to who has them', async () => {
  await using api = await openApi();
  const reply = await api.app.request('/api/food/list');
  assert.equal(reply.status, 200);
  const { success, data } = await reply.json();
  assert.equal(success, true);
  assert.equal(data.length, 3);
  assert.ok('_id' in data[0] && !('id' in data[0]) && !('position' in data[0]));
  assert.ok(!Object.values(data[0]).includes(null), 'what is not set is left out');
  const known = await api.app.request('/api/food/list', {
    headers: { 'If-None-Match': reply.headers.get('ETag') ?? '' },
  });
  assert.equal(known.status, 304);
});

Deno.test('the list is made once per version of the catalogue, and anew a second after a change', async () => {
  await using api = await openApi();
  const etag = async () => (await api.app.request('/api/food/list')).headers.get('ETag');
  const first = await etag();
  const [row] = await api.database.read.select().from(products).limit(1);
  await api.database.write((tx) =>
    tx.update(products).set({ stock: 77 }).where(eq(products.id, row!.id))
  );
  assert.equal(await etag(), first, 'within the second');
  api.pass(1_001);
  const second = await etag();
  assert.notEqual(second, first);
  api.pass(1_001);
  assert.equal(await etag(), second);
});

Deno.test('while the database cannot be read, the last list is served and the log says so', async () => {
  await using api = await openApi();
  assert.equal((await api.app.request('/api/food/list')).status, 200);
  await api.database.close();
  api.pass(1_001);
  assert.equal((await api.app.request('/api/food/list')).status, 200);
  assert.ok(api.lines.some(({ message }) => message === 'catalogue not refreshed'));
});

Deno.test('without any list the reply is 503, and nothing internal is in it', async () => {
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
  assert.ok(line, 'the log has what the reply does not say');
});

Deno.test('every refusal under /api has one shape', async () => {
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
    const says = await reply.json();
    assert.equal(reply.status, status, `${method} ${path}`);
    assert.equal(says.success, false);
    assert.equal(says.code, code);
    assert.match(says.message, /^\p{Lu}.*[.]$/u);
    assert.equal(reply.headers.get('Cache-Control'), 'no-store');
  }
});

Deno.test('405 says what is allowed', async () => {
  await using api = await openApi();
  const reply = await api.app.request('/api/food/list', { method: 'PUT' });
  assert.equal(reply.headers.get('Allow'), 'GET, HEAD');
});

Deno.test('one log line per request, with its id and without its query', async () => {
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

Deno.test('a request id that is none is not taken over', async () => {
  await using api = await openApi();
  for (const id of ['x'.repeat(65), 'a b', '"}', '<script>']) {
    const reply = await api.app.request('/healthz', { headers: { 'X-Request-Id': id } });
    assert.match(reply.headers.get('X-Request-Id') ?? '', /^[\da-f-]{36}$/);
  }
});

Deno.test('GET /images gives a picture for good, and nothing outside its folder', async () => {
  await using api = await openApi();
  await Deno.writeTextFile(`${api.imagesFolder}/a.1f.webp`, 'picture');
  await Deno.writeTextFile(`${api.folder}/secret.webp`, 'secret');
  await Deno.symlink(`${api.folder}/secret.webp`, `${api.imagesFolder}/link.webp`);
  await Deno.mkdir(`${api.imagesFolder}/folder.webp`);
  const reply = await api.app.request('/images/a.1f.webp');
  assert.equal(await reply.text(), 'picture');
  assert.equal(reply.headers.get('Content-Type'), 'image/webp');
  assert.equal(reply.headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
  for (
    const name of [
      '..%2fsecret.webp',
      '%2e%2e%2fsecret.webp',
      '..%5csecret.webp',
      'link.webp',
      'folder.webp',
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

Deno.test('GET /healthz says what is there, and 503 when the database takes no writes', async () => {
  await using api = await openApi();
  const well = await api.app.request('/healthz');
  assert.deepEqual(await well.json(), { success: true, catalogue: { version: 3, products: 3 } });
  await using ill = await openApi();
  await ill.app.request('/api/food/list');
  await ill.database.close();
  assert.equal((await ill.app.request('/healthz')).status, 503);
});

Deno.test('other origins may call the API only when they are named', async () => {
  await using api = await openApi({ corsOrigins: ['https://a.example'] });
  const allowed = async (origin: string) =>
    (await api.app.request('/api/food/list', { headers: { Origin: origin } }))
      .headers.get('Access-Control-Allow-Origin');
  assert.equal(await allowed('https://a.example'), 'https://a.example');
  assert.equal(await allowed('https://b.example'), null);
});

Deno.test('browsers are kept on the safe side', async () => {
  await using api = await openApi();
  const { headers } = await api.app.request('/api/food/list');
  assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
  assert.equal(headers.get('X-Frame-Options'), 'DENY');
  assert.equal(headers.get('Referrer-Policy'), 'strict-origin-when-cross-origin');
  assert.equal(headers.get('Strict-Transport-Security'), null);
  const secure = createEdge(() => {}, true).get('/', (c) => c.text(''));
  assert.match(
    (await secure.request('/')).headers.get('Strict-Transport-Security') ?? '',
    /max-age/,
  );
});
