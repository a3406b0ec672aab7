import assert from 'node:assert/strict';
import { startRoundRobin } from './round-robin.ts';

/** A server that answers with its name and the headers and the body of the request. */
function startEcho(name: string) {
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen() {} }, async (request) => {
    const headers = Object.fromEntries(request.headers);
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    return Response.json({ name, path: pathname + search, headers, body }, {
      status: 201,
      headers: { 'X-Echo': name },
    });
  });
  return { port: server.addr.port, [Symbol.asyncDispose]: () => server.shutdown() };
}

Deno.test('startRoundRobin() sends each request to the next server', async () => {
  await using first = startEcho('first');
  await using second = startEcho('second');
  await using proxy = await startRoundRobin(() => [first.port, second.port]);
  const names = [];
  for (let index = 0; index < 4; index += 1) {
    names.push((await (await fetch(proxy.origin)).json()).name);
  }
  assert.deepEqual(names, ['first', 'second', 'first', 'second']);
});

Deno.test('startRoundRobin() keeps path, body, status and Host, and adds the client address', async () => {
  await using server = startEcho('server');
  await using proxy = await startRoundRobin(() => [server.port]);
  const reply = await fetch(`${proxy.origin}/a%20b?q=%C4%91%C3%A1`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': '192.0.2.7' },
    body: 'đá quý'.repeat(100_000),
  });
  const { path, headers, body } = await reply.json();
  assert.deepEqual([reply.status, reply.headers.get('X-Echo')], [201, 'server']);
  assert.equal(path, '/a%20b?q=%C4%91%C3%A1');
  assert.equal(body, 'đá quý'.repeat(100_000));
  assert.equal(headers.host, new URL(proxy.origin).host);
  assert.match(
    headers['x-forwarded-for'],
    /^192\.0\.2\.7, (127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/,
  );
});

Deno.test('startRoundRobin() sends the beginning of a reply before its end', async () => {
  const { promise: read, resolve } = Promise.withResolvers<void>();
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen() {} }, () =>
    new Response(
      new ReadableStream({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode('begin'));
          await read;
          controller.close();
        },
      }),
    ));
  await using proxy = await startRoundRobin(() => [server.addr.port]);
  const reader = (await fetch(proxy.origin)).body!.getReader();
  assert.equal(new TextDecoder().decode((await reader.read()).value), 'begin');
  resolve();
  assert.equal((await reader.read()).done, true);
  await server.shutdown();
});

Deno.test('startRoundRobin() answers 502 if a server does not listen', async () => {
  const server = Deno.listen({ hostname: '127.0.0.1', port: 0 });
  const { port } = server.addr;
  server.close();
  await using proxy = await startRoundRobin(() => [port]);
  const reply = await fetch(proxy.origin);
  assert.equal(reply.status, 502);
  await reply.body?.cancel();
});
