import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { checkStock } from '../catalogue/check-catalogue.ts';
import { placeOrder } from '../checkout/place-order.ts';
import {
  orderRequest,
  readOrder,
  readStock,
  sampleAccount,
} from '../checkout/testing/order-fixtures.ts';
import { savePromo } from '../checkout/promo/save-promo.ts';
import { users } from '../db/schema/account-tables.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { sampleAddress } from '../testing/sample-address.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { listAudit } from '../operations/list-audit.ts';
import { createOrder } from './create-order.ts';
import { recordPayment } from './transfers/record-payment.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { saveShipping } from '../settings/save-shipping.ts';
import { editOrder } from './edit-order.ts';
import { getOrder } from './get-order.ts';
import { setStatus } from './testing/set-status.ts';
import { placeWaitingOrder } from './testing/place-waiting-order.ts';

async function place({ deps }: TestShop, quantities: Record<string, number>, promoCode?: string) {
  const request = orderRequest(quantities, { promoCode });
  const { orderId } = await placeOrder(deps, { userId: 'an', request, payment: 'cod' });
  return await runAsOwner(deps, getOrder, { id: orderId });
}

Deno.test('edited items keep their price and move the stock by the difference', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const { id, version } = await place(shop, { 'sample-0': 3, 'sample-1': 1 }, 'WELCOME10');
  await database.batch((db) => [db.run(sql`update products set price = 200000`)]);
  const items = [{ productId: 'sample-0', quantity: 1 }, { productId: 'sample-2', quantity: 1 }];
  const edited = await runAsOwner(deps, editOrder, { id, version, changes: { items } });
  assert.deepEqual(edited.items.map(({ productId, price }) => [productId, price]), [
    ['sample-0', 250_000],
    ['sample-2', 200_000],
  ]);
  // The discount of 10 percent keeps its share.
  assert.deepEqual([edited.subtotal, edited.discount, edited.amount], [450_000, 45_000, 415_000]);
  assert.equal(edited.due, edited.amount);
  assert.deepEqual(
    await Promise.all(['sample-0', 'sample-1', 'sample-2'].map((one) => readStock(database, one))),
    [9, 10, 9],
  );
  assert.deepEqual(edited.timeline[0]?.kind, 'edited');
  assert.deepEqual(await checkStock(database), []);
  const more = { id, version: edited.version, changes: { items: [items[0]] } };
  const results = await Promise.allSettled([1, 2].map(() => runAsOwner(deps, editOrder, more)));
  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
});

Deno.test('fewer goods keep their share of a code, also below its minimum, and never more', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const promo = { kind: 'amount', value: 150_000, minimum: 1_000_000 } as const;
  await runAsOwner(deps, savePromo, { code: 'MOT', ...promo });
  const request = orderRequest({ 'sample-0': 3, 'sample-1': 1 }, { promoCode: 'MOT', promo });
  const { orderId: id } = await placeOrder(deps, { userId: 'an', request, payment: 'cod' });
  let order = await runAsOwner(deps, getOrder, { id });
  assert.deepEqual([order.subtotal, order.discount, order.amount], [1_000_000, 150_000, 860_000]);
  const edit = async (quantity: number) => {
    const changes = { items: [{ productId: 'sample-0', quantity }] };
    order = await runAsOwner(deps, editOrder, { id, version: order.version, changes });
    assert.equal(order.amount, order.subtotal - order.discount + order.shipping);
    return [order.subtotal, order.discount];
  };
  assert.deepEqual(await edit(2), [500_000, 75_000]);
  assert.deepEqual(await edit(4), [1_000_000, 75_000]);
  assert.deepEqual(await edit(1), [250_000, 18_750]);
});

Deno.test('an edit that the stock does not allow, or that is invalid, changes nothing', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const { id, version } = await place(shop, { 'sample-0': 2 });
  const edit = (changes: object) => runAsOwner(deps, editOrder, { id, version, changes });
  const items = (productId: string, quantity: number) => ({ items: [{ productId, quantity }] });
  await assert.rejects(edit(items('sample-0', 11)), (error: Error & { details?: unknown }) => {
    assert.deepEqual(error.details, {
      id,
      missing: [{ name: 'Vòng tay đá số 0', quantity: 11, stock: 10 }],
    });
    return true;
  });
  const both = { items: [...items('sample-0', 9).items, ...items('sample-1', 11).items] };
  await assert.rejects(edit(both), (error: Error & { details?: unknown }) => {
    assert.deepEqual(error.details, {
      id,
      missing: [{ name: 'Vòng tay đá số 1', quantity: 11, stock: 10 }],
    });
    return true;
  });
  await database.batch((db) => [
    db.run(
      sql`update products set price = 60000000000000, original_price = null where id = 'sample-2'`,
    ),
  ]);
  for (
    const changes of [
      {},
      { items: [] },
      items('sample-2', 2),
      items('nothing', 1),
      items('sample-0', 0),
      { items: [1, 2].map((quantity) => ({ productId: 'sample-0', quantity })) },
      { discount: 500_001 },
      { discount: -1 },
      { address: { phone: '123' } },
    ]
  ) {
    await assert.rejects(edit(changes), { code: 'BROKEN_RULE' }, JSON.stringify(changes));
  }
  assert.equal((await runAsOwner(deps, getOrder, { id })).version, version);
  assert.equal(await readStock(database), 8);
});

Deno.test('the address and the discount are edited before the order is handed over', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { id, version } = await place(shop, { 'sample-0': 2 });
  const changes = {
    address: { phone: '+84 987 654 321', street: '1 Hàng Bài' },
    discount: 100_000,
  };
  const edited = await runAsOwner(deps, editOrder, { id, version, changes });
  assert.equal(edited.address.phone, '0987654321');
  assert.equal(edited.address.city, sampleAddress.city);
  assert.deepEqual([edited.discount, edited.amount], [100_000, 410_000]);
  const log = JSON.stringify(await runAsOwner(deps, listAudit, { subject: id }));
  assert.doesNotMatch(log, /987654321|Hàng Bài/);
  const items = edited.items.map(({ productId, quantity }) => ({ productId, quantity }));
  const same = { id, version: edited.version, changes: { ...changes, items } };
  assert.deepEqual(await runAsOwner(deps, editOrder, same), edited, 'nothing was changed');
  const sent = await setStatus(deps, id, 'shipping');
  await assert.rejects(
    runAsOwner(deps, editOrder, { id, version: sent.version, changes }),
    { code: 'ORDER_STATUS' },
  );
});

Deno.test('the fee follows the address to another province, and stays within its province', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const { id, version } = await place(shop, { 'sample-0': 2 });
  const city = 'Tỉnh Hà Giang';
  const groups = [{ name: 'Miền núi', provinces: [city], fee: 40_000, freeFrom: 0, time: '' }];
  await runAsOwner(deps, saveShipping, { version: 0, changes: { fee: 15_000, groups } });
  const edit = (version: number, address: Partial<typeof sampleAddress>) =>
    runAsOwner(deps, editOrder, { id, version, changes: { address } });
  const near = await edit(version, { street: '1 Hàng Bài' });
  assert.deepEqual([near.shipping, near.amount], [10_000, 510_000]);
  const far = await edit(near.version, { city });
  assert.deepEqual([far.shipping, far.amount], [40_000, 540_000]);
});

Deno.test('the fee for the delivery follows the weight of all edited items', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const { id, version } = await place(shop, { 'sample-0': 1 });
  await database.batch((db) => [db.run(sql`update products set weight_grams = 600`)]);
  const weightSteps = [{ above: 1_000, fee: 20_000 }];
  await runAsOwner(deps, saveShipping, { version: 0, changes: { weightSteps } });
  const changes = { items: [{ productId: 'sample-0', quantity: 2 }] };
  const edited = await runAsOwner(deps, editOrder, { id, version, changes });
  assert.deepEqual([edited.shipping, edited.amount], [30_000, 530_000]);
});

Deno.test('items of an order that waits for confirmation take no stock', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const id = await placeWaitingOrder(deps, { 'sample-0': 8 });
  const { version } = await runAsOwner(deps, getOrder, { id });
  const items = [{ productId: 'sample-0', quantity: 20 }];
  await runAsOwner(deps, editOrder, { id, version, changes: { items } });
  assert.equal(await readStock(database), 10);
});

Deno.test('of a product that was hidden, an edited order keeps at most what it has', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const { id, version } = await place(shop, { 'sample-0': 2, 'sample-1': 1 });
  await database.batch((db) => [db.run(sql`update products set hidden = 1 where id = 'sample-0'`)]);
  const edit = (quantity: number) =>
    runAsOwner(deps, editOrder, {
      ...{ id, version },
      changes: { items: [{ productId: 'sample-0', quantity }] },
    });
  await assert.rejects(edit(3), { code: 'BROKEN_RULE' });
  assert.deepEqual((await edit(2)).items.map(({ quantity }) => quantity), [2]);
});

const { firstName: _, lastName: __, email: ___, phone: ____, ...placeOnly } = sampleAddress;
const phoneOrder = {
  customer: { name: 'Trần Thị Hoa', phone: '0901 234 567' },
  address: placeOnly,
  items: [{ productId: 'sample-0', quantity: 2 }],
  payment: 'cod',
  note: 'Giao buổi chiều',
};

Deno.test('an order by phone takes stock, is confirmed, and makes a guest without a mailbox', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const order = await runAsOwner(deps, createOrder, phoneOrder);
  assert.deepEqual([order.status, order.amount], ['processing', 510_000]);
  assert.equal(order.confirmedAt, deps.clock());
  assert.deepEqual(order.notes.map(({ text }) => text), ['Giao buổi chiều']);
  assert.deepEqual(order.timeline.map(({ kind, actor }) => [kind, actor]), [['placed', 'cli']]);
  assert.equal(await readStock(database), 8);
  const again = await runAsOwner(deps, createOrder, phoneOrder);
  assert.notEqual(again.id, order.id);
  const owners = await database.read.values(sql`
    select count(distinct user_id), count(*) from orders`);
  assert.deepEqual([owners[0]?.[0], owners[0]?.[1]], [1, 2]);
});

Deno.test('an order by phone with the address of an account belongs to it, once per key', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const customer = { ...phoneOrder.customer, email: 'An@Example.com' };
  const key = crypto.randomUUID();
  const input = { ...phoneOrder, customer, key };
  const placed = await Promise.all([1, 2].map(() => runAsOwner(deps, createOrder, input)));
  assert.equal(placed[0]?.id, placed[1]?.id);
  assert.equal(await readStock(database), 8);
  const [row] = await database.read.values(sql`select user_id from orders`);
  assert.equal(row?.[0], 'an');
  for (
    const [changes, code] of [
      [{ items: [{ productId: 'sample-0', quantity: 9 }] }, 'OUT_OF_STOCK'],
      [{ items: [{ productId: 'nothing', quantity: 1 }] }, 'BROKEN_RULE'],
      [{ customer: { id: 'nobody' }, address: sampleAddress }, 'NOT_FOUND'],
      [{ customer: {} }, 'BROKEN_RULE'],
    ] as const
  ) {
    await assert.rejects(runAsOwner(deps, createOrder, { ...phoneOrder, ...changes }), { code });
  }
});

Deno.test('an order by phone whose reply was lost is not placed again with a corrected phone number', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const input = { ...phoneOrder, key: crypto.randomUUID() };
  const { id, code } = await runAsOwner(deps, createOrder, input);
  const corrected = [
    { customer: { ...phoneOrder.customer, phone: '0901234568' } },
    { items: [{ productId: 'sample-0', quantity: 3 }] },
  ];
  for (const changes of corrected) {
    await assert.rejects(runAsOwner(deps, createOrder, { ...input, ...changes }), {
      ...{ code: 'IDEMPOTENCY_KEY_REUSED', values: { code } },
    });
  }
  assert.equal(await readStock(database), 8);
  assert.equal((await runAsOwner(deps, createOrder, input)).id, id);
});

Deno.test('an order by phone stays out of an account that a stranger registered with the address', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const account = { emailVerifiedAt: null, passwordHash: 'of a stranger' };
  await database.batch((db) => [db.update(users).set(account).where(eq(users.id, 'an'))]);
  const customer = { ...phoneOrder.customer, email: 'an@example.com' };
  const input = { ...phoneOrder, customer, key: crypto.randomUUID() };
  const placed = [1, 2].map(() => runAsOwner(deps, createOrder, input));
  const [order, repeated] = await Promise.all(placed);
  assert.deepEqual([order?.id, order?.address.email], [repeated?.id, 'an@example.com']);
  const { body } = await shop.post('order/userorders', {}, { as: 'an' });
  assert.deepEqual(body.data, []);
  const { code } = order!;
  assert.equal((await shop.post('order/view', { code }, { as: 'an' })).status, 404);
  // Nobody can log in to a guest, whose orders become those of the owner of the mailbox.
  await database.batch((db) => [
    db.update(users).set({ passwordHash: null }).where(eq(users.id, 'an')),
  ]);
  const later = await runAsOwner(deps, createOrder, { ...input, key: crypto.randomUUID() });
  assert.equal((await readOrder(database, later.id))?.userId, 'an');
});

Deno.test('an order by phone that is paid by transfer waits for it with a code to send', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const byTransfer = { ...phoneOrder, payment: 'transfer' };
  await assert.rejects(runAsOwner(deps, createOrder, byTransfer), { code: 'FORBIDDEN' });
  assert.equal(await readStock(database), 10);
  const { bank, account, name } = sampleAccount;
  const changes = { 'transfer.bank': bank, 'transfer.account': account, 'transfer.name': name };
  await runAsOwner(deps, saveSettings, { changes });
  const order = await runAsOwner(deps, createOrder, byTransfer);
  assert.deepEqual([order.status, order.due], ['awaiting-transfer', 510_000]);
  assert.equal(order.expiresAt, deps.clock() + 24 * 60 * 60_000);
  assert.equal(order.transfer?.amount, 510_000);
  assert.equal(order.transfer?.reference, `TA${order.code}`);
  assert.match(order.transfer?.qr ?? '', /^<svg/);
  assert.equal(await readStock(database), 8);

  const edit = (version: number, changes: object) =>
    runAsOwner(deps, editOrder, { id: order.id, version, changes });
  const moved = await edit(order.version, { address: { street: '9 Hàng Bạc' } });
  assert.deepEqual([moved.address.street, moved.due], ['9 Hàng Bạc', 510_000]);
  for (const changes of [{ discount: 1 }, { items: [{ productId: 'sample-0', quantity: 1 }] }]) {
    const error = { code: 'ORDER_STATUS', key: 'ORDER_STATUS.amount' };
    await assert.rejects(edit(moved.version, changes), error);
  }

  const payment = { orderId: order.id, amount: 510_000, at: deps.clock() };
  await runAsOwner(deps, recordPayment, payment);
  const paid = await runAsOwner(deps, getOrder, { id: order.id });
  assert.deepEqual([paid.status, paid.due, paid.transfer], ['processing', 0, null]);
});
