import assert from 'node:assert/strict';
import { users } from '../../db/schema.ts';
import { runScript } from '../../testing/run-script.ts';
import { insertMail } from '../insert-mail.ts';
import { createOutboxBench, patience, publicUrl, start } from '../testing/outbox-bench.ts';
import { startMailServer } from '../testing/start-mail-server.ts';

const runOutbox = import.meta.resolve('../testing/run-outbox.ts');

Deno.test('a mail arrives at the mail server, both parts, with a link that works', async () => {
  await using server = await startMailServer();
  await using bench = await createOutboxBench();
  await bench.put();
  bench.open({ smtpUrl: server.url });
  await bench.logged('mail sent');
  const mail = await server.read(0);
  assert.deepEqual(server.recipients, [['an@khach.example']]);
  assert.equal(mail.subject, 'Xác thực địa chỉ email của bạn tại Thạch An');
  assert.deepEqual([mail.from?.name, mail.from?.address], ['Thạch An', 'lienhe@thachan.example']);
  assert.deepEqual(mail.to?.map(({ name, address }) => [name, address]), [
    ['Nguyễn Văn An', 'an@khach.example'],
  ]);
  assert.equal(mail.messageId, `<mail-1.${start}@shop.example>`);
  const [token] = bench.tokens;
  const link = `${publicUrl}/verify-email?token=${token}&email=an%40khach.example`;
  assert.ok(mail.text?.includes(link));
  assert.ok(mail.html?.includes(`href="${link.replace('&', '&amp;')}"`));
  assert.match(mail.html ?? '', /^<!doctype html>\n<html lang="vi">/);
  const [row] = await bench.rows();
  assert.deepEqual([row?.sentAt, row?.attempts, row?.lastError], [start, 1, null]);
});

Deno.test('wake() sends what was put in later; many calls send it once', async () => {
  await using server = await startMailServer();
  await using bench = await createOutboxBench();
  const outbox = bench.open({ smtpUrl: server.url });
  for (let number = 1; number <= 10; number++) {
    await bench.put({ kind: 'welcome', userId: number % 2 ? 'u1' : 'u2' });
    for (let times = 0; times < 5; times++) outbox.wake();
  }
  await bench.logged('mail sent', 10);
  await outbox.close();
  assert.equal(server.received.length, 10);
  assert.ok((await bench.rows()).every(({ attempts, sentAt }) => attempts === 1 && sentAt));
});

Deno.test('polling finds a mail that nobody announced', async () => {
  await using server = await startMailServer();
  await using bench = await createOutboxBench();
  bench.open({ smtpUrl: server.url, poll: 5 });
  await bench.put();
  await bench.logged('mail sent');
  assert.equal(server.received.length, 1);
});

Deno.test('a mail in a transaction that rolls back is not sent', async () => {
  await using server = await startMailServer();
  await using bench = await createOutboxBench();
  const rolledBack = bench.database.write(async (tx) => {
    await insertMail(tx, { kind: 'welcome', userId: 'u1' }, bench.now());
    throw new Error('no');
  });
  await assert.rejects(rolledBack, /^Error: no$/);
  await bench.put({ kind: 'welcome', userId: 'u2' });
  bench.open({ smtpUrl: server.url });
  await bench.logged('mail sent');
  assert.deepEqual(server.recipients, [['binh@khach.example']]);
});

Deno.test('a mail that nobody needs any more is done without being sent', async () => {
  await using server = await startMailServer();
  await using bench = await createOutboxBench();
  await bench.put();
  await bench.database.batch((db) => [db.update(users).set({ emailVerifiedAt: start })]);
  const outbox = bench.open({ smtpUrl: server.url });
  await bench.logged('mail not needed');
  await outbox.close();
  const [row] = await bench.rows();
  assert.deepEqual([row?.sentAt, bench.tokens.length, server.received.length], [start, 0, 0]);
});

Deno.test('after sending, no file of the database holds the token', async () => {
  await using server = await startMailServer();
  await using bench = await createOutboxBench();
  await bench.put();
  bench.open({ smtpUrl: server.url });
  await bench.logged('mail sent');
  const [token = ''] = bench.tokens;
  assert.match(token, /^[\w-]{43}$/);
  const { path } = bench.test;
  for (const file of [path, `${path}-wal`]) {
    const bytes = new TextDecoder('latin1').decode(await Deno.readFile(file));
    assert.ok(bytes.length > 0);
    assert.ok(!bytes.includes(token), file);
  }
  assert.ok(!JSON.stringify(bench.lines).includes(token));
});

Deno.test('an outbox does not keep its process alive', async () => {
  await using bench = await createOutboxBench();
  const script = runScript(runOutbox, [bench.test.url, 'smtp://127.0.0.1:9', 'leave']);
  const timer = setTimeout(() => script.kill(), patience);
  assert.equal(await script.ended, 0);
  clearTimeout(timer);
});
