import assert from 'node:assert/strict';
import type { SMTPServerOptions } from 'smtp-server';
import { createOutboxBench } from '../testing/outbox-bench.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { startRelay } from '../testing/start-relay.ts';

const hour = 3_600_000;

const refusing = (responseCode: number, message: string): SMTPServerOptions => ({
  onRcptTo: (_address, _session, callback) =>
    callback(Object.assign(new Error(message), { responseCode })),
});

Deno.test('while the mail server is down a mail waits; when it is up again the mail goes out once', async () => {
  const first = await startMailServer();
  await first.stop();
  await using bench = await createOutboxBench();
  await bench.put();
  const outbox = bench.open({ smtpUrl: first.url });
  for (let tries = 1; tries <= 12; tries++) {
    await bench.logged('mail not sent', tries);
    bench.pass(hour);
    outbox.wake();
  }
  await bench.logged('mail not sent', 13);
  const [waiting] = await bench.rows();
  assert.deepEqual([waiting?.sentAt, waiting?.failedAt], [null, null]);
  assert.match(waiting?.lastError ?? '', /ECONNREFUSED|refused/i);
  assert.ok((waiting?.nextAttemptAt ?? 0) <= bench.now() + hour);

  await using second = await startMailServer({}, first.port);
  bench.pass(hour);
  outbox.wake();
  await bench.logged('mail sent');
  bench.pass(hour);
  outbox.wake();
  await outbox.close();
  assert.equal(second.received.length, 1);
  const [sent] = await bench.rows();
  assert.deepEqual([sent?.attempts, sent?.lastError, sent?.failedAt], [14, null, null]);
});

Deno.test('a mail that is refused with 550 is given up, and says why without the address', async () => {
  await using server = await startMailServer(refusing(550, 'no <an@khach.example> here'));
  await using bench = await createOutboxBench();
  await bench.put();
  const outbox = bench.open({ smtpUrl: server.url });
  await bench.logged('mail refused for good');
  bench.pass(24 * hour);
  outbox.wake();
  await outbox.close();
  const [row] = await bench.rows();
  assert.deepEqual([row?.sentAt, row?.attempts], [null, 1]);
  assert.ok(row?.failedAt);
  assert.match(row?.lastError ?? '', /550/);
  assert.ok(!JSON.stringify([row, bench.lines]).includes('an@khach.example'));
  assert.equal(bench.lines.find(({ level }) => level === 'error')?.fields?.kind, 'verify-email');
});

Deno.test('a message that is refused with 554 after DATA is given up', async () => {
  await using server = await startMailServer({
    onData(stream, _session, callback) {
      stream.resume();
      stream.on('end', () => callback(Object.assign(new Error('spam'), { responseCode: 554 })));
    },
  });
  await using bench = await createOutboxBench();
  await bench.put();
  bench.open({ smtpUrl: server.url });
  await bench.logged('mail refused for good');
});

Deno.test('a mail that is put off with 451 is sent later', async () => {
  let busy = true;
  await using server = await startMailServer({
    onRcptTo: (_address, _session, callback) =>
      callback(busy ? Object.assign(new Error('later'), { responseCode: 451 }) : null),
  });
  await using bench = await createOutboxBench();
  await bench.put();
  const outbox = bench.open({ smtpUrl: server.url });
  await bench.logged('mail not sent');
  busy = false;
  bench.pass(hour);
  outbox.wake();
  await bench.logged('mail sent');
  assert.equal(server.received.length, 1);
});

Deno.test('a shop that the mail server turns away keeps its mails', async () => {
  const turnedAway: SMTPServerOptions = {
    onMailFrom: (_address, _session, callback) =>
      callback(Object.assign(new Error('who are you'), { responseCode: 550 })),
  };
  await using server = await startMailServer(turnedAway);
  await using bench = await createOutboxBench();
  await bench.put();
  const outbox = bench.open({ smtpUrl: server.url });
  await bench.logged('mail not sent');
  await outbox.close();
  const [row] = await bench.rows();
  assert.equal(row?.failedAt, null);
});

Deno.test('a connection that ends in the middle of DATA: the mail is sent again', async () => {
  let cuts = 0;
  await using bench = await createOutboxBench();
  await using server = await startMailServer({
    onData(stream, _session, _callback) {
      stream.once('data', () => {
        cuts += 1;
        relay.cut();
      });
    },
  });
  const relay = await startRelay(server.port);
  await bench.put();
  const outbox = bench.open({ smtpUrl: `smtp://127.0.0.1:${relay.port}` });
  await bench.logged('mail not sent');
  await relay.close();
  assert.equal(cuts, 1);
  const [row] = await bench.rows();
  assert.deepEqual([row?.sentAt, row?.failedAt], [null, null]);

  await using healthy = await startMailServer({}, relay.port);
  bench.pass(hour);
  outbox.wake();
  await bench.logged('mail sent');
  assert.equal(healthy.received.length, 1);
});

Deno.test('a server that says nothing holds neither the other mails nor close()', async () => {
  const never = Promise.withResolvers<void>();
  let held = 0;
  await using server = await startMailServer({
    onRcptTo({ address }, _session, callback) {
      if (address !== 'an@khach.example') return callback();
      held += 1;
      never.resolve();
    },
  });
  await using bench = await createOutboxBench();
  await bench.put({ kind: 'welcome', userId: 'u1' });
  const outbox = bench.open({ smtpUrl: server.url });
  await never.promise;
  await bench.put({ kind: 'welcome', userId: 'u2' });
  outbox.wake();
  await bench.logged('mail sent');
  assert.deepEqual(server.recipients, [['binh@khach.example']]);
  await outbox.close();
  const [slow] = await bench.rows();
  assert.deepEqual([held, slow?.sentAt, slow?.failedAt, slow?.attempts], [1, null, null, 1]);
  assert.match(slow?.lastError ?? '', /closing/);
});
