import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { orders } from '../db/schema/order-tables.ts';
import { reviews } from '../db/schema/review-tables.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { claimTransfer, requestInvoice } from '../orders/own/change-own-order.ts';
import { requestReturn } from '../orders/own/request-return.ts';
import { noteOrder } from '../orders/note-order.ts';
import { placeTransferOrder } from '../orders/testing/place-transfer-order.ts';
import { setStatus } from '../orders/testing/set-status.ts';
import { recordTransfer } from '../orders/transfers/record-transfer.ts';
import { answerRequest } from '../customers/data-requests/finish-request.ts';
import { recordRequest } from '../customers/data-requests/record-request.ts';
import { decideReview } from '../reviews/decide-review.ts';
import { runAsOwner } from './testing/run-as-owner.ts';
import { placeWaitingOrder } from '../orders/testing/place-waiting-order.ts';
import { createOrderFeed } from '../orders/order-feed.ts';
import { withStaff } from '../staff/testing/with-staff.ts';
import { eventStream } from './routes.ts';

Deno.test('a stream sends each order that is placed while it is open', async () => {
  await using test = withStaff(await openTestShop({ rateLimit: true }));
  await placeWaitingOrder(test.deps, { 'sample-0': 1 });
  const feed = createOrderFeed(test.deps, 5);
  let [open, ends] = [true, 0];
  const body = eventStream({
    feed,
    isOpen: () => Promise.resolve(open),
    heartbeatMs: 10,
    onEnd: () => ends += 1,
  });
  const texts: string[] = [];
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const read = async (until: (text: string) => boolean) => {
    while (!until(texts.join(''))) {
      const { value, done } = await reader.read();
      if (done) return true;
      texts.push(value);
    }
  };
  await read((text) => text.includes(':\n\n'));
  const id = await placeWaitingOrder(test.deps, { 'sample-1': 1 });
  await read((text) => text.includes('event: order'));
  const [, data = ''] = /event: order\ndata: (.*)\n\n/.exec(texts.join('')) ?? [];
  assert.equal(JSON.parse(data).id, id);
  assert.equal(texts.join('').match(/event: order/g)?.length, 1, 'no earlier order');
  open = false;
  assert.ok(await read(() => false), 'it ends with the session');
  assert.equal(ends, 1);
});

Deno.test('changes of orders are sent once, with one query for all listeners', async () => {
  await using test = withStaff(await openTestShop({ rateLimit: true }));
  const { deps, database } = test;
  const waiting = await placeWaitingOrder(deps, { 'sample-0': 1 });
  const transfer = await placeTransferOrder({ deps });
  let queries = 0;
  const counted = {
    read: new Proxy(database.read, {
      get(target, name) {
        if (name === 'all') queries += 1;
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  };
  const feed = createOrderFeed({ ...deps, database: counted }, 5);
  const events = [1, 2, 3].map((): string[] => []);
  const ends = events.map((list) => feed.subscribe(({ event }) => list.push(event)));
  const pause = async (number: number) => {
    const until = queries + number;
    while (queries < until) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  await pause(2);
  assert.ok(events.every(({ length }) => length === 0), 'nothing has changed');
  const expect = async (...expected: string[]) => {
    await pause(4);
    assert.deepEqual(events, events.map(() => expected));
    for (const list of events) list.length = 0;
  };
  await setStatus(deps, waiting, 'processing');
  await expect('change');
  const open = async (id: string) => {
    const [order] = await database.read.select().from(orders).where(eq(orders.id, id));
    return { order: order!, access: 'full' as const };
  };
  await claimTransfer(deps, await open(transfer.id));
  await expect('change');
  for (const company of ['Đá Quý', 'Đá Quý Hà Nội']) {
    const invoice = { company, taxCode: '0123456789', address: '12 Hàng Bạc' };
    await requestInvoice(deps, await open(waiting), invoice);
    await expect('change');
    test.advance(1_000);
  }
  await runAsOwner(deps, noteOrder, { id: waiting, text: 'Khách hẹn lại' });
  await expect('change');
  // The second one belongs to no order.
  for (const content of [transfer.reference, 'khong ro']) {
    const fields = { provider: 'sepay', id: content, amount: 1_000, at: deps.clock() };
    await recordTransfer(deps, { ...fields, content });
    await expect('change');
  }
  await setStatus(deps, waiting, 'delivered');
  await expect('change');
  await requestReturn(deps, await open(waiting), 'Nứt', 10_000);
  await expect('change');
  await database.batch((db) => [
    db.insert(reviews).values({
      ...{ id: 'review', productId: 'sample-0', userId: 'an', orderId: waiting, author: 'An' },
      ...{ rating: 5, body: 'Đẹp', status: 'waiting', createdAt: deps.clock() },
    }),
  ]);
  await expect('change');
  await runAsOwner(deps, decideReview, { id: 'review', decision: 'approved' });
  await expect('change');
  const { id } = await runAsOwner(deps, recordRequest, {
    ...{ kind: 'access', person: 'Lan', channel: 'phone', receivedAt: deps.clock() },
  });
  await expect('change');
  await runAsOwner(deps, answerRequest, { id });
  await expect('change');
  await placeWaitingOrder(deps, { 'sample-1': 1 });
  await expect('order');
  for (const end of ends) end();
});

Deno.test('streams end when the server stops, or when the reader leaves', async () => {
  await using test = withStaff(await openTestShop({ rateLimit: true }));
  const feed = createOrderFeed(test.deps, 5);
  const stopping = new AbortController();
  const [first, second] = [1, 2].map(() =>
    eventStream({ feed, isOpen: () => Promise.resolve(true), signal: stopping.signal })
  );
  await second!.cancel();
  stopping.abort();
  assert.match(await new Response(first).text(), /^retry: 3000/);
});

Deno.test('a member who may not read orders learns that there is a change, and not the order', async () => {
  await using test = withStaff(await openTestShop({ rateLimit: true }));
  const feed = createOrderFeed(test.deps, 5);
  const events: string[] = [];
  const end = feed.subscribe(({ event }) => events.push(event));
  const body = eventStream({ feed, hidesOrders: true, isOpen: () => Promise.resolve(true) });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  assert.match((await reader.read()).value ?? '', /^retry/);
  // An order before the first query is not a new one.
  while (events.length === 0) {
    await placeWaitingOrder(test.deps, { 'sample-0': 1 });
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.equal((await reader.read()).value, 'event: change\ndata: {}\n\n');
  await reader.cancel();
  end();
});

Deno.test('GET /events needs a session, and is never stored', async () => {
  await using test = withStaff(await openTestShop({ rateLimit: true }));
  const get = (headers: Record<string, string>) => test.fetch('/api/admin/events', { headers });
  assert.equal((await get({})).status, 401);
  const { cookie } = await test.join('catalogue');
  const other = await get({ Cookie: cookie });
  assert.equal(other.status, 200);
  await other.body?.cancel();
  const owner = await test.join('owner');
  const foreign = await get({ Cookie: owner.cookie, 'Sec-Fetch-Site': 'cross-site' });
  assert.equal(foreign.status, 403);
  const streams = await Promise.all(
    Array.from({ length: 10 }, () => get({ Cookie: owner.cookie })),
  );
  for (const { status, headers } of streams) {
    assert.equal(status, 200);
    assert.equal(headers.get('Content-Type'), 'text/event-stream');
    assert.equal(headers.get('Cache-Control'), 'no-store');
  }
  assert.equal((await get({ Cookie: owner.cookie })).status, 429);
  for (const { body } of streams) await body?.cancel();
  const again = await get({ Cookie: owner.cookie });
  assert.equal(again.status, 200, 'ended streams are not counted');
  await again.body?.cancel();
});
