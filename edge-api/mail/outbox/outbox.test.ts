import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { users } from '../../db/schema/account-tables.ts';
import { runScript } from '../../testing/run-script.ts';
import { insertMail } from '../insert-mail.ts';
import {
  clockStart,
  createOutboxHarness,
  publicUrl,
  waitTimeout,
} from '../testing/outbox-harness.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { leaseTime } from './mail-queue.ts';
import { retryDelay } from './outbox.ts';

const runOutbox = import.meta.resolve('../testing/run-outbox.ts');

Deno.test('a verification mail is received as text and HTML with its link', async () => {
  await using server = await startMailServer();
  await using harness = await createOutboxHarness();
  await harness.enqueue();
  harness.openOutbox({ smtpUrl: server.url });
  await harness.waitForLog('mail sent');
  const mail = await server.read(0);
  assert.deepEqual(server.recipients, [['an@khach.example']]);
  assert.equal(mail.subject, 'Xác thực địa chỉ email của bạn tại Thạch An');
  assert.deepEqual([mail.from?.name, mail.from?.address], ['Thạch An', 'lienhe@thachan.example']);
  assert.deepEqual(mail.to?.map(({ name, address }) => [name, address]), [
    ['', 'an@khach.example'],
  ]);
  assert.equal(mail.messageId, `<mail-1.${clockStart}@shop.example>`);
  const [token] = harness.tokens;
  const link = `${publicUrl}/verify-email?token=${token}&email=an%40khach.example`;
  assert.ok(mail.text?.includes(link));
  assert.ok(mail.html?.includes(`href="${link.replace('&', '&amp;')}"`));
  assert.match(mail.html ?? '', /^<!doctype html>\n<html lang="vi">/);
  const [row] = await harness.rows();
  assert.deepEqual([row?.sentAt, row?.attempts, row?.lastError], [clockStart, 1, null]);
});

Deno.test('wake() sends a mail inserted later, and repeated calls send it once', async () => {
  await using server = await startMailServer();
  await using harness = await createOutboxHarness();
  const outbox = harness.openOutbox({ smtpUrl: server.url });
  for (let number = 1; number <= 10; number++) {
    await harness.enqueue({ kind: 'welcome', userId: number % 2 ? 'u1' : 'u2' });
    for (let times = 0; times < 5; times++) outbox.wake();
  }
  await harness.waitForLog('mail sent', 10);
  await outbox.close();
  assert.equal(server.received.length, 10);
  assert.ok((await harness.rows()).every(({ attempts, sentAt }) => attempts === 1 && sentAt));
});

Deno.test('an attempt to send a mail ends before another process may claim the mail', async () => {
  await using server = await startMailServer();
  await using harness = await createOutboxHarness();
  const limits: number[] = [];
  const timeout = mock.method(AbortSignal, 'timeout', (ms: number) => {
    limits.push(ms);
    return new AbortController().signal;
  });
  try {
    await harness.enqueue();
    harness.openOutbox({ smtpUrl: server.url });
    await harness.waitForLog('mail sent');
  } finally {
    timeout.mock.restore();
  }
  assert.ok(limits.length > 0 && Math.max(...limits) < leaseTime, `${limits} ms`);
});

Deno.test('polling finds a mail without a call of wake()', async () => {
  await using server = await startMailServer();
  await using harness = await createOutboxHarness();
  harness.openOutbox({ smtpUrl: server.url, pollInterval: 5 });
  await harness.enqueue();
  await harness.waitForLog('mail sent');
  assert.equal(server.received.length, 1);
});

Deno.test('a mail of a rolled-back batch is not sent', async () => {
  await using server = await startMailServer();
  await using harness = await createOutboxHarness();
  const rolledBack = harness.database.batch((db) => [
    insertMail(db, { kind: 'welcome', userId: 'u1' }, harness.now()),
    db.run('insert into nowhere values (1)'),
  ]);
  await assert.rejects(rolledBack);
  await harness.enqueue({ kind: 'welcome', userId: 'u2' });
  harness.openOutbox({ smtpUrl: server.url });
  await harness.waitForLog('mail sent');
  assert.deepEqual(server.recipients, [['binh@khach.example']]);
});

Deno.test('a mail that is no longer needed is marked without being sent', async () => {
  await using server = await startMailServer();
  await using harness = await createOutboxHarness();
  await harness.enqueue();
  await harness.database.batch((db) => [db.update(users).set({ emailVerifiedAt: clockStart })]);
  const outbox = harness.openOutbox({ smtpUrl: server.url });
  await harness.waitForLog('mail not needed');
  await outbox.close();
  const [row] = await harness.rows();
  assert.deepEqual([row?.sentAt, harness.tokens.length, server.received.length], [
    clockStart,
    0,
    0,
  ]);
});

Deno.test('no file of the database contains the token of a sent mail', async () => {
  await using server = await startMailServer();
  await using harness = await createOutboxHarness();
  await harness.enqueue();
  harness.openOutbox({ smtpUrl: server.url });
  await harness.waitForLog('mail sent');
  const [token = ''] = harness.tokens;
  assert.match(token, /^[\w-]{43}$/);
  const { path } = harness.testDatabase;
  for (const file of [path, `${path}-wal`]) {
    const bytes = new TextDecoder('latin1').decode(await Deno.readFile(file));
    assert.ok(bytes.length > 0);
    assert.ok(!bytes.includes(token), file);
  }
  assert.ok(!JSON.stringify(harness.logLines).includes(token));
});

Deno.test('an outbox does not keep its process alive', async () => {
  await using harness = await createOutboxHarness();
  const script = runScript(runOutbox, [harness.testDatabase.url, 'smtp://127.0.0.1:9', 'leave']);
  const timer = setTimeout(() => script.kill(), waitTimeout);
  assert.equal(await script.ended, 0);
  clearTimeout(timer);
});

Deno.test('flush() resolves when the due mails have been sent, and leaves the others', async () => {
  await using server = await startMailServer();
  await using harness = await createOutboxHarness();
  const outbox = harness.openOutbox({ smtpUrl: server.url, pollInterval: waitTimeout });
  for (let count = 0; count < 9; count += 1) await harness.enqueue();
  await outbox.flush();
  assert.equal(server.received.length, 9);
  assert.ok((await harness.rows()).every(({ sentAt }) => sentAt !== null));
  await outbox.flush();
  assert.equal(server.received.length, 9);
});

Deno.test('flush() resolves when a mail cannot be sent', async () => {
  await using harness = await createOutboxHarness();
  const outbox = harness.openOutbox({ smtpUrl: 'smtp://127.0.0.1:1', pollInterval: waitTimeout });
  await harness.enqueue();
  await outbox.flush();
  const [row] = await harness.rows();
  assert.deepEqual([row?.sentAt, row?.attempts], [null, 1]);
});

Deno.test('retryDelay() returns the delay after a failed attempt in ms', () => {
  assert.equal(retryDelay(1, 0), 7_500);
  assert.equal(retryDelay(3, 0.5), 35_000);
  assert.equal(retryDelay(1000, 0), 2_700_000);
});
