import assert from 'node:assert/strict';
import { and, eq, sql } from 'drizzle-orm';
import { removeAccount } from '../../account/deletion/remove-account.ts';
import { orderCode } from '../../contract/orders/order-code.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { orders, sandboxPayments } from '../../db/schema/order-tables.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { readStock } from '../../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { placeWaitingOrder } from '../../orders/testing/place-waiting-order.ts';
import { placeSampleOrders } from '../../orders/testing/place-sample-orders.ts';
import { runShop, runShopForJson } from '../testing/run-shop.ts';

async function openShop() {
  const test = await createTestDatabase();
  const ids = await placeSampleOrders(test.database);
  const mailsOf = async (orderId: string) => {
    const rows = await test.database.read.select().from(mails)
      .where(and(eq(mails.orderId, orderId), eq(mails.kind, 'order-status')));
    return rows.map(({ orderStatus, sentAt }) => [orderStatus, sentAt]);
  };
  const codes = await Promise.all(ids.map(async (id) => {
    const [order] = await test.database.read.select().from(orders).where(eq(orders.id, id));
    return orderCode(order!);
  }));
  const shop = (...args: string[]) => runShop(test.url, ...args);
  return { ...test, ids, codes, mailsOf, shop, [Symbol.asyncDispose]: test.cleanup };
}

Deno.test('shop orders prints a table or JSON', async () => {
  await using test = await openShop();
  const [first, second, third] = test.codes;
  const [table, filtered, none] = await Promise.all([
    test.shop('orders'),
    test.shop('orders', '--status', 'dang xu ly', '--since', '2026-11-21', '--limit', '1'),
    test.shop('orders', '--status', 'Đã giao'),
  ]);
  assert.deepEqual(table.stdout.split('\n').map((line) => line.split(/ {2,}/)), [
    ['Order', 'Placed', 'Customer', 'Pieces', 'Amount', 'Status'],
    [third, '2026-11-21 15:30', 'Nguyễn An', '5', '1.260.000 VNĐ', 'Chờ thanh toán'],
    [
      second,
      '2026-11-21 00:00',
      'Nguyễn Phúc Thị Ngọc Huyền 星',
      '4',
      '1.010.000 VNĐ',
      'Đang xử lý',
    ],
    [first, '2026-11-20 23:59', 'Nguyễn An', '3', '760.000 VNĐ', 'Đang xử lý'],
    [''],
  ]);
  assert.equal(filtered.stdout.split('\n').length, 3);
  assert.equal(none.stdout, 'No orders.\n');
  assert.deepEqual(await runShopForJson(test.url, 'orders', '--limit', '1'), {
    orders: [{
      id: test.ids[2],
      code: third,
      customer: 'Nguyễn An',
      pieces: 5,
      amount: 1_260_000,
      payment: 'card',
      status: 'awaiting-payment',
      date: '2026-11-21T08:30:00.000Z',
      statusName: 'Chờ thanh toán',
    }],
    more: true,
  });
});

Deno.test('shop order shows all details of an order', async () => {
  await using test = await openShop();
  const [id = ''] = test.ids;
  const { stdout } = await test.shop('order', id.slice(0, 13));
  for (
    const line of [
      `Order     ${id}`,
      'Status    Đang xử lý (processing)',
      'Customer  Nguyễn An',
      'Address   12 Hàng Bạc, Phường Hàng Bạc, Quận Hoàn Kiếm, Thành phố Hà Nội, Việt Nam',
      'Vòng tay đá số 0                             2  250.000 VNĐ  500.000 VNĐ',
      'Delivery   10.000 VNĐ',
      'Amount    760.000 VNĐ',
    ]
  ) assert.ok(stdout.split('\n').includes(line), `${line} in\n${stdout}`);
  const { order } = await runShopForJson(test.url, 'order', id) as { order: { id: string } };
  assert.equal(order.id, id);
  assert.doesNotMatch(JSON.stringify(order), /idempotency|requestHash|userId/);
});

Deno.test('shop orders and shop order show the orders of a deleted account', async () => {
  await using test = await openShop();
  const [id = '', other = '', unpaid = ''] = test.ids;
  for (const [order, status] of [[id, 'delivered'], [other, 'cancelled'], [unpaid, 'cancelled']]) {
    await test.database.batch((db) => [
      db.run(sql`update orders set status = ${status} where id = ${order}`),
    ]);
  }
  await test.database.batch((db) => removeAccount(db, 'an', 1));
  const [table, shown, document] = await Promise.all([
    test.shop('orders'),
    test.shop('order', id),
    runShopForJson(test.url, 'order', id),
  ]);
  const row = [test.codes[0], '2026-11-20 23:59', '(deleted)', '3', '760.000 VNĐ', 'Đã giao'];
  assert.deepEqual(table.stdout.trim().split('\n').at(-1)?.split(/ {2,}/), row);
  const lines = shown.stdout.split('\n');
  assert.ok(lines.includes('Customer  (deleted)'), shown.stdout);
  assert.ok(lines.includes('Address   Thành phố Hà Nội, Việt Nam'), shown.stdout);
  assert.doesNotMatch(shown.stdout, /Phone|E-mail/);
  assert.equal((document as { order: { address: { phone: string } } }).order.address.phone, '');
});

Deno.test('shop order --status changes the status and queues one mail per change', async () => {
  await using test = await openShop();
  const [id = '', other = ''] = test.ids;
  const moved = await test.shop('order', id, '--status', 'Đang giao hàng');
  assert.equal(
    moved.stdout,
    `Order ${id}: Đang xử lý → Đang giao hàng\nThe running shop sends the mail to the customer.\n`,
  );
  assert.deepEqual(await test.mailsOf(id), [['shipping', null]]);
  const undone = await test.shop('order', id, '--status', 'processing');
  assert.equal(
    undone.stdout,
    `Order ${id}: Đang giao hàng → Đang xử lý\nThe change before is undone, and its mail is not sent.\n`,
  );
  assert.deepEqual(await test.mailsOf(id), []);
  await test.shop('order', id, '--status', 'shipping');
  const refused = await test.shop('order', id, '--status', 'awaiting-payment', '--json');
  assert.equal(refused.code, 1);
  const { error } = JSON.parse(refused.stderr);
  assert.equal(error.code, 'ORDER_STATUS');
  assert.match(error.message, /can become delivered or cancelled$/);
  assert.equal((await test.shop('order', id, '--status', 'lost')).code, 2);
  assert.deepEqual(await test.mailsOf(id), [['shipping', null]]);
  const before = await readStock(test.database) ?? NaN;
  const both = await Promise.all([1, 2].map(() => test.shop('order', other, '--status', 'da huy')));
  assert.deepEqual(both.map(({ code }) => code).sort(), [0, 1]);
  assert.deepEqual(await test.mailsOf(other), [['cancelled', null]]);
  assert.equal(await readStock(test.database), before + 2);
});

Deno.test('shop order --status confirms or cancels an order that waits for it', async () => {
  await using test = await openShop();
  const { deps } = await openTestShop({ database: test.database });
  const stock = await readStock(test.database) ?? NaN;
  const [first, second, large] = [
    await placeWaitingOrder(deps, { 'sample-0': 3 }),
    await placeWaitingOrder(deps, { 'sample-0': 1 }),
    await placeWaitingOrder(deps, { 'sample-0': stock }),
  ];
  assert.match((await test.shop('order', first)).stdout, /^Confirm by +2026-01-02 07:00$/m);
  const waiting = await test.shop('orders', '--status', 'cho xac nhan');
  assert.equal(waiting.stdout.trim().split('\n').length, 4);
  const confirmed = await test.shop('order', first, '--status', 'processing');
  assert.match(confirmed.stdout, /: Chờ xác nhận → Đang xử lý$/m);
  const cancelled = await test.shop('order', second, '--status', 'Đã hủy');
  assert.match(cancelled.stdout, /: Chờ xác nhận → Đã hủy$/m);
  assert.equal(await readStock(test.database), stock - 3);
  const refused = await test.shop('order', large, '--status', 'processing');
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /its stock is insufficient: Vòng tay đá số 0 /);
  assert.deepEqual(
    await Promise.all([first, second, large].map(test.mailsOf)),
    [[['processing', null]], [['cancelled', null]], []],
  );
});

Deno.test('shop order --status cancelled closes an open payment, and fails if it cannot', async () => {
  await using test = await openShop();
  const { database } = test;
  const id = test.ids[2] ?? '';
  const refused = await test.shop('order', id, '--status', 'cancelled');
  assert.deepEqual([refused.code, refused.stdout], [1, '']);
  assert.match(
    refused.stderr,
    /^The payment of this order could not be closed; the order is not changed/,
  );
  await database.batch((db) => [
    db.insert(sandboxPayments).values({ id: 'pay', orderId: id, amount: 1, state: 'open' }),
    db.update(orders).set({ paymentSessionId: 'pay' }).where(eq(orders.id, id)),
  ]);
  const document = await runShopForJson(test.url, 'order', id, '--status', 'cancelled');
  const { before, order } = document as { before: string; order: { status: string } };
  assert.deepEqual([before, order.status], ['awaiting-payment', 'cancelled']);
  const [payment] = await database.read.select().from(sandboxPayments);
  assert.equal(payment?.state, 'closed');
  assert.deepEqual(await test.mailsOf(id), [['cancelled', null]]);
});
