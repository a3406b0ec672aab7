import assert from 'node:assert/strict';
import type { SMTPServerOptions } from 'smtp-server';
import { createOutboxHarness } from '../testing/outbox-harness.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { startRelay } from '../testing/start-relay.ts';

const hour = 3_600_000;

const rejectRecipient = (responseCode: number, message: string): SMTPServerOptions => ({
  onRcptTo: (_address, _session, callback) =>
    callback(Object.assign(new Error(message), { responseCode })),
});

Deno.test('a mail waits while the mail server is down and is sent once when it is up again', async () => {
  const first = await startMailServer();
  await first.stop();
  await using harness = await createOutboxHarness();
  await harness.enqueue();
  const outbox = harness.openOutbox({ smtpUrl: first.url });
  for (let tries = 1; tries <= 12; tries++) {
    await harness.waitForLog('mail not sent', tries);
    harness.advanceClock(hour);
    outbox.wake();
  }
  await harness.waitForLog('mail not sent', 13);
  const [waiting] = await harness.rows();
  assert.deepEqual([waiting?.sentAt, waiting?.failedAt], [null, null]);
  assert.match(waiting?.lastError ?? '', /ECONNREFUSED|refused/i);
  assert.ok((waiting?.nextAttemptAt ?? 0) <= harness.now() + hour);

  await using second = await startMailServer({}, first.port);
  harness.advanceClock(hour);
  outbox.wake();
  await harness.waitForLog('mail sent');
  harness.advanceClock(hour);
  outbox.wake();
  await outbox.close();
  assert.equal(second.received.length, 1);
  const [sent] = await harness.rows();
  assert.deepEqual([sent?.attempts, sent?.lastError, sent?.failedAt], [14, null, null]);
});

Deno.test('a mail rejected with 550 is given up, and its error does not contain the address', async () => {
  await using server = await startMailServer(rejectRecipient(550, 'no <an@khach.example> here'));
  await using harness = await createOutboxHarness();
  await harness.enqueue();
  const outbox = harness.openOutbox({ smtpUrl: server.url });
  await harness.waitForLog('mail rejected permanently');
  harness.advanceClock(24 * hour);
  outbox.wake();
  await outbox.close();
  const [row] = await harness.rows();
  assert.deepEqual([row?.sentAt, row?.attempts], [null, 1]);
  assert.ok(row?.failedAt);
  assert.match(row?.lastError ?? '', /550/);
  assert.ok(!JSON.stringify([row, harness.logLines]).includes('an@khach.example'));
  assert.equal(
    harness.logLines.find(({ level }) => level === 'error')?.fields?.kind,
    'verify-email',
  );
});

Deno.test('a mail rejected with 554 after DATA is given up', async () => {
  await using server = await startMailServer({
    onData(stream, _session, callback) {
      stream.resume();
      stream.on('end', () => callback(Object.assign(new Error('spam'), { responseCode: 554 })));
    },
  });
  await using harness = await createOutboxHarness();
  await harness.enqueue();
  harness.openOutbox({ smtpUrl: server.url });
  await harness.waitForLog('mail rejected permanently');
});

Deno.test('a mail is given up after five days of rejections that are temporary, or due to the shop', async () => {
  const replies: [code: number, text: string][] = [
    [554, '5.7.1 <an@khach.example>: Relay access denied'],
    [553, '5.7.1 <lienhe@thachan.example>: Sender address rejected: not owned by user shop'],
    [550, '5.4.5 Daily user sending limit exceeded'],
    [550, 'relay not permitted'],
    [450, '4.1.2 <an@khach.example>: Recipient address rejected: Domain not found'],
  ];
  for (const [code, text] of replies) {
    let isRejecting = true;
    await using server = await startMailServer({
      onRcptTo: (_address, _session, callback) =>
        callback(isRejecting ? Object.assign(new Error(text), { responseCode: code }) : null),
    });
    await using harness = await createOutboxHarness();
    await harness.enqueue();
    const outbox = harness.openOutbox({ smtpUrl: server.url });
    await harness.waitForLog('mail not sent');
    harness.advanceClock(118 * hour);
    outbox.wake();
    await harness.waitForLog('mail not sent', 2);
    isRejecting = false;
    harness.advanceClock(hour);
    outbox.wake();
    await harness.waitForLog('mail sent');
    isRejecting = true;
    await harness.enqueue();
    outbox.wake();
    await harness.waitForLog('mail not sent', 3);
    harness.advanceClock(120 * hour);
    outbox.wake();
    await harness.waitForLog('mail rejected permanently');
  }
});

Deno.test('a mail to a mailbox that does not exist is given up, whatever words the reply has', async () => {
  await using server = await startMailServer(
    rejectRecipient(550, '5.1.1 <an@khach.example>: Recipient unknown in virtual relay table'),
  );
  await using harness = await createOutboxHarness();
  await harness.enqueue();
  harness.openOutbox({ smtpUrl: server.url });
  await harness.waitForLog('mail rejected permanently');
});

Deno.test('a mail rejected with 451 is sent later', async () => {
  let busy = true;
  await using server = await startMailServer({
    onRcptTo: (_address, _session, callback) =>
      callback(busy ? Object.assign(new Error('later'), { responseCode: 451 }) : null),
  });
  await using harness = await createOutboxHarness();
  await harness.enqueue();
  const outbox = harness.openOutbox({ smtpUrl: server.url });
  await harness.waitForLog('mail not sent');
  busy = false;
  harness.advanceClock(hour);
  outbox.wake();
  await harness.waitForLog('mail sent');
  assert.equal(server.received.length, 1);
});

Deno.test('a rejected sender address keeps the mail waiting', async () => {
  const rejectSender: SMTPServerOptions = {
    onMailFrom: (_address, _session, callback) =>
      callback(Object.assign(new Error('who are you'), { responseCode: 550 })),
  };
  await using server = await startMailServer(rejectSender);
  await using harness = await createOutboxHarness();
  await harness.enqueue();
  const outbox = harness.openOutbox({ smtpUrl: server.url });
  await harness.waitForLog('mail not sent');
  await outbox.close();
  const [row] = await harness.rows();
  assert.equal(row?.failedAt, null);
});

Deno.test('a mail is sent again if the connection ends during DATA', async () => {
  let disconnects = 0;
  await using harness = await createOutboxHarness();
  await using server = await startMailServer({
    onData(stream, _session, _callback) {
      stream.once('data', () => {
        disconnects += 1;
        relay.disconnect();
      });
    },
  });
  const relay = await startRelay(server.port);
  await harness.enqueue();
  const outbox = harness.openOutbox({ smtpUrl: `smtp://127.0.0.1:${relay.port}` });
  await harness.waitForLog('mail not sent');
  await relay.close();
  assert.equal(disconnects, 1);
  const [row] = await harness.rows();
  assert.deepEqual([row?.sentAt, row?.failedAt], [null, null]);

  await using healthy = await startMailServer({}, relay.port);
  harness.advanceClock(hour);
  outbox.wake();
  await harness.waitForLog('mail sent');
  assert.equal(healthy.received.length, 1);
});

Deno.test('a server that does not reply blocks neither other mails nor close()', async () => {
  const reached = Promise.withResolvers<void>();
  let blocked = 0;
  await using server = await startMailServer({
    onRcptTo({ address }, _session, callback) {
      if (address !== 'an@khach.example') return callback();
      blocked += 1;
      reached.resolve();
    },
  });
  await using harness = await createOutboxHarness();
  await harness.enqueue({ kind: 'welcome', userId: 'u1' });
  const outbox = harness.openOutbox({ smtpUrl: server.url });
  await reached.promise;
  await harness.enqueue({ kind: 'welcome', userId: 'u2' });
  outbox.wake();
  await harness.waitForLog('mail sent');
  assert.deepEqual(server.recipients, [['binh@khach.example']]);
  await outbox.close();
  const [slow] = await harness.rows();
  assert.deepEqual([blocked, slow?.sentAt, slow?.failedAt, slow?.attempts], [1, null, null, 1]);
  assert.match(slow?.lastError ?? '', /closing/);
});
