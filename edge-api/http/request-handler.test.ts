import { Hono } from 'hono';
import assert from 'node:assert/strict';
import { openRawConnection } from '../testing/raw-connection.ts';
import { createRequestHandler } from './request-handler.ts';

/** Serves an application on a free port; `await using` stops it. */
function serveTest(app: Hono) {
  const server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => {} },
    createRequestHandler(app),
  );
  return { port: server.addr.port, [Symbol.asyncDispose]: () => server.shutdown() };
}

const app = new Hono().get('*', (c) => c.text(new URL(c.req.url).pathname));

Deno.test('a malformed Host header is answered with 400', async () => {
  await using server = serveTest(app);
  for (
    const host of ['[::', 'a b', 'a/b', 'a@b', 'a?b', 'a#b', 'a\\b', '', 'a:b', 'a:123456', '[::1']
  ) {
    using connection = await openRawConnection(server.port);
    await connection.send(`GET /x HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    assert.match(await connection.readAll(), /^HTTP\/1\.1 400 /, host);
  }
});

Deno.test('a very long address is answered with 414, and a long one is served', async () => {
  await using server = serveTest(app);
  for (const [length, status] of [[16_000, 200], [17_000, 414], [60_000, 414]] as const) {
    const reply = await fetch(`http://127.0.0.1:${server.port}/x?${'a=1&'.repeat(length / 4)}`);
    await reply.body?.cancel();
    assert.equal(reply.status, status, `${length}`);
  }
});

Deno.test('a Host header with a name, an address or a port is accepted', async () => {
  await using server = serveTest(app);
  for (const host of ['thachan.example', 'localhost:8000', '127.0.0.1', '[::1]:8000', '[::1]']) {
    using connection = await openRawConnection(server.port);
    await connection.send(`GET /x HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    assert.match(await connection.readAll(), /^HTTP\/1\.1 200 [^]*\/x$/, host);
  }
});

Deno.test('HEAD does not generate a long body', async () => {
  let generated = 0;
  const long = new Hono().get('/long', (c) =>
    c.body(
      new ReadableStream({
        pull(controller) {
          generated += 1;
          if (generated > 1_000) return controller.close();
          controller.enqueue(new Uint8Array(100_000));
        },
      }),
      200,
      { 'Content-Type': 'application/json' },
    ));
  await using server = serveTest(long);
  const reply = await fetch(`http://127.0.0.1:${server.port}/long`, { method: 'HEAD' });
  assert.deepEqual(
    [reply.status, reply.headers.get('Content-Type'), reply.headers.get('Content-Length')],
    [200, 'application/json', null],
  );
  assert.equal(await reply.text(), '');
  assert.ok(generated < 20, `${generated} chunks`);
});

Deno.test('HEAD does not wait for server-sent events, and ends them', async () => {
  let cancelled = false;
  const events = new Hono().get(
    '/events',
    (c) =>
      c.body(new ReadableStream({ cancel: () => void (cancelled = true) }), 200, {
        'Content-Type': 'text/event-stream',
      }),
  );
  await using server = serveTest(events);
  const signal = AbortSignal.timeout(20_000);
  const reply = await fetch(`http://127.0.0.1:${server.port}/events`, { method: 'HEAD', signal });
  assert.deepEqual([reply.status, await reply.text(), cancelled], [200, '', true]);
});
