import assert from 'node:assert/strict';
import { createGraph, GraphError, GraphTokenError } from './facebook-graph.ts';
import { startFakeGraph, testApp } from '../testing/start-fake-graph.ts';

const token = 'EAA-token-of-an';
const inspection = { is_valid: true, app_id: testApp.appId, user_id: '42' };
const me = { id: '42', name: 'Nguyễn An', email: 'an@example.com' };

function open({ timeoutMs = 10_000 } = {}) {
  const server = startFakeGraph();
  server.knows(token, { inspection, me });
  const reasons: string[] = [];
  const graph = createGraph({
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

Deno.test('getUser() asks whose token it is, with proof that it comes from the app', async () => {
  await using test = open();
  assert.deepEqual(await test.getUser(token), me);
  assert.deepEqual(test.asked.map(({ pathname }) => pathname), ['/debug_token', '/me']);
});

Deno.test('getUser() believes no token that is not valid, of another app, or of another person', async () => {
  await using test = open();
  const cases = [
    { inspection: { ...inspection, is_valid: false }, me },
    { inspection: { ...inspection, app_id: '999' }, me },
    { inspection: { is_valid: true, user_id: '42' }, me },
    { inspection: { is_valid: true, app_id: testApp.appId }, me },
    { inspection, me: { ...me, id: '43' } },
  ];
  for (const [index, answers] of cases.entries()) {
    test.knows(`token-${index}`, answers);
    await assert.rejects(test.getUser(`token-${index}`), GraphTokenError);
  }
  await assert.rejects(test.getUser('a token that nobody knows'), GraphTokenError);
  assert.deepEqual(test.reasons, [], 'none of these is a failure of Facebook');
});

Deno.test('getUser() asks nothing with a token of another app', async () => {
  await using test = open();
  test.knows('other', { inspection: { ...inspection, app_id: '999' }, me });
  await assert.rejects(test.getUser('other'), GraphTokenError);
  assert.deepEqual(test.asked.map(({ pathname }) => pathname), ['/debug_token']);
});

Deno.test('getUser() fails when the answer is none that can be used', async () => {
  await using test = open();
  const passing = { error: { message: 'too many calls', code: 4 } };
  const cases: [reply: () => Response, reason: RegExp][] = [
    [() => new Response('sorry', { status: 500 }), /no JSON/],
    [() => Response.json({}, { status: 500 }), /status 500/],
    [() => Response.json({ error: { code: 190 } }, { status: 503 }), /status 503/],
    [() => Response.json(passing, { status: 400 }), /status 400/],
    [() => new Response('{"data": {"is_valid": tr'), /no JSON/],
    [() => new Response(''), /no JSON/],
    [() => Response.json(['nonsense']), /something else/],
    [() => Response.json({ data: { is_valid: 'yes' } }), /something else/],
    [() => Response.json({ data: 'x'.repeat(100_000) }), /too much/],
    [() => Response.redirect(`${test.url}/elsewhere`), /could not be reached/],
  ];
  for (const [reply, reason] of cases) {
    test.answerWith(reply);
    await assert.rejects(
      test.getUser(token),
      (error) => error instanceof GraphError && reason.test(error.message),
      String(reason),
    );
  }
  assert.equal(test.reasons.length, cases.length);
  assert.ok(test.asked.every(({ pathname }) => pathname === '/debug_token'), 'nobody is followed');
});

Deno.test('getUser() reads no more of an endless answer than fits', async () => {
  await using test = open();
  let sent = 0;
  let cancelled = false;
  test.answerWith(() =>
    new Response(
      new ReadableStream({
        pull(controller) {
          sent += 1;
          controller.enqueue(new Uint8Array(16_384).fill(32));
        },
        cancel: () => void (cancelled = true),
      }),
    )
  );
  await assert.rejects(test.getUser(token), /too much/);
  while (!cancelled) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.ok(sent < 10_000);
});

Deno.test('getUser() gives up on a Facebook that does not answer, or stops in the middle', async () => {
  await using test = open({ timeoutMs: 50 });
  const release = Promise.withResolvers<void>();
  test.answerWith(() => release.promise.then(() => new Response('late')));
  await assert.rejects(test.getUser(token), /in time/);
  release.resolve();
  let stop = () => {};
  test.answerWith(() =>
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

Deno.test('getUser() gives up when the one who asks has gone', async () => {
  await using test = open();
  const gone = new AbortController();
  test.answerWith(() => {
    gone.abort();
    return Response.json({ data: inspection });
  });
  await assert.rejects(test.getUser(token, gone.signal), GraphError);
});

Deno.test('no error and no reason names a token or the secret of the app', async () => {
  const server = startFakeGraph();
  const reasons: string[] = [];
  const graph = createGraph({
    ...testApp,
    url: server.url,
    onFailure: (reason) => reasons.push(reason),
  });
  const told: unknown[] = [];
  for (const reply of [undefined, () => new Response('x'), () => Response.json({})]) {
    server.answerWith(reply);
    told.push(await graph.getUser(token).catch((error) => error));
  }
  await server[Symbol.asyncDispose]();
  told.push(await graph.getUser(token).catch((error) => error));
  assert.equal(told.length, 4);
  const text = [...told.map((error) => Deno.inspect(error)), ...reasons].join('\n');
  assert.match(text, /could not be reached/);
  for (const secret of [token, testApp.appSecret, 'access_token']) {
    assert.ok(!text.includes(secret), secret);
  }
});
