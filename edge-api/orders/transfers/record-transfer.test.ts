import assert from 'node:assert/strict';
import { asc } from 'drizzle-orm';
import { mails } from '../../db/schema/mail-tables.ts';
import { readStock } from '../../checkout/testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { expireUnconfirmedOrders } from '../expire-orders.ts';
import { getOrder } from '../get-order.ts';
import { setStatus } from '../testing/set-status.ts';
import { placeTransferOrder } from '../testing/place-transfer-order.ts';
import type { ReceivedTransfer } from '../../payments/transfers/transfer-service.ts';
import { recordTransfer } from './record-transfer.ts';
import { listUnmatched } from './unmatched-transfers.ts';

const hour = 60 * 60_000;

let count = 0;

function receive(shop: TestShop, content: string, amount: number, fields = {}) {
  const id = String(count += 1);
  const transfer: ReceivedTransfer = {
    ...{ provider: 'sepay', id, amount, content, at: shop.deps.clock() },
    ...fields,
  };
  return recordTransfer(shop.deps, transfer);
}

async function read({ deps }: TestShop, id: string) {
  const order = await runAsOwner(deps, getOrder, { id });
  const { status, payments, version, paid } = order;
  const amounts = { paid, due: Math.max(0, order.due), refundDue: Math.max(0, -order.due) };
  return { status, ...amounts, payments: payments.length, version, order };
}

async function mailsOf({ read }: TestShop['database']) {
  const rows = await read.select().from(mails).orderBy(asc(mails.id));
  return rows.map(({ kind, orderStatus }) =>
    orderStatus === null ? kind : `${kind} ${orderStatus}`
  );
}

const unmatched = async ({ deps }: TestShop) => (await runAsOwner(deps, listUnmatched, {})).items;

Deno.test('the exact amount pays an order, whose text may be written in any way', async () => {
  await using shop = await openTestShop();
  const { id, reference } = await placeTransferOrder(shop);
  const before = await read(shop, id);
  assert.deepEqual([before.status, before.due], ['awaiting-transfer', 510_000]);
  const typed = `MBVCB.${reference.toLowerCase().replace(/(.{4})/g, '$1 ')}-CT tu 0011`;
  assert.equal(await receive(shop, typed, 510_000), 'booked');
  const after = await read(shop, id);
  assert.deepEqual([after.status, after.paid, after.due], ['processing', 510_000, 0]);
  assert.ok(after.version > before.version);
  assert.equal(after.order.paidAt, shop.deps.clock());
  assert.deepEqual(after.order.timeline.map(({ kind, actor }) => [kind, actor]).sort(), [
    ['paid', 'sepay'],
    ['placed', 'customer'],
    ['status', 'sepay'],
  ]);
  assert.equal(await readStock(shop.database), 8);
  assert.deepEqual(await mailsOf(shop.database), ['order-placed', 'order-status processing']);
});

Deno.test('a repeated notice changes nothing, also at the same time', async () => {
  await using shop = await openTestShop();
  const { id, reference } = await placeTransferOrder(shop);
  await Promise.all([1, 2, 3].map(() => receive(shop, reference, 510_000, { id: 'one' })));
  const { version, ...order } = await read(shop, id);
  assert.deepEqual([order.payments, order.refundDue], [1, 0]);
  assert.equal(await receive(shop, reference, 999_999, { id: 'one' }), 'booked');
  assert.equal((await read(shop, id)).version, version);
  assert.equal((await mailsOf(shop.database)).length, 2);
});

Deno.test('less than the amount is a part, and the rest pays the order', async () => {
  await using shop = await openTestShop();
  const { id, reference } = await placeTransferOrder(shop);
  const { version } = await read(shop, id);
  await receive(shop, reference, 200_000);
  const part = await read(shop, id);
  assert.deepEqual([part.status, part.paid, part.due], ['awaiting-transfer', 200_000, 310_000]);
  assert.ok(part.version > version);
  await receive(shop, reference, 310_000);
  const full = await read(shop, id);
  assert.deepEqual([full.status, full.paid, full.due], ['processing', 510_000, 0]);
});

Deno.test('more than the amount, or the amount twice, leaves a difference to refund', async () => {
  await using shop = await openTestShop();
  const { id, reference } = await placeTransferOrder(shop);
  await receive(shop, reference, 600_000);
  assert.equal((await read(shop, id)).refundDue, 90_000);
  await receive(shop, reference, 510_000);
  const twice = await read(shop, id);
  assert.deepEqual([twice.status, twice.payments, twice.refundDue], ['processing', 2, 600_000]);
});

Deno.test('money for an unknown order, or for none or two, waits without an order', async () => {
  await using shop = await openTestShop();
  const first = await placeTransferOrder(shop);
  const second = await placeTransferOrder(shop, { userId: 'binh' });
  for (const text of ['', 'TA22222222', `${first.reference} ${second.reference}`]) {
    assert.equal(await receive(shop, text, 510_000), 'unmatched');
  }
  const items = await unmatched(shop);
  assert.deepEqual(items.map(({ order }) => order), [null, null, null]);
  assert.deepEqual(
    items[0]?.suggestions.map(({ code }) => code).sort(),
    [
      first.code,
      second.code,
    ].sort(),
  );
  assert.deepEqual(shop.logs.map(({ level }) => level), ['warn', 'warn', 'warn']);
  assert.equal((await read(shop, first.id)).paid, 0);
});

Deno.test('orders are suggested for the amount that is left to pay, and for each amount apart', async () => {
  const customers = Array.from({ length: 7 }, (_, index) => `customer-${index}`);
  await using shop = await openTestShop({
    customers: ['an', ...customers],
    products: sampleProducts(1, { stock: 99 }),
  });
  const parted = await placeTransferOrder(shop);
  await receive(shop, parted.reference, 200_000);
  const others = [];
  for (const userId of customers) {
    shop.advance(1000);
    others.push(await placeTransferOrder(shop, { userId }));
  }
  await receive(shop, 'phan con lai', 310_000);
  await receive(shop, 'mua da', 510_000);
  const [whole, rest] = await unmatched(shop);
  assert.deepEqual(rest?.suggestions.map(({ code }) => code), [parted.code]);
  const latest = others.slice(-3).map(({ code }) => code).reverse();
  assert.deepEqual(whole?.suggestions.map(({ code }) => code), latest);
});

Deno.test('money after the deadline waits, before and after the order has expired', async () => {
  await using shop = await openTestShop();
  const { id, reference } = await placeTransferOrder(shop);
  shop.advance(24 * hour + 1);
  assert.equal(await receive(shop, reference, 510_000), 'unmatched');
  assert.equal(await expireUnconfirmedOrders(shop.deps), 1);
  assert.equal(await receive(shop, reference, 510_000), 'unmatched');
  const { status, paid, order } = await read(shop, id);
  assert.deepEqual([status, paid], ['cancelled', 0]);
  assert.deepEqual(order.unmatched.map((transfer) => transfer.order?.id), [id, id]);
  assert.equal(await readStock(shop.database), 10);
});

Deno.test('a notice that arrives late counts with the time of its transfer', async () => {
  await using shop = await openTestShop();
  const { id, reference } = await placeTransferOrder(shop);
  const at = shop.deps.clock() + 1;
  shop.advance(24 * hour + 1);
  assert.equal(await receive(shop, reference, 510_000, { at }), 'booked');
  assert.equal((await read(shop, id)).status, 'processing');
});

Deno.test('a cancelled order stays cancelled, and what was paid before is to be refunded', async () => {
  await using shop = await openTestShop();
  const { id, reference } = await placeTransferOrder(shop);
  await receive(shop, reference, 200_000);
  await setStatus(shop.deps, id, 'cancelled');
  assert.equal(await receive(shop, reference, 310_000), 'unmatched');
  const { status, paid, due, refundDue } = await read(shop, id);
  assert.deepEqual([status, paid, due, refundDue], ['cancelled', 200_000, 0, 200_000]);
});

Deno.test('an order is either paid or expired, whichever comes first', async () => {
  await using shop = await openTestShop();
  for (let round = 0; round < 5; round += 1) {
    const { id, reference } = await placeTransferOrder(shop, { userId: 'binh' });
    const at = shop.deps.clock();
    shop.advance(24 * hour);
    const [state] = await Promise.all([
      receive(shop, reference, 510_000, { at }),
      expireUnconfirmedOrders(shop.deps),
    ]);
    const { status, paid } = await read(shop, id);
    const expected = state === 'booked' ? ['processing', 510_000] : ['cancelled', 0];
    assert.deepEqual([status, paid], expected);
  }
});
