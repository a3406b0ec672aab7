import assert from 'node:assert/strict';
import { createOutboxHarness } from '../testing/outbox-harness.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { releaseMails } from './mail-queue.ts';

const hour = 60 * 60_000;
const year = 365 * 24 * hour;

Deno.test('mails of a clock that was ahead are sent once it is set back', async () => {
  for (const ahead of [7 * hour, year]) {
    await using server = await startMailServer();
    await using harness = await createOutboxHarness();
    const { database } = harness;
    harness.advanceClock(ahead);
    // The limit of the mailbox postpones the second one.
    const first = harness.openOutbox({ smtpUrl: server.url, mailsPerDay: 4 });
    for (let number = 1; number <= 2; number += 1) await harness.enqueue();
    first.wake();
    await harness.waitForLog('mail postponed');
    await first.close();
    await harness.enqueue({ kind: 'welcome', userId: 'u2' });
    harness.advanceClock(-ahead);
    await releaseMails(database, harness.now());
    const second = harness.openOutbox({ smtpUrl: server.url });
    await harness.waitForLog('mail sent', 3);
    await second.close();
    assert.deepEqual((await harness.rows()).filter(({ sentAt }) => sentAt === null), []);
  }
});

Deno.test('a clock that was ahead does not use up the limits of a mailbox, and those of today stay', async () => {
  await using server = await startMailServer();
  await using harness = await createOutboxHarness();
  const outbox = harness.openOutbox({ smtpUrl: server.url, mailsPerDay: 4 });
  const enqueue = async () => {
    await harness.enqueue();
    await releaseMails(harness.database, harness.now());
    outbox.wake();
  };
  harness.advanceClock(year);
  await enqueue();
  await harness.waitForLog('mail sent');
  harness.advanceClock(-year);
  await enqueue();
  await harness.waitForLog('mail sent', 2);
  await enqueue();
  await harness.waitForLog('mail postponed');
  await releaseMails(harness.database, harness.now());
  outbox.wake();
  await outbox.close();
  assert.equal(server.received.length, 2);
});
