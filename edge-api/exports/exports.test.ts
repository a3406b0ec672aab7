import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { placeOrder } from '../checkout/place-order.ts';
import { orderRequest } from '../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { withStaff } from '../staff/testing/with-staff.ts';
import { placeWaitingOrder } from '../orders/testing/place-waiting-order.ts';
import { payments } from '../db/schema/order-tables.ts';
import { setStatus } from '../orders/testing/set-status.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { listCustomers } from '../customers/list-customers.ts';
import { exportCustomers } from './export-customers.ts';
import { exportItems, exportOrders } from './export-orders.ts';
import { exportStock } from './export-stock.ts';

/** Places 450 orders, one every second, which are more than two pages. */
async function openWithOrders() {
  const shop = await openTestShop();
  const { deps, database } = shop;
  await database.batch((db) => [db.run(sql`update products set stock = 1000`)]);
  const start = deps.clock();
  await placeOrder(deps, {
    userId: 'an',
    request: orderRequest({ 'sample-0': 1, 'sample-1': 2 }),
    payment: 'cod',
  });
  await database.batch((db) => [
    db.run(sql`
      insert into orders (id, user_id, idempotency_key, request_hash, status, payment, first_name,
        last_name, email, phone, street, ward, district, city, country, subtotal, discount,
        shipping, amount, created_at)
      select printf('%08x-0000', key), 'binh', key, '', 'delivered', 'cod', '=1+1', '', '', '',
        'a, "b"', '', '', 'c', '', 0, 0, 0, 0, ${start} + key * 1000
      from json_each(${JSON.stringify(Array(450).fill(0))}) where key > 0`),
  ]);
  return { ...shop, start };
}

/** Returns the lines of an export. */
async function linesOf(texts: AsyncIterable<string>): Promise<string[]> {
  const text = (await Array.fromAsync(texts)).join('');
  assert.ok(text.startsWith('\uFEFF') && text.endsWith('\r\n'));
  return text.slice(1, -2).split('\r\n');
}

Deno.test('exports.orders has each order of the period once, the oldest first', async () => {
  await using shop = await openWithOrders();
  const { deps, start } = shop;
  const lines = await linesOf(await runAsOwner(deps, exportOrders, {}));
  assert.equal(lines.length, 451);
  assert.equal(new Set(lines).size, 451);
  assert.match(
    lines[1]!,
    /^[2-9A-HJKMNP-Z]{8},2026-01-01 07:00,Đang xử lý,Nguyễn [^,]*,0\d{3} \d{3} \d{3},/,
  );
  assert.match(lines[2]!, /,Đã giao,'=1\+1,,,"a, ""b"", c",0,/);
  const period = { from: start + 1_000, to: start + 3_000 };
  assert.equal((await linesOf(await runAsOwner(deps, exportOrders, period))).length, 3);
});

Deno.test('exports.orders has the money that came and went at the end of its lines', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const money = async () => {
    const [headings, line] = await linesOf(await runAsOwner(deps, exportOrders, {}));
    assert.match(headings!, /,Mã đầy đủ,Đã nhận,Nhận lúc,Đã hoàn,Hoàn lúc,Hàng nhận lại$/);
    return line!.split(',').slice(-5);
  };
  const { orderId: id } = await placeOrder(deps, {
    ...{ userId: 'an', request: orderRequest(), payment: 'cod' },
  });
  assert.deepEqual(await money(), ['0', '', '0', '', '0']);
  await database.batch((db) => [
    db.insert(payments).values({
      ...{ orderId: id, amount: 60_000, method: 'transfer', state: 'paid', provider: 'manual' },
      ...{ reference: 'a', at: deps.clock() },
    }),
  ]);
  assert.deepEqual(await money(), ['60000', '2026-01-01 07:00', '0', '', '0']);
  shop.advance(60 * 60_000);
  await setStatus(deps, id, 'shipping');
  const { version, amount } = await setStatus(deps, id, 'delivered');
  assert.deepEqual(await money(), [`${amount}`, '2026-01-01 08:00', '0', '', '0']);
  shop.advance(60 * 60_000);
  await runAsOwner(deps, refundOrder, { id, version, amount: 5_000, reason: 'Xước' });
  const refunded = [`${amount}`, '2026-01-01 08:00', '5000', '2026-01-01 09:00'];
  assert.deepEqual(await money(), [...refunded, '0']);
});

Deno.test('exports.orders has the time of the last delivery, of which one was undone', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { orderId: id } = await placeOrder(deps, {
    ...{ userId: 'an', request: orderRequest(), payment: 'cod' },
  });
  for (const status of ['shipping', 'delivered', 'shipping'] as const) {
    await setStatus(deps, id, status);
    shop.advance(5_000);
  }
  shop.advance(24 * 60 * 60_000);
  await setStatus(deps, id, 'delivered');
  const [, line] = await linesOf(await runAsOwner(deps, exportOrders, {}));
  assert.equal(line!.split(',').at(-4), '2026-01-02 07:00');
});

Deno.test('exports.items, .stock and .customers list their rows', async () => {
  await using shop = await openWithOrders();
  const { deps, database } = shop;
  const items = await linesOf(await runAsOwner(deps, exportItems, {}));
  assert.deepEqual(items.slice(1).map((line) => line.split(',').slice(-2)), [
    ['250000', '0'],
    ['500000', '0'],
  ]);
  const at = Date.UTC(2030, 0, 1);
  await database.batch((db) => [
    db.run(sql`
      insert into stock_movements (product_id, delta, reason, actor, at)
      select 'sample-2', 1, '=reason', iif(key = 100, 'cli', 'staff of old'), ${at} + key
      from json_each(${JSON.stringify(Array(300).fill(0))})`),
  ]);
  const stock = await linesOf(await runAsOwner(deps, exportStock, { from: at + 100 }));
  assert.equal(stock.length, 201);
  assert.match(stock[1]!, /^2030-01-01 07:00,sample-2,1,'=reason,,Dòng lệnh,./);
  assert.match(stock[2]!, /,Nhân viên,/);
  const early = await linesOf(await runAsOwner(deps, exportStock, { to: deps.clock() + 1 }));
  assert.ok(early.some((line) => /,sample-1,-2,Bán,[^,]+,Khách,./.test(line)), early.join());
  const customers = () => runAsOwner(deps, exportCustomers, {}).then(linesOf);
  const [, an, binh] = await customers();
  assert.match(
    an!,
    /^an,an@example.com,0\d{3} \d{3} \d{3},1970-01-01 08:00,1,0,2026-01-01 07:00,an$/,
  );
  assert.match(binh!, /^binh,.*,449,0,/);
  await database.batch((db) => [
    db.run(sql`
      update orders set status = 'delivered', gift_note = '', giver_phone = '0911222333'
      where user_id = 'an'`),
  ]);
  const [, buyer] = await customers();
  const { items: [listed] } = await runAsOwner(deps, listCustomers, { search: 'an@example.com' });
  assert.equal(listed?.spent, 760_000);
  assert.match(buyer!, /,0911 222 333,.*,1,760000,/, 'not the recipient of the gift');
});

Deno.test('an export is sent as a file, and its errors are JSON', async () => {
  await using test = withStaff(await openTestShop({ rateLimit: true }));
  const { cookie } = await test.join('owner');
  await placeWaitingOrder(test.deps, { 'sample-0': 1 });
  const post = (name: string, input: unknown) =>
    test.send(`admin/exports.${name}`, input, { Cookie: cookie });
  const file = await post('orders', {});
  assert.equal(file.headers.get('Content-Type'), 'text/csv; charset=utf-8');
  assert.equal(file.headers.get('Content-Disposition'), 'attachment; filename="orders.csv"');
  assert.equal(file.headers.get('Cache-Control'), 'no-store');
  assert.match(file.body, /Chờ xác nhận/);
  assert.equal((await post('orders', { from: 'x' })).status, 422);
  test.advance(11 * 60_000);
  assert.equal((await post('customers', {})).body.code, 'CONFIRM_REQUIRED');
});
