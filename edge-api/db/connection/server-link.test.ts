import assert from 'node:assert/strict';
import { DatabaseTimeoutError, DatabaseUnavailableError } from '../database-errors.ts';
import { createServerLink, fetchComplete } from './server-link.ts';

/** A server whose replies are held back while it hangs. */
function startServer() {
  let held: PromiseWithResolvers<void> | undefined;
  let refusal: ResponseInit = {};
  let requests = 0;
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => {} }, async (r) => {
    requests += 1;
    if (r.url.endsWith('/slow')) await new Promise((resolve) => setTimeout(resolve, 200));
    await held?.promise;
    return new Response('answer', refusal);
  });
  const url = `http://127.0.0.1:${server.addr.port}`;
  return {
    url,
    hang: () => held = Promise.withResolvers(),
    answer() {
      held?.resolve();
      held = undefined;
    },
    refuse: (status: number, headers?: HeadersInit) => refusal = { status, headers },
    requests: () => requests,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

function openLink(url: string) {
  const changes: boolean[] = [];
  const link = createServerLink({
    limitMs: 10_000,
    slowMs: 50,
    probeMs: 100,
    probe: (signal) => fetchComplete(new Request(url), 10_000, signal),
    onChange: (hangs) => changes.push(hangs),
  });
  const get = async (path = '', init?: RequestInit) =>
    await (await link.fetch(new Request(url + path, init))).text();
  return { ...link, get, changes };
}

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
};

Deno.test('when a server hangs, waiting requests end after a probe and later ones at once, until it answers', async () => {
  await using server = startServer();
  const { get, changes, assertAnswering, close } = openLink(server.url);
  assert.equal(await get(), 'answer');
  server.hang();
  const results = await Promise.allSettled([get(), get(), get()]);
  for (const result of results) {
    assert.ok(result.status === 'rejected' && result.reason instanceof DatabaseTimeoutError);
    assert.match(result.reason.message, /does not answer/, 'it did not wait for its own limit');
  }
  const sent = server.requests();
  await assert.rejects(get('/late'), DatabaseTimeoutError);
  assert.throws(assertAnswering, DatabaseTimeoutError);
  assert.ok(server.requests() <= sent + 1, 'only probes are sent');
  server.answer();
  await until(() => changes.length === 2);
  assert.deepEqual(changes, [true, false]);
  assert.equal(await get(), 'answer');
  close();
});

Deno.test('a slow request to a server that answers others is not ended', async () => {
  await using server = startServer();
  const { get, changes, close } = openLink(server.url);
  assert.equal(await get('/slow'), 'answer');
  assert.deepEqual(changes, []);
  close();
});

Deno.test('a server that answers 401, 429 or 503, or has no database, is unavailable', async () => {
  await using server = startServer();
  const { get, close } = openLink(server.url);
  for (const status of [401, 429, 503]) {
    server.refuse(status);
    await assert.rejects(get(), (error: unknown) => {
      assert.ok(error instanceof DatabaseUnavailableError);
      assert.equal(error.message.includes('DATABASE_AUTH_TOKEN'), status === 401);
      return true;
    });
  }
  server.refuse(404);
  assert.equal(await get(), 'answer', 'the client asks for versions of the protocol');
  await assert.rejects(get('', { method: 'POST' }), DatabaseUnavailableError);
  server.refuse(405);
  await assert.rejects(get('', { method: 'POST' }), DatabaseUnavailableError, 'a web server');
  server.refuse(200, { 'Content-Type': 'text/html' });
  await assert.rejects(get('', { method: 'POST' }), DatabaseUnavailableError, 'a web site');
  server.refuse(400);
  assert.equal(await get(), 'answer', 'other errors are those of the statement');
  close();
});
