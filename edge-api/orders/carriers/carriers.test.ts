import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { placeOrder } from '../../checkout/place-order.ts';
import { orderRequest } from '../../checkout/testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { orders, payments } from '../../db/schema/order-tables.ts';
import { ValidationError } from '../../errors.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { setStatus } from '../testing/set-status.ts';
import { refundOrder } from '../refund-order.ts';
import { carriers } from './carrier-files.ts';
import { handOver } from './hand-over.ts';
import { reconcileCod } from './reconcile-cod.ts';

const place = async ({ deps }: TestShop, change = {}) => {
  const request = { ...orderRequest(), ...change };
  return await placeOrder(deps, { userId: 'an', request, payment: 'cod' });
};

Deno.test('orders.handOver lists the packed orders for each carrier, and changes nothing', async () => {
  await using shop = await openTestShop();
  const { database } = shop;
  const { address } = orderRequest();
  const { orderId: id, code } = await place(shop, {
    address: { ...address, street: '=1+1, "A"' },
  });
  await place(shop, { gift: { note: '' } });
  for (const carrier of carriers) {
    const { csv, count, more } = await runAsOwner(database, handOver, { carrier });
    const [headings, first = '', second = ''] = csv.split('\r\n');
    assert.match(headings!, /^\ufeffMã đơn.*Quận\/Huyện,Tỉnh\/Thành phố,/);
    assert.ok(first.startsWith(`${code},`));
    assert.ok(first.includes(`"'=1+1, ""A""",${address.ward}`), first);
    assert.match(first, /,260000,250000,/);
    assert.match(second, /Quà tặng/);
    assert.deepEqual([count, more], [2, false]);
  }
  const chosen = await runAsOwner(database, handOver, { carrier: 'ghn', ids: [id] });
  assert.equal(chosen.count, 1);
  assert.deepEqual(
    (await database.read.select({ status: orders.status }).from(orders)).map((it) => it.status),
    ['processing', 'processing'],
  );
});

Deno.test('orders.handOver writes the former place behind the commune', async () => {
  await using shop = await openTestShop();
  const { address } = orderRequest();
  const communes = { ward: 'Phường Sài Gòn', district: '(cũ: Phường Bến Nghé, Quận 1)' };
  await place(shop, { address: { ...address, ...communes, scheme: 'communes' } });
  const { csv } = await runAsOwner(shop.database, handOver, { carrier: 'ghtk' });
  assert.ok(csv.includes('"Phường Sài Gòn (cũ: Phường Bến Nghé, Quận 1)",,'), csv);
});

Deno.test('orders.reconcileCod shows the differences to the list of a carrier', async () => {
  await using shop = await openTestShop();
  const { database } = shop;
  const equal = await place(shop);
  const less = await place(shop);
  const parcel = await place(shop);
  const early = await place(shop);
  const deposit = await place(shop);
  await database.batch((db) => [
    db.update(orders).set({ trackingCode: 'GHN123' }).where(eq(orders.id, parcel.orderId)),
    db.update(orders).set({ code: null }).where(eq(orders.id, early.orderId)),
    db.insert(payments).values({
      ...{ orderId: deposit.orderId, amount: 60_000, method: 'transfer', state: 'paid' },
      ...{ provider: 'staff', reference: 'a', at: 0 },
    }),
  ]);
  const list = [
    '"Mã đơn hàng";"Tiền thu hộ"',
    `="${equal.code}";="260.000"`,
    `${less.code.toLowerCase()};"250,000 đ"`,
    ' GHN123 ; 260000 ',
    `${equal.code};260000`,
    `${early.orderId.slice(0, 8)}${early.orderId.slice(9, 11)};260000`,
    `${deposit.code};200000`,
    'KHÔNG-CÓ;1',
  ].join('\n');
  const { lines, ...sums } = await runAsOwner(database, reconcileCod, { list });
  assert.deepEqual(lines.map(({ line, orderId, state }) => [line, orderId, state]), [
    [2, equal.orderId, 'equal'],
    [3, less.orderId, 'different'],
    [4, parcel.orderId, 'equal'],
    [5, equal.orderId, 'repeated'],
    [6, early.orderId, 'equal'],
    [7, deposit.orderId, 'equal'],
    [8, null, 'unknown'],
  ]);
  assert.deepEqual(sums, { paid: 1_490_000, unknown: 1, due: 1_240_000 });
});

Deno.test('orders.reconcileCod finds an order by either number of a carrier, and the amount, not a fee', async () => {
  await using shop = await openTestShop();
  const { database } = shop;
  const [first, second] = [await place(shop), await place(shop)];
  await database.batch((db) => [
    db.update(orders).set({ trackingCode: 'VTP2' }).where(eq(orders.id, second.orderId)),
  ]);
  // The shop has the number of the second parcel only.
  const list = [
    'Mã vận đơn\tMã đơn hàng\tPhí thu hộ\tTiền thu hộ',
    `VTP1\t${first.code}\t5.000\t260.000`,
    'VTP2\tDH-7\t5.000\t260.000',
    'VTP3\tDH-8\t5.000\t260.000',
  ].join('\n');
  const { lines } = await runAsOwner(database, reconcileCod, { list });
  assert.deepEqual(lines.map(({ reference, orderId, state }) => [reference, orderId, state]), [
    [first.code, first.orderId, 'equal'],
    ['VTP2', second.orderId, 'equal'],
    ['VTP3', null, 'unknown'],
  ]);
});

Deno.test('orders.reconcileCod reads amounts with commas, and marks what is no amount', async () => {
  await using shop = await openTestShop();
  const { code } = await place(shop);
  const read = async (...lines: string[]) => {
    const list = lines.join('\n');
    const { lines: [line], paid } = await runAsOwner(shop.database, reconcileCod, { list });
    return [line?.paid, line?.state, paid];
  };
  const amounts = { '1,030,000đ': 1_030_000, '1.030.000 VNĐ': 1_030_000, '-5.000₫': -5_000, '': 0 };
  for (const [text, amount] of Object.entries(amounts)) {
    const found = await read('Mã đơn;Tiền thu hộ', `${code};${text}`);
    assert.deepEqual(found, [amount, 'different', amount], text);
  }
  for (const text of ['abc', '260.000 + phí', '20,5']) {
    const marked = await read('Mã đơn;Tiền thu hộ', `${code};${text}`);
    assert.deepEqual(marked, [null, 'unreadable', 0], text);
  }
  const cut = await read('Mã đơn,Tiền thu hộ', `${code},1,030,000`);
  assert.deepEqual(cut, [null, 'unreadable', 0]);
});

Deno.test('the carrier collects a deposit that was paid back, and no refund after the delivery', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const { orderId: id, code, amount } = await place(shop);
  await database.batch((db) => [
    db.insert(payments).values([60_000, -60_000].map((amount): typeof payments.$inferInsert => ({
      ...{ orderId: id, amount, method: 'transfer', state: 'paid', provider: 'manual', at: 0 },
      reference: String(amount),
    }))),
  ]);
  const { csv } = await runAsOwner(database, handOver, { carrier: 'ghn' });
  assert.ok(csv.includes(`,${amount},`), csv);
  await setStatus(deps, id, 'shipping');
  const { version } = await setStatus(deps, id, 'delivered');
  const order = await runAsOwner(deps, refundOrder, { id, version, amount: 5_000, reason: 'Xước' });
  assert.deepEqual([order.paid, order.due], [amount - 5_000, 0]);
  const list = `Mã đơn,COD\n${code},${amount}`;
  const { lines } = await runAsOwner(database, reconcileCod, { list });
  assert.deepEqual(lines.map(({ state }) => state), ['equal']);
});

Deno.test('orders.reconcileCod rejects a text without both columns', async () => {
  await using shop = await openTestShop();
  const invalid = ['', 'xin chào', 'Mã đơn hàng\n1', 'COD\n5', '"'.repeat(99), 'a\n'.repeat(3_000)];
  for (const list of invalid) {
    await assert.rejects(
      runAsOwner(shop.database, reconcileCod, { list }),
      ValidationError,
      list.slice(0, 20),
    );
  }
});
