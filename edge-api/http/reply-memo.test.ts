import assert from 'node:assert/strict';
import { cors } from 'hono/cors';
import type { Log } from '../log.ts';
import { createBaseApp } from './base-app.ts';
import { encodeBody, replyEncoded } from './encoded-body.ts';
import { markReusable, ReplyMemo } from './reply-memo.ts';
import { createRequestHandler } from './request-handler.ts';

/** Opens a server whose page is current while `state.current` is `true`. */
async function openServer() {
  const lines: Record<string, unknown>[] = [];
  const log: Log = (level, message, fields) => void lines.push({ level, message, ...fields });
  const memo = new ReplyMemo(log);
  const state = { current: true, runs: 0 };
  const body = await encodeBody('a page '.repeat(100), 1);
  const app = createBaseApp(log, true, { memo });
  app.use(cors({ origin: ['https://other.example'] }));
  app.get('/page', (c) => {
    state.runs += 1;
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': 'x' };
    return replyEncoded(c, body, headers, { isCurrent: () => state.current });
  });
  app.get('/other', (c) => {
    state.runs += 1;
    return c.text('other');
  });
  const handle = createRequestHandler(app, memo);
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    await handle(
      new Request(`http://shop.example${path}`, { method, headers }),
      {} as Deno.ServeHandlerInfo,
    );
  return { lines, state, get };
}

const withoutId = (reply: Response) =>
  [...reply.headers].filter(([name]) => name !== 'x-request-id');

Deno.test('a remembered reply has the status, headers and body of the first one', async () => {
  const server = await openServer();
  const etag = (await server.get('/page')).headers.get('ETag') ?? '';
  const requests: Record<string, string>[] = [
    {},
    { 'Accept-Encoding': 'br' },
    { 'Accept-Encoding': 'gzip, deflate' },
    { 'If-None-Match': etag },
    { 'If-None-Match': '"unknown"' },
  ];
  for (const headers of requests) {
    const first = await server.get('/page', headers);
    const { runs } = server.state;
    const again = await server.get('/page', headers);
    assert.equal(server.state.runs, runs, 'the application has run again');
    assert.equal(again.status, first.status);
    assert.deepEqual(withoutId(again), withoutId(first));
    assert.deepEqual(await again.bytes(), await first.bytes());
  }
});

Deno.test('a remembered reply has its own request id and log line', async () => {
  const server = await openServer();
  const ids = [];
  for (const header of [undefined, undefined, 'proxy-1', 'not valid', 'x'.repeat(65)]) {
    const reply = await server.get('/page?token=secret', header ? { 'X-Request-Id': header } : {});
    ids.push(reply.headers.get('X-Request-Id'));
  }
  assert.equal(server.state.runs, 1);
  assert.equal(ids[2], 'proxy-1');
  assert.equal(new Set(ids).size, 5);
  assert.ok(ids.every((id) => /^[\w-]{7,36}$/.test(id ?? '')));
  assert.deepEqual(server.lines.map(({ id }) => id), ids);
  const [first, second] = server.lines.map(({ id: _, ms: _ms, ...line }) => line);
  assert.deepEqual(first, second);
  assert.ok(!JSON.stringify(server.lines).includes('secret'));
});

Deno.test('a reply that is no longer current is made again', async () => {
  const server = await openServer();
  await server.get('/page');
  server.state.current = false;
  await server.get('/page');
  await server.get('/page');
  assert.equal(server.state.runs, 3);
});

Deno.test('only marked replies to GET without another origin are remembered', async () => {
  const server = await openServer();
  const cases: [path: string, headers: Record<string, string>, method: string][] = [
    ['/other', {}, 'GET'],
    ['/page', { Origin: 'https://other.example' }, 'GET'],
    ['/page', {}, 'HEAD'],
    [`/page?${'x'.repeat(3_000)}`, {}, 'GET'],
  ];
  for (const [path, headers, method] of cases) {
    const { runs } = server.state;
    for (let request = 0; request < 3; request += 1) await server.get(path, headers, method);
    assert.equal(server.state.runs, runs + 3, `${method} ${path.slice(0, 20)}`);
  }
  const other = await server.get('/page', { Origin: 'https://other.example' });
  assert.equal(other.headers.get('Access-Control-Allow-Origin'), 'https://other.example');
});

Deno.test('replies to different addresses, encodings and ETags are not mixed up', async () => {
  const server = await openServer();
  await server.get('/page');
  assert.equal((await server.get('/page?a')).headers.get('Content-Encoding'), null);
  const compressed = await server.get('/page', { 'Accept-Encoding': 'br' });
  assert.equal(compressed.headers.get('Content-Encoding'), 'br');
  assert.equal((await server.get('/other')).status, 200);
  assert.equal(await (await server.get('/other')).text(), 'other');
});

Deno.test('ten thousand different addresses leave two thousand replies', async () => {
  const server = await openServer();
  for (let number = 0; number < 10_000; number += 1) await server.get(`/page?${number}`);
  const { runs } = server.state;
  await server.get('/page?9999');
  assert.equal(server.state.runs, runs);
  await server.get('/page?7999');
  assert.equal(server.state.runs, runs + 1);
});

Deno.test('the pages that remembered replies keep in memory are limited in bytes', async () => {
  const memo = new ReplyMemo(() => {}, { maxBytes: 3_100 });
  const app = createBaseApp(() => {}, true, { memo });
  const pages = Array.from({ length: 10 }, () => ({ bytes: new Uint8Array(10) }));
  app.get('/:page', (c) => {
    const source = pages[Number(c.req.param('page'))]!;
    markReusable(c, { body: source.bytes, source, size: 1_000, isCurrent: () => true });
    return c.body(new Uint8Array(10));
  });
  const handle = createRequestHandler(app, memo);
  const request = (page: number, encoding: string) =>
    new Request(`http://shop.example/${page}`, { headers: { 'Accept-Encoding': encoding } });
  for (let page = 0; page < 10; page += 1) {
    for (const encoding of ['br', 'gzip', 'br, gzip', 'br']) {
      const reply = await handle(request(page, encoding), {} as Deno.ServeHandlerInfo);
      await reply.bytes();
    }
  }
  const isRemembered = (page: number) => memo.answer(request(page, 'br, gzip')) !== undefined;
  assert.deepEqual([0, 6, 7, 8, 9].map(isRemembered), [false, false, true, true, true]);
});
