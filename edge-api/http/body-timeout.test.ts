import { Hono } from 'hono';
import assert from 'node:assert/strict';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { openRawConnection } from '../testing/raw-connection.ts';
import { createBaseApp } from './base-app.ts';
import { bodyTimeout } from './body-timeout.ts';
import { createErrorHandler } from './error-reply.ts';
import { guards } from './guards.ts';
import { jsonBody } from './json-body.ts';
import { createRequestHandler } from './request-handler.ts';

/** Serves a route with a JSON body on a free port; `await using` stops it. */
function serveTest(bodyTimeoutMs: number, log: Log = () => {}) {
  const reply = createErrorHandler(log);
  const api = new Hono();
  api.onError(reply);
  api.use(...guards(api, reply));
  api.post('/echo', ...jsonBody(z.object({ a: z.string() })), (c) => c.json(c.req.valid('json')));
  const app = createBaseApp(log, false, { bodyTimeoutMs }).route('/', api);
  const stop = new AbortController();
  const server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => {}, signal: stop.signal },
    createRequestHandler(app),
  );
  return {
    port: server.addr.port,
    async [Symbol.asyncDispose]() {
      stop.abort();
      await server.finished;
    },
  };
}

const head = 'POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

for (
  const [name, text] of [
    ['never arrives', `${head}Content-Length: 100\r\n\r\n`],
    ['stops', `${head}Content-Length: 100\r\n\r\n{"a":`],
    ['stops between two chunks', `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n`],
  ] as const
) {
  Deno.test(`a request whose body ${name} is answered with 408`, async () => {
    await using server = serveTest(20);
    using connection = await openRawConnection(server.port);
    await connection.send(text);
    const reply = await connection.readUntil(/BODY_TIMEOUT/);
    assert.match(reply, /^HTTP\/1\.1 408 /);
    assert.match(reply, /connection: close/i);
  });
}

Deno.test('a body that breaks off or is malformed is answered with 503, and is no failure', async () => {
  const logged: string[] = [];
  await using server = serveTest(60_000, (_, message) => void logged.push(message));
  using connection = await openRawConnection(server.port);
  const extension = 'a'.repeat(20_000);
  await connection.send(`${head}Transfer-Encoding: chunked\r\n\r\n2;${extension}\r\n`);
  assert.match(await connection.readUntil(/"code":"\w+"/), /^HTTP\/1\.1 503 [^]*"UNAVAILABLE"/);
  assert.ok(!logged.includes('request failed'));

  const app = new Hono().use(bodyTimeout(60_000)).post('/', async (c) => c.text(await c.req.text()))
    .onError(createErrorHandler(() => {}));
  const reply = await app.request('/', {
    method: 'POST',
    body: new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) }),
    headers: { 'Content-Type': 'application/json', 'Content-Length': '50' },
  });
  assert.equal(reply.status, 503);
});

Deno.test('a body that arrives in parts is read', async () => {
  await using server = serveTest(60_000);
  using connection = await openRawConnection(server.port);
  await connection.send(`${head}Content-Length: 9\r\nConnection: close\r\n\r\n`);
  await connection.send('{"a":');
  await connection.send('"b"}');
  assert.match(await connection.readAll(), /^HTTP\/1\.1 200 [^]*\{"a":"b"\}$/);
});

/** Sends a body in chunks of some bytes to a route that replies with the sizes that it reads. */
async function postChunks(count: number, size: number): Promise<string> {
  const app = createBaseApp(() => {}, false).post('/', async (c) => {
    const chunks = await Array.fromAsync(c.req.raw.body!);
    return c.json(chunks.map(({ buffer }) => buffer.byteLength));
  }).onError(createErrorHandler(() => {}));
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => {} }, app.fetch);
  using connection = await openRawConnection(server.addr.port);
  const chunk = `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;
  await connection.send(
    'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n' +
      `Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(count)}0\r\n\r\n`,
  );
  const reply = await connection.readAll();
  await server.shutdown();
  return reply;
}

Deno.test('a body in small chunks is read as one', async () => {
  assert.match(await postChunks(250, 1), /\[250\]$/);
  const sizes: number[] = JSON.parse((await postChunks(500, 130)).split('\r\n').at(-1)!);
  assert.equal(sizes.reduce((sum, size) => sum + size), 65_000);
});

Deno.test('a body in very many small chunks is refused, before it has arrived', async () => {
  for (const size of [1, 100]) {
    const reply = await postChunks(5_000, size);
    assert.match(reply, /^HTTP\/1\.1 400 [^]*"MALFORMED"/);
    assert.match(reply, /connection: close/i);
  }
});

Deno.test('the oldest of too many bodies is answered with 503', async () => {
  const app = new Hono().use(bodyTimeout(10_000, 2 * 256 * 1024))
    .post('/', async (c) => c.text(await c.req.text()))
    .onError((error, c) => c.text(error.constructor.name, 503));
  const stop = new AbortController();
  const server = Deno.serve({
    hostname: '127.0.0.1',
    port: 0,
    onListen: () => {},
    signal: stop.signal,
  }, app.fetch);
  const post = async () => {
    const connection = await openRawConnection(server.addr.port);
    await connection.send('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\nx');
    // The server has seen the request when it answers the next one.
    await (await fetch(`http://127.0.0.1:${server.addr.port}`)).body?.cancel();
    return connection;
  };
  using first = await post();
  using second = await post();
  using third = await post();
  const reply = await first.readUntil(/UnavailableError/);
  assert.match(reply, /^HTTP\/1\.1 503 /);
  assert.match(reply, /connection: close/i);
  for (const connection of [second, third]) {
    await connection.send('x'.repeat(4_999));
    assert.match(await connection.readUntil(/x{5000}/), /^HTTP\/1\.1 200 /);
  }
  stop.abort();
  await server.finished;
});

Deno.test('connections without headers do not stop other requests', async () => {
  // Deno.serve never closes them: docs/operations.md describes the time limits of a proxy.
  await using server = serveTest(60_000);
  const stalled = await Promise.all(
    Array.from({ length: 100 }, () => openRawConnection(server.port)),
  );
  try {
    for (const [index, connection] of stalled.entries()) {
      if (index % 2 === 0) await connection.send('POST /echo HTTP/1.1\r\nHost: localhost\r\nX-');
    }
    const reply = await fetch(`http://127.0.0.1:${server.port}/echo`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"a":"b"}',
    });
    assert.deepEqual(await reply.json(), { a: 'b' });
  } finally {
    for (const connection of stalled) connection[Symbol.dispose]();
  }
});

Deno.test('a request that waits before it reads its body is answered when the server stops', async () => {
  const app = new Hono().use(bodyTimeout(10_000)).post('/', async (c) => {
    arrived.resolve();
    await stopping.promise;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return c.text(await c.req.text());
  });
  const arrived = Promise.withResolvers<void>();
  const stopping = Promise.withResolvers<void>();
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => {} }, app.fetch);
  const body = 'x'.repeat(1_000);
  const url = `http://127.0.0.1:${server.addr.port}`;
  const reply = fetch(url, { method: 'POST', body });
  await arrived.promise;
  // The body is in memory after some turns of the event loop.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const stopped = server.shutdown();
  stopping.resolve();
  assert.equal(await (await reply).text(), body);
  await stopped;
});
