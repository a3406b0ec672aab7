import assert from 'node:assert/strict';
import { createOutboxHarness, type OutboxHarness } from '../testing/outbox-harness.ts';
import type { MailTransport } from '../transport/mail-transport.ts';

/** Creates a transport that accepts every mail, and a database that fails after the first one. */
function failAfterFirstMail({ database }: OutboxHarness) {
  const state = { broken: true, sent: [] as number[] };
  const transport: MailTransport = {
    send: ({ id }) => Promise.resolve(void state.sent.push(id)),
    close() {},
  };
  const failing: typeof database = {
    ...database,
    batch(build) {
      if (state.sent.length > 0 && state.broken) throw new Error('the disk is full');
      return database.batch(build);
    },
  };
  return { state, options: { transport, database: failing } };
}

Deno.test('a sent mail is not sent again while the database cannot mark it', async () => {
  await using harness = await createOutboxHarness();
  const { state, options } = failAfterFirstMail(harness);
  await harness.enqueue({ kind: 'welcome', userId: 'u1' });
  const outbox = harness.openOutbox(options);
  await harness.waitForLog('mail not marked');
  harness.advanceClock(3_600_000);
  outbox.wake();
  await harness.waitForLog('outbox cannot use the database');
  state.broken = false;
  await harness.enqueue({ kind: 'welcome', userId: 'u2' });
  outbox.wake();
  await harness.waitForLog('mail sent', 2);
  assert.deepEqual(state.sent, [1, 2]);
  assert.ok((await harness.rows())[0]?.sentAt);
});

Deno.test('close() marks sent mails that are not yet marked', async () => {
  await using harness = await createOutboxHarness();
  const { state, options } = failAfterFirstMail(harness);
  await harness.enqueue({ kind: 'welcome', userId: 'u1' });
  const outbox = harness.openOutbox(options);
  await harness.waitForLog('outbox cannot use the database');
  state.broken = false;
  await outbox.close();
  assert.ok((await harness.rows())[0]?.sentAt);
});

Deno.test('an outbox continues after database failures', async () => {
  await using harness = await createOutboxHarness();
  await harness.enqueue({ kind: 'welcome', userId: 'u1' });
  const { database } = harness;
  let broken = true;
  const outbox = harness.openOutbox({
    database: {
      ...database,
      get read() {
        if (broken) throw new Error('no database');
        return database.read;
      },
    },
  });
  for (let failures = 1; failures <= 3; failures++) {
    await harness.waitForLog('outbox cannot use the database', failures);
    outbox.wake();
  }
  broken = false;
  outbox.wake();
  await harness.waitForLog('mail sent');
});
