import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { limitUnread } from './unread-replies.ts';

/** Time in which a condition must become true, in ms. */
const limit = 20_000;

/** Serves replies of 100 KB, of which a network may leave ten unread. */
function serveLarge(handled: string[]) {
  const server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => {} },
    limitUnread(
      async (request) => {
        handled.push(new URL(request.url).pathname);
        await Promise.resolve();
        const size = request.url.endsWith('/small') ? 100 : 100_000;
        return new Response(new Uint8Array(size), { headers: { 'Content-Length': `${size}` } });
      },
      ['127.0.0.1'],
      // One network may leave a third of them unread.
      { maxBytes: 29 * (36 * 1_024 + 100_000) },
    ),
  );
  return {
    origin: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/** Opens streams whose replies are not read. Returns their statuses. */
async function openStreams(origin: string, count: number, address: (index: number) => string) {
  // No byte of a body may be sent.
  const session = connect(origin, { settings: { initialWindowSize: 0 } });
  const statuses = await Promise.all(Array.from({ length: count }, async (_, index) => {
    const stream = session.request({ ':path': '/', 'x-forwarded-for': address(index) });
    stream.on('error', () => {});
    const [headers] = await once(stream, 'response', { signal: AbortSignal.timeout(limit) });
    return headers[':status'] as number;
  }));
  return { statuses, close: () => session.destroy() };
}

/** Returns the status of a request of HTTP/1, whose `Connection` header fetch() would not send. */
async function statusOf(url: string, headers: Record<string, string>): Promise<number> {
  const [reply] = await once(get(url, { headers }), 'response') as [IncomingMessage];
  reply.resume();
  return reply.statusCode ?? 0;
}

const countOf = (statuses: number[], status: number) =>
  statuses.filter((one) => one === status).length;

Deno.test('a /48 cannot leave more replies of HTTP/2 unread than its limit', async () => {
  const handled: string[] = [];
  await using server = serveLarge(handled);
  const { statuses, close } = await openStreams(
    server.origin,
    80,
    (index) => `2001:db8:1:${index.toString(16)}::1`,
  );
  assert.deepEqual([countOf(statuses, 200), countOf(statuses, 503)], [10, 70]);
  const other = await fetch(server.origin, { headers: { 'X-Forwarded-For': '192.0.2.1' } });
  assert.equal((await other.arrayBuffer()).byteLength, 100_000, 'another network');
  close();
  const own = { headers: { 'X-Forwarded-For': '2001:db8:1::7' } };
  for (const end = Date.now() + limit;;) {
    const reply = await fetch(server.origin, own);
    await reply.arrayBuffer();
    if (reply.status === 200) break;
    assert.ok(Date.now() < end, 'the limit ends with the connection');
  }
});

Deno.test('many networks cannot leave more unread than the limit, and few leave room', async () => {
  await using server = serveLarge([]);
  const few = await openStreams(server.origin, 80, (index) => `2001:db8:${index % 2}::1`);
  const other = await fetch(server.origin, { headers: { 'X-Forwarded-For': '192.0.2.1' } });
  assert.equal((await other.arrayBuffer()).byteLength, 100_000);
  const many = await openStreams(server.origin, 80, (index) => `2001:db8:${8 + index}::1`);
  const kept = countOf(few.statuses, 200) + countOf(many.statuses, 200);
  assert.ok(kept <= 30, `${kept} replies`);
  const small = { headers: { 'X-Forwarded-For': '192.0.2.2', Connection: 'keep-alive' } };
  assert.equal(await statusOf(`${server.origin}/small`, small.headers), 200);
  assert.equal(await statusOf(server.origin, small.headers), 503);
  few.close();
  many.close();
});

Deno.test('replies that are read have no limit', async () => {
  await using server = serveLarge([]);
  for (let count = 0; count < 30; count += 1) {
    const reply = await fetch(server.origin);
    assert.equal(reply.status, 200);
    assert.equal((await reply.arrayBuffer()).byteLength, 100_000);
  }
});

Deno.test('a small reply of HTTP/1 is not counted, and HTTP/2 cannot pass for it', async () => {
  const reply = ({ method }: Request) =>
    new Response('{}', {
      headers: method === 'POST'
        ? { 'Content-Type': 'application/json' }
        : { 'Content-Length': '1000' },
    });
  const handler = limitUnread(reply, [], { maxBytes: 1 });
  const info = {
    remoteAddr: { transport: 'tcp', hostname: '192.0.2.1', port: 1 },
    completed: new Promise<void>(() => {}),
  } as const;
  const statuses = async (headers: Record<string, string>, method = 'GET') => {
    const request = new Request('http://localhost/', { headers, method });
    return [(await handler(request, info)).status, (await handler(request, info)).status];
  };
  assert.deepEqual(await statuses({ Connection: 'keep-alive' }), [200, 200]);
  assert.deepEqual(await statuses({}), [200, 503]);
  assert.deepEqual(await statuses({ Connection: 'keep-alive' }, 'POST'), [503, 503]);
  await using server = serveLarge([]);
  assert.equal(await answerWithConnectionHeader(server.origin), 'RST_STREAM');
});

/** Sends a request of HTTP/2 with a `Connection` header. Returns the kind of the answer. */
async function answerWithConnectionHeader(origin: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  using connection = await Deno.connect({ hostname, port: Number(port) });
  const frame = (type: number, flags: number, stream: number, payload: number[] = []) =>
    Uint8Array.of(0, 0, payload.length, type, flags, 0, 0, 0, stream, ...payload);
  const text = (value: string) => [value.length, ...new TextEncoder().encode(value)];
  const field = (name: string, value: string) => [0, ...text(name), ...text(value)];
  await connection.write(new TextEncoder().encode('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'));
  await connection.write(frame(4, 0, 0));
  await connection.write(frame(1, 5, 1, [
    ...field(':method', 'GET'),
    ...field(':scheme', 'http'),
    ...field(':authority', '127.0.0.1'),
    ...field(':path', '/'),
    ...field('connection', 'keep-alive'),
  ]));
  let bytes: number[] = [];
  const buffer = new Uint8Array(4_096);
  for (;;) {
    while (bytes.length >= 9) {
      const [a = 0, b = 0, c = 0, type, , , , , stream] = bytes;
      if (stream === 1) return type === 3 ? 'RST_STREAM' : `frame ${type}`;
      const size = 9 + a * 65_536 + b * 256 + c;
      if (bytes.length < size) break;
      bytes = bytes.slice(size);
    }
    const count = await connection.read(buffer);
    if (count === null) return 'closed';
    bytes.push(...buffer.subarray(0, count));
  }
}
