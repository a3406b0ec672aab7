import assert from 'node:assert/strict';
import { eq, inArray, sql } from 'drizzle-orm';
import { parseDay } from '../cli/orders/parse-day.ts';
import { orders } from '../db/schema/order-tables.ts';
import { placedAt, placeSampleOrders } from './testing/place-sample-orders.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { listShopOrders } from './list-shop-orders.ts';

/** Opens a shop with three orders. */
async function openWithOrders() {
  const test = await createTestDatabase();
  const ids = await placeSampleOrders(test.database);
  const list = async (filter: object) => {
    const found = await runAsOwner(test.database, listShopOrders, filter);
    return [found.next, ...found.items.map(({ id }) => id)];
  };
  return { ...test, ids, list };
}

Deno.test('orders.list lists newest orders first, and filters by status and day', async () => {
  await using test = await openWithOrders();
  const { list, ids: [first, second, third] } = test;
  const [, to] = placedAt;
  assert.deepEqual(await list({}), [undefined, third, second, first]);
  assert.deepEqual(await list({ limit: 1 }), [third, third]);
  assert.deepEqual(await list({ limit: 1, after: third }), [second, second]);
  assert.deepEqual(await list({ after: second }), [undefined, first]);
  assert.deepEqual(await list({ status: 'processing' }), [undefined, second, first]);
  const from = parseDay('2026-11-21');
  assert.deepEqual(await list({ from }), [undefined, third, second]);
  assert.deepEqual(await list({ to }), [undefined, first]);
  assert.deepEqual(await list({ status: 'delivered' }), [undefined]);
  const { items: [, order], counts } = await runAsOwner(test.database, listShopOrders, {
    status: 'processing',
    limit: 2,
  });
  assert.equal(order?.id, first);
  assert.deepEqual([counts.processing, counts.delivered], [2, 0]);
});

Deno.test('a period limits the list, its numbers and a search, with or without a status', async () => {
  await using test = await openWithOrders();
  const { database, list, ids: [first, second, third] } = test;
  const day = 24 * 60 * 60_000;
  // The second order was inserted after the first one, but placed before it.
  for (const [id, days] of [[first, 2], [second, 1.5], [third, 40]] as const) {
    const createdAt = placedAt[0] + days * day;
    await database.batch((db) => [
      db.update(orders).set({ createdAt }).where(eq(orders.id, id!)),
    ]);
  }
  const period = { from: placedAt[0] + day, to: placedAt[0] + 2 * day };
  assert.deepEqual(await list(period), [undefined, second]);
  assert.deepEqual(await list({ ...period, status: 'processing' }), [undefined, second]);
  assert.deepEqual(await list({ ...period, status: 'cancelled' }), [undefined]);
  assert.deepEqual(await list({ ...period, search: 'nguyen' }), [undefined, second]);
  assert.deepEqual(await list({ from: period.to, search: 'nguyen' }), [undefined, third, first]);
  const { counts } = await runAsOwner(database, listShopOrders, period);
  assert.equal(Object.values(counts).reduce((sum, count) => sum + count, 0), 1);
  assert.deepEqual(await list({ from: period.to, to: period.from }), [undefined]);
});

Deno.test('orders.list shows customer, place, pieces and the first item', async () => {
  await using test = await openWithOrders();
  const { items: [, order] } = await runAsOwner(test.database, listShopOrders, {});
  const { code, version, phone, firstItem, city, ...summary } = order!;
  assert.match(code, /^[2-9A-HJKMNP-Z]{8}$/);
  assert.ok(version >= 0 && phone.startsWith('0') && firstItem !== '' && city !== '');
  assert.deepEqual(summary, {
    id: test.ids[1],
    createdAt: placedAt[1],
    customer: 'Nguyễn Phúc Thị Ngọc Huyền 星',
    pieces: 4,
    amount: 1_010_000,
    payment: 'cod',
    status: 'processing',
    confirmedAt: null,
  });
});

Deno.test('the search finds code, phone, name and e-mail, without accents, signs and spaces', async () => {
  await using test = await openWithOrders();
  const { list, ids: [first, second, third] } = test;
  await test.database.batch((db) => [
    db.update(orders).set({
      lastName: 'Đặng',
      firstName: 'Thị Ánh',
      phone: '0987654321',
      giverPhone: '0911222333',
      email: 'anh.dang-1@shop.example',
      // A random code may begin with a letter of a search.
      code: '22222222',
    }).where(eq(orders.id, first!)),
  ]);
  const found = [
    ...['Đặng', 'dang', 'ĐẶNG THỊ ÁNH', 'anh dang', 'dangthianh', 'thị ánh', 'thianh'],
    ...['0987654321', '0987 654', '098.765', '+84 987 654 321', '84987654321', '987 654 321'],
    ...['0911 222 333', '+84 911', '4321', 'Ánh 4321', 'anh 321', '2333', 'anh 333'],
    ...['anh.dang-1@shop.example', 'anh.dang', 'shop.example', first!, first!.slice(0, 7)],
    `${first!.slice(0, 5).toUpperCase()}-`,
    ...['TA22222222', 'MBVCB.123.TA2222 2222.CT tu'],
    // The name of the payer looks like a code.
    'NGUYEN THI TAM CHUYEN KHOAN TA22222222',
  ];
  for (const search of found) {
    assert.deepEqual(await list({ search }), [undefined, first], search);
    // Few orders have the status, so that another program searches.
    const ofStatus = await list({ search, status: 'processing' });
    assert.deepEqual(ofStatus, [undefined, first], `${search} with a status`);
  }
  for (
    const search of [
      'g dan',
      'không có',
      '5432',
      '54321',
      'dang 432',
      '"',
      '*',
      'a" OR "b',
      'NEAR(',
      '-',
      'words :',
    ]
  ) {
    assert.deepEqual(await list({ search }), [undefined], search);
    assert.deepEqual(await list({ search, status: 'processing' }), [undefined], search);
  }
  assert.deepEqual(await list({ search: ' ' }), [undefined, third, second, first]);
  assert.deepEqual(await list({ search: 'nguyen', limit: 1 }), [third, third]);
  assert.deepEqual(await list({ search: 'nguyen', limit: 1, after: third }), [undefined, second]);
  assert.deepEqual(await list({ search: 'nguyen', after: second }), [undefined]);
  assert.deepEqual(await list({ search: 'dang', status: 'delivered' }), [undefined]);
  await test.database.batch((db) => [db.update(orders).set({ status: 'processing' })]);
  const few = { search: 'nguyen', status: 'processing' };
  assert.deepEqual(await list({ ...few, limit: 1 }), [third, third]);
  assert.deepEqual(await list({ ...few, limit: 1, after: third }), [undefined, second]);
  await test.database.batch((db) => [
    db.update(orders).set({ status: 'shipping' }).where(eq(orders.id, third!)),
  ]);
  assert.deepEqual(await list({ ...few, after: third }), [undefined, second], 'a changed order');
});

Deno.test('the pages of a search without spaces go on', async () => {
  await using test = await openWithOrders();
  const { list, ids: [, second, third] } = test;
  await test.database.batch((db) => [
    db.update(orders).set({ lastName: 'Lê', firstName: 'Bình' })
      .where(inArray(orders.id, [second!, third!])),
  ]);
  assert.deepEqual(await list({ search: 'lebinh', limit: 1 }), [third, third]);
  assert.deepEqual(await list({ search: 'lebinh', limit: 1, after: third }), [undefined, second]);
});

Deno.test('the search forgets an order that was made anonymous or deleted', async () => {
  await using test = await openWithOrders();
  const { list, ids: [first, second] } = test;
  const { phone } = (await test.database.read.select().from(orders)
    .where(eq(orders.id, second!)))[0]!;
  await test.database.batch((db) => [
    db.update(orders).set({ giverPhone: '0911222333' }).where(eq(orders.id, second!)),
  ]);
  assert.deepEqual(await list({ search: '0911222333' }), [undefined, second]);
  await test.database.batch((db) => [
    db.update(orders).set({
      phone: '',
      giverPhone: null,
      firstName: '',
      lastName: '',
      email: '',
    }),
  ]);
  assert.deepEqual(await list({ search: phone }), [undefined]);
  assert.deepEqual(await list({ search: '0911222333' }), [undefined]);
  assert.deepEqual(await list({ search: first }), [undefined, first]);
  await test.database.batch((db) => [db.delete(orders).where(eq(orders.id, first!))]);
  assert.deepEqual(await list({ search: first }), [undefined]);
});

Deno.test('counts end at 1,001', async () => {
  await using test = await openWithOrders();
  const [row] = await test.database.read.select().from(orders);
  const copies = Array.from({ length: 1_500 }, (_, index) => ({
    ...row!,
    id: `copy-${index}`,
    idempotencyKey: `copy-${index}`,
    serial: null,
    code: null,
    status: 'delivered' as const,
  }));
  for (let start = 0; start < copies.length; start += 500) {
    await test.database.batch((db) => [
      db.insert(orders).values(copies.slice(start, start + 500)),
    ]);
  }
  const { counts } = await runAsOwner(test.database, listShopOrders, {});
  assert.equal(counts.delivered, 1_001);
});

Deno.test('no list of orders scans a table or sorts', async () => {
  await using test = await openWithOrders();
  const queries = [
    sql`select id from orders order by created_at desc, rowid desc limit 51`,
    sql`select id from orders where status = 'processing' order by created_at desc, rowid desc
      limit 51`,
    sql`select orders.id from orders inner join orders_search on orders.serial = orders_search.rowid
      where orders_search match 'words : "a" *' and orders.status = 'processing'
      order by orders_search.rowid desc limit 51`,
  ];
  for (const query of queries) {
    const steps = await test.database.read.all<{ detail: string }>(
      sql`explain query plan ${query}`,
    );
    const plan = steps.map(({ detail }) => detail).join('; ');
    assert.doesNotMatch(plan, /TEMP B-TREE|SCAN orders$/, plan);
  }
});
