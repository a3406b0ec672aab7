import assert from 'node:assert/strict';
import { runScript } from '../../testing/run-script.ts';
import { createOutboxHarness } from '../testing/outbox-harness.ts';
import { startMailServer } from '../testing/start-mail-server.ts';

const runOutbox = import.meta.resolve('../testing/run-outbox.ts');

Deno.test('two processes with one database send each mail once', async () => {
  await using server = await startMailServer();
  await using harness = await createOutboxHarness();
  // The processes use the system clock.
  harness.advanceClock(Date.now() - harness.now());
  for (let count = 0; count < 60; count++) await harness.enqueue({ kind: 'welcome', userId: 'u1' });
  const scripts = [1, 2].map(() => runScript(runOutbox, [harness.testDatabase.url, server.url]));
  for (const script of scripts) assert.equal(await script.ended, 0, script.lines.join('\n'));
  const sent = scripts.flatMap(({ lines }) => lines.filter((line) => line.startsWith('sent ')));
  assert.deepEqual([sent.length, new Set(sent).size, server.received.length], [60, 60, 60]);
});

Deno.test('a mail of a killed sender is sent by the next one with the same Message-ID', async () => {
  const reached = Promise.withResolvers<void>();
  await using unresponsive = await startMailServer({ onRcptTo: () => reached.resolve() });
  await using server = await startMailServer();
  await using harness = await createOutboxHarness();
  harness.advanceClock(Date.now() - harness.now());
  await harness.enqueue({ kind: 'welcome', userId: 'u1' });
  const createdAt = harness.now();
  const script = runScript(runOutbox, [harness.testDatabase.url, unresponsive.url]);
  await reached.promise;
  script.kill();
  await script.ended;

  const outbox = harness.openOutbox({ smtpUrl: server.url });
  harness.advanceClock(60_000);
  outbox.wake();
  await outbox.close();
  assert.equal(server.received.length, 0, 'the mail is still leased to the killed sender');
  harness.advanceClock(120_000);
  harness.openOutbox({ smtpUrl: server.url });
  await harness.waitForLog('mail sent');
  const mail = await server.read(0);
  assert.equal(mail.messageId, `<mail-1.${createdAt}@shop.example>`);
});
