import assert from 'node:assert/strict';
import { runScript } from '../../testing/run-script.ts';
import { createOutboxBench } from '../testing/outbox-bench.ts';
import { startMailServer } from '../testing/start-mail-server.ts';

const runOutbox = import.meta.resolve('../testing/run-outbox.ts');

Deno.test('two processes on one database send each mail once', async () => {
  await using server = await startMailServer();
  await using bench = await createOutboxBench();
  // Their clocks are the real one.
  bench.pass(Date.now() - bench.now());
  for (let number = 0; number < 60; number++) await bench.put({ kind: 'welcome', userId: 'u1' });
  const scripts = [1, 2].map(() => runScript(runOutbox, [bench.test.url, server.url]));
  for (const script of scripts) assert.equal(await script.ended, 0, script.lines.join('\n'));
  const sent = scripts.flatMap(({ lines }) => lines.filter((line) => line.startsWith('sent ')));
  assert.deepEqual([sent.length, new Set(sent).size, server.received.length], [60, 60, 60]);
});

Deno.test('a sender that dies in the middle leaves its mail to the next one, under the same id', async () => {
  const reached = Promise.withResolvers<void>();
  await using dead = await startMailServer({ onRcptTo: () => reached.resolve() });
  await using server = await startMailServer();
  await using bench = await createOutboxBench();
  bench.pass(Date.now() - bench.now());
  await bench.put({ kind: 'welcome', userId: 'u1' });
  const createdAt = bench.now();
  const script = runScript(runOutbox, [bench.test.url, dead.url]);
  await reached.promise;
  script.kill();
  await script.ended;

  const outbox = bench.open({ smtpUrl: server.url });
  bench.pass(60_000);
  outbox.wake();
  await outbox.close();
  assert.equal(server.received.length, 0, 'the mail still belongs to the dead sender');
  bench.pass(120_000);
  bench.open({ smtpUrl: server.url });
  await bench.logged('mail sent');
  const mail = await server.read(0);
  assert.equal(mail.messageId, `<mail-1.${createdAt}@shop.example>`);
});
