import assert from 'node:assert/strict';
import { createFacebookGraph, GraphError, GraphTokenError } from './facebook-graph.ts';
import { startFakeGraph, testApp } from '../testing/start-fake-graph.ts';

const token = 'EAA-token-of-an';
const inspection = { is_valid: true, app_id: testApp.appId, user_id: '42' };
const me = { id: '42', name: 'Nguyễn An', email: 'an@example.com' };

function open({ timeoutMs = 600_000 } = {}) {
  const server = startFakeGraph();
  server.addToken(token, { inspection, me });
  const reasons: string[] = [];
  const graph = createFacebookGraph({
    ...testApp,
    url: server.url,
    timeoutMs,
    onFailure: (reason) => reasons.push(reason),
  });
  return {
    ...server,
    ...graph,
    reasons,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

Deno.test('getUser() inspects the token and requests its user with a proof of the app secret', async () => {
  await using test = open();
  assert.deepEqual(await test.getUser(token), me);
  assert.deepEqual(test.requests.map(({ pathname }) => pathname), ['/debug_token', '/me']);
});

Deno.test('getUser() rejects invalid tokens and those of another app or user', async () => {
  await using test = open();
  const cases = [
    { inspection: { ...inspection, is_valid: false }, me },
    { inspection: { ...inspection, app_id: '999' }, me },
    { inspection: { is_valid: true, user_id: '42' }, me },
    { inspection: { is_valid: true, app_id: testApp.appId }, me },
    { inspection, me: { ...me, id: '43' } },
  ];
  for (const [index, user] of cases.entries()) {
    test.addToken(`token-${index}`, user);
    await assert.rejects(test.getUser(`token-${index}`), GraphTokenError);
  }
  await assert.rejects(test.getUser('unknown token'), GraphTokenError);
  assert.deepEqual(test.reasons, [], 'these are not failures of Facebook');
});

Deno.test('getUser() does not request the user of a token of another app', async () => {
  await using test = open();
  test.addToken('other', { inspection: { ...inspection, app_id: '999' }, me });
  await assert.rejects(test.getUser('other'), GraphTokenError);
  assert.deepEqual(test.requests.map(({ pathname }) => pathname), ['/debug_token']);
});

Deno.test('getUser() rejects unusable responses', async () => {
  await using test = open();
  const temporaryError = { error: { message: 'too many calls', code: 4 } };
  const cases: [reply: () => Response, reason: RegExp][] = [
    [() => new Response('sorry', { status: 500 }), /no JSON/],
    [() => Response.json({}, { status: 500 }), /status 500/],
    [() => Response.json({ error: { code: 190 } }, { status: 500 }), /status 500/],
    [() => Response.json(temporaryError, { status: 400 }), /status 400/],
    [() => new Response('{"data": {"is_valid": tr'), /no JSON/],
    [() => new Response(''), /no JSON/],
    [() => Response.json(['nonsense']), /something else/],
    [() => Response.json({ data: { is_valid: 'yes' } }), /something else/],
    [() => Response.json({ data: 'x'.repeat(100_000) }), /too much/],
    [() => Response.redirect(`${test.url}/elsewhere`), /could not be reached/],
  ];
  for (const [reply, reason] of cases) {
    test.respondWith(reply);
    await assert.rejects(
      test.getUser(token),
      (error) => error instanceof GraphError && reason.test(error.message),
      String(reason),
    );
  }
  assert.equal(test.reasons.length, cases.length);
  assert.ok(
    test.requests.every(({ pathname }) => pathname === '/debug_token'),
    'redirects are not followed',
  );
});

Deno.test('getUser() stops reading an endless response at the size limit', async () => {
  await using test = open();
  let sent = 0;
  const cancelled = Promise.withResolvers<void>();
  test.respondWith(() =>
    new Response(
      new ReadableStream({
        pull(controller) {
          sent += 1;
          controller.enqueue(new Uint8Array(16_384).fill(32));
        },
        cancel: () => cancelled.resolve(),
      }),
    )
  );
  await assert.rejects(test.getUser(token), /too much/);
  await cancelled.promise;
  assert.ok(sent < 10_000);
});

Deno.test('getUser() times out if Facebook does not respond or stops in the middle', async () => {
  await using test = open({ timeoutMs: 50 });
  const release = Promise.withResolvers<void>();
  test.respondWith(() => release.promise.then(() => new Response('late')));
  await assert.rejects(test.getUser(token), /in time/);
  release.resolve();
  let stop = () => {};
  test.respondWith(() =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"data":'));
          stop = () => controller.close();
        },
        cancel: () => {},
      }),
    )
  );
  await assert.rejects(test.getUser(token), /in time/);
  try {
    stop();
  } catch (error) {
    assert.ok(error instanceof TypeError, 'the stream is cancelled already');
  }
});

Deno.test('getUser() rejects when its signal is aborted', async () => {
  await using test = open();
  const abort = new AbortController();
  test.respondWith(() => {
    abort.abort();
    return Response.json({ data: inspection });
  });
  await assert.rejects(test.getUser(token, abort.signal), GraphError);
});

Deno.test('errors and logged reasons contain neither tokens nor the app secret', async () => {
  const server = startFakeGraph();
  const reasons: string[] = [];
  const graph = createFacebookGraph({
    ...testApp,
    url: server.url,
    onFailure: (reason) => reasons.push(reason),
  });
  const errors: unknown[] = [];
  for (const reply of [undefined, () => new Response('x'), () => Response.json({})]) {
    server.respondWith(reply);
    errors.push(await graph.getUser(token).catch((error) => error));
  }
  await server[Symbol.asyncDispose]();
  errors.push(await graph.getUser(token).catch((error) => error));
  assert.equal(errors.length, 4);
  const text = [...errors.map((error) => Deno.inspect(error)), ...reasons].join('\n');
  assert.match(text, /could not be reached/);
  for (const secret of [token, testApp.appSecret, 'access_token']) {
    assert.ok(!text.includes(secret), secret);
  }
});
