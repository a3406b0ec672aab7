import assert from 'node:assert/strict';
import { deleteExpiredRecords, expiredRows } from '../../account/delete-expired.ts';
import { removeAccount } from '../../account/deletion/remove-account.ts';
import { beforeWrite } from '../../testing/before-write.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account-tables.ts';
import { auditLog } from '../../db/schema/audit-tables.ts';
import { mailsOf } from '../../mail/testing/mails-of.ts';
import { extendRequest } from './extend-request.ts';
import { dataRequests } from '../../db/schema/customer-tables.ts';
import { homeSummary } from '../../home/home-summary.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { answerRequest, finishRequest } from './finish-request.ts';
import { listRequests } from './list-requests.ts';
import { recordRequest, requestDeadlines } from './record-request.ts';

const day = 24 * 60 * 60_000;

const record = ({ deps }: TestShop, input: object = {}) =>
  runAsOwner(deps, recordRequest, {
    ...{ kind: 'access', person: 'Lan, 0912 345 678', channel: 'phone' },
    receivedAt: deps.clock(),
    ...input,
  });

const list = ({ deps }: TestShop, input: object = {}) => runAsOwner(deps, listRequests, input);

/** Returns the day of a time in Vietnam. */
const dateOf = (time: number) => new Date(time + 7 * 60 * 60_000).toISOString().slice(0, 10);

Deno.test('requestDeadlines() counts working days for the reply and all days for the rest', () => {
  const of = (kind: Parameters<typeof requestDeadlines>[0], date: string) => {
    const { answer, done } = requestDeadlines(kind, Date.parse(`${date}+07:00`));
    return [dateOf(answer), dateOf(done)];
  };
  // A Tuesday, in its first and its last minute.
  assert.deepEqual(of('access', '2026-11-24T00:00'), ['2026-11-26', '2026-12-04']);
  assert.deepEqual(of('correction', '2026-11-24T23:59'), ['2026-11-26', '2026-12-04']);
  assert.deepEqual(of('withdrawal', '2026-11-24T12:00'), ['2026-11-26', '2026-12-09']);
  assert.deepEqual(of('objection', '2026-11-24T12:00'), ['2026-11-26', '2026-12-09']);
  assert.deepEqual(of('deletion', '2026-11-24T12:00'), ['2026-11-26', '2026-12-14']);
  // A Friday before a weekend, and a day before the holidays of Tết.
  assert.equal(of('access', '2026-11-27T12:00')[0], '2026-12-01');
  assert.equal(of('access', '2026-02-13T12:00')[0], '2026-02-23');
  const { answer } = requestDeadlines('access', Date.parse('2026-11-24T12:00+07:00'));
  assert.equal(answer, Date.parse('2026-11-26T23:59:59.999+07:00'));
});

Deno.test('an open request is listed by its next time limit until it is done', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const now = deps.clock();
  const late = await record(shop, { kind: 'deletion', receivedAt: now - 30 * day });
  const fresh = await record(shop);
  const kinds = async (input?: object) => (await list(shop, input)).items.map(({ id }) => id);
  assert.deepEqual(await kinds(), [late.id, fresh.id]);
  assert.ok(late.nextDueAt! < now && late.nextDueAt! < late.dueAt);

  const answered = await runAsOwner(deps, answerRequest, { id: late.id });
  assert.deepEqual([answered.answeredAt, answered.nextDueAt], [now, late.dueAt]);
  await runAsOwner(deps, answerRequest, { id: fresh.id });
  await assert.rejects(runAsOwner(deps, answerRequest, { id: fresh.id }), {
    code: 'REQUEST_CHANGED',
  });
  const first = await list(shop, { limit: 1 });
  assert.deepEqual(first.items.map(({ id }) => id), [late.id]);
  assert.deepEqual(await kinds({ limit: 1, after: first.next }), [fresh.id]);

  const done = await runAsOwner(deps, finishRequest, { id: fresh.id, outcome: ' Đã gửi bản sao ' });
  assert.deepEqual([done.outcome, done.doneAt, done.nextDueAt], ['Đã gửi bản sao', now, null]);
  assert.deepEqual(await kinds(), [late.id]);
  assert.deepEqual(await kinds({ state: 'done' }), [fresh.id]);
  const again = { id: fresh.id, outcome: 'Khác' };
  await assert.rejects(runAsOwner(deps, finishRequest, again), { code: 'REQUEST_CHANGED' });
});

Deno.test('a time limit is extended once, before it has passed, and the customer is told why', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  await database.batch((db) => [db.update(users).set({ emailVerifiedAt: 1 })]);
  const { id, dueAt, nextDueAt } = await record(shop, { customerId: 'an' });
  const extend = (input: object) =>
    runAsOwner(deps, extendRequest, {
      id,
      days: 10,
      reason: 'Phải đợi đơn vị vận chuyển',
      ...input,
    });
  for (const input of [{ days: 11 }, { days: 0 }, { days: 1.5 }, { reason: ' ' }]) {
    await assert.rejects(extend(input), { code: 'BROKEN_RULE' }, JSON.stringify(input));
  }
  shop.advance(1_000);
  const extended = await extend({});
  assert.deepEqual([extended.dueAt, extended.nextDueAt, extended.extendedAt], [
    ...[dueAt + 10 * day, nextDueAt, deps.clock()],
  ]);
  await assert.rejects(extend({}), { key: 'REQUEST_CHANGED.extension' });
  const [mail, ...others] = (await mailsOf(database))
    .filter(({ kind }) => kind === 'request-extended');
  assert.deepEqual([mail?.to.address, others.length], ['an@example.com', 0]);
  assert.match(mail!.text, /chậm nhất vào ngày \d[^]*Phải đợi đơn vị vận chuyển/);
  const answered = await runAsOwner(deps, answerRequest, { id });
  assert.equal(answered.nextDueAt, dueAt + 10 * day);
  const [row] = await database.read.select().from(auditLog)
    .where(eq(auditLog.operation, 'requests.extend'));
  assert.ok(row?.after?.includes(String(dueAt + 10 * day)) && !row.after.includes('vận chuyển'));

  const late = await record(shop, { receivedAt: deps.clock() - 20 * day });
  await assert.rejects(extend({ id: late.id }), { key: 'REQUEST_CHANGED.extension' });
  const unknown = await record(shop);
  assert.ok((await extend({ id: unknown.id })).extendedAt);
  const mailed = (await mailsOf(database)).filter(({ kind }) => kind === 'request-extended');
  assert.equal(mailed.length, 1, 'nobody else has a mailbox');
});

Deno.test('the first page counts what is due within a day', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const count = async () => (await runAsOwner(deps, homeSummary, { days: 7 })).dataRequests;
  const { id } = await record(shop);
  assert.equal(await count(), 0);
  await record(shop, { kind: 'deletion', receivedAt: deps.clock() - 9 * day });
  assert.equal(await count(), 1);
  // The reply to the first one is due at the end of this Monday.
  shop.advance(4 * day);
  assert.equal(await count(), 2);
  await runAsOwner(deps, finishRequest, { id, outcome: 'Đã gửi bản sao' });
  assert.equal(await count(), 1);
});

Deno.test('neither the log nor a completed deletion keeps the person', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const note = 'Muốn xóa hết, gọi lại buổi tối';
  const { id } = await record(shop, { kind: 'deletion', customerId: 'an', note });
  const done = await runAsOwner(deps, finishRequest, { id, outcome: 'Đã xóa tài khoản' });
  assert.deepEqual([done.person, done.note, done.customerId], ['', '', null]);
  const log = JSON.stringify(await database.read.select().from(auditLog));
  for (const text of ['Lan', '0912', note, 'Đã xóa tài khoản']) {
    assert.ok(!log.includes(text), text);
  }
  assert.ok(log.includes('requests.finish'));
});

Deno.test('a deleted account leaves completed requests without a person, and open ones until they are', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const open = await record(shop, { customerId: 'an' });
  const { id } = await record(shop, { customerId: 'an', note: 'Gửi qua email' });
  await runAsOwner(deps, finishRequest, { id, outcome: 'Đã gửi bản sao' });
  await database.batch((db) => removeAccount(db, 'an', deps.clock()));
  const [left] = (await list(shop)).items;
  assert.deepEqual([left?.id, left?.person, left?.customerId], [open.id, open.person, null]);
  const expectDone = async (count: number) => {
    const { items } = await list(shop, { state: 'done' });
    assert.deepEqual(
      items.map(({ person, note, outcome }) => [person, note, outcome]),
      Array(count).fill(['', '', 'Đã gửi bản sao']),
    );
  };
  await expectDone(1);
  await runAsOwner(deps, finishRequest, { id: open.id, outcome: 'Đã gửi bản sao' });
  await expectDone(2);
});

Deno.test('the requests of an abandoned account lose their person as well', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  await database.batch((db) => [db.update(users).set({ emailVerifiedAt: null })]);
  const { id } = await record(shop, { customerId: 'an' });
  await runAsOwner(deps, finishRequest, { id, outcome: 'Đã gửi bản sao' });
  const { person } = await record(shop);
  shop.advance(day);
  const lifetimes = { unverifiedLifetime: day, mailLifetime: day };
  await deleteExpiredRecords(database, deps.clock(), lifetimes);
  assert.equal(await database.read.$count(users), 0);
  const [done] = (await list(shop, { state: 'done' })).items;
  assert.deepEqual([done?.person, done?.customerId], ['', null]);
  const [other] = (await list(shop)).items;
  assert.equal(other?.person, person, 'that of somebody without an account');
});

Deno.test('a request that is stored while its account is deleted loses its person once it is done', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const late = beforeWrite(deps, (db) => removeAccount(db, 'an', deps.clock()));
  const { id, person, customerId } = await record({ ...shop, deps: late }, { customerId: 'an' });
  assert.deepEqual([person, customerId], ['Lan, 0912 345 678', null]);
  const done = await runAsOwner(deps, finishRequest, { id, outcome: 'Đã gửi bản sao' });
  assert.equal(done.person, '');
  assert.equal(await database.read.$count(users), 1);
});

Deno.test('a completed request expires after two years, an open one never', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  await record(shop);
  const { id } = await record(shop);
  await runAsOwner(deps, finishRequest, { id, outcome: 'Đã gửi bản sao' });
  const expiredAfter = (time: number) => {
    const options = { unverifiedLifetime: day, mailLifetime: day };
    const rule = expiredRows(database, deps.clock() + time, options)
      .find(({ table }) => table === dataRequests);
    return database.read.select({ id: dataRequests.id }).from(dataRequests).where(rule!.where);
  };
  assert.deepEqual(await expiredAfter(730 * day - 1), []);
  assert.deepEqual(await expiredAfter(730 * day), [{ id }]);
});

Deno.test('a request needs a person, a day that has come, and a known customer', async () => {
  await using shop = await openTestShop();
  const now = shop.deps.clock();
  const wrong = [
    ...['', '  ', '\u200b', 'a\0', 'a'.repeat(201)].map((person) => ({ person })),
    ...[{ kind: 'erase' }, { channel: 'fax' }, { note: 'a'.repeat(2_001) }],
    ...[now + 1, now - 366 * day, -1, 1.5].map((receivedAt) => ({ receivedAt })),
  ];
  for (const input of wrong) {
    await assert.rejects(record(shop, input), { code: 'BROKEN_RULE' }, JSON.stringify(input));
  }
  await assert.rejects(record(shop, { customerId: 'nobody' }), { code: 'NOT_FOUND' });
  const { id } = await record(shop);
  for (const outcome of ['', ' ', 'a'.repeat(1_001)]) {
    const input = { id, outcome };
    await assert.rejects(runAsOwner(shop.deps, finishRequest, input), { code: 'BROKEN_RULE' });
  }
  for (const one of [answerRequest, finishRequest]) {
    const input = { id: 'x', outcome: 'Xong' };
    await assert.rejects(runAsOwner(shop.deps, one as typeof finishRequest, input), {
      code: 'NOT_FOUND',
    });
  }
});

Deno.test('a repeated request with a key is recorded once', async () => {
  await using shop = await openTestShop();
  const key = crypto.randomUUID();
  const first = await record(shop, { key });
  assert.deepEqual(await record(shop, { key }), first);
  const { items } = await list(shop);
  assert.deepEqual(items, [first]);
  assert.equal(await shop.database.read.$count(auditLog), 1);
});
