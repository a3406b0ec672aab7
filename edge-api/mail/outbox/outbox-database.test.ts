import assert from 'node:assert/strict';
import { createOutboxBench, type OutboxBench } from '../testing/outbox-bench.ts';
import type { MailTransport } from '../transport/mail-transport.ts';

/** A transport that takes everything, on a database that fails from the first mail on. */
function senderWithoutMemory({ database }: OutboxBench) {
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

Deno.test('a mail that is out is not sent again because the database would not note it', async () => {
  await using bench = await createOutboxBench();
  const { state, options } = senderWithoutMemory(bench);
  await bench.put({ kind: 'welcome', userId: 'u1' });
  const outbox = bench.open(options);
  await bench.logged('mail not noted');
  bench.pass(3_600_000);
  outbox.wake();
  await bench.logged('outbox cannot use the database');
  state.broken = false;
  await bench.put({ kind: 'welcome', userId: 'u2' });
  outbox.wake();
  await bench.logged('mail sent', 2);
  assert.deepEqual(state.sent, [1, 2]);
  assert.ok((await bench.rows())[0]?.sentAt);
});

Deno.test('close() notes what is out and was not noted yet', async () => {
  await using bench = await createOutboxBench();
  const { state, options } = senderWithoutMemory(bench);
  await bench.put({ kind: 'welcome', userId: 'u1' });
  const outbox = bench.open(options);
  await bench.logged('outbox cannot use the database');
  state.broken = false;
  await outbox.close();
  assert.ok((await bench.rows())[0]?.sentAt);
});

Deno.test('an outbox outlives a database that fails', async () => {
  await using bench = await createOutboxBench();
  await bench.put({ kind: 'welcome', userId: 'u1' });
  const { database } = bench;
  let broken = true;
  const outbox = bench.open({
    database: {
      ...database,
      get read() {
        if (broken) throw new Error('no database');
        return database.read;
      },
    },
  });
  for (let failures = 1; failures <= 3; failures++) {
    await bench.logged('outbox cannot use the database', failures);
    outbox.wake();
  }
  broken = false;
  outbox.wake();
  await bench.logged('mail sent');
});
