import assert from 'node:assert/strict';
import { normalizePromoCode, type PromoRule } from '../../contract/checkout/promo.ts';
import { auditLog } from '../../db/schema/audit-tables.ts';
import { isConstraintViolation } from '../../db/sqlite-error.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { insertOrderStatements } from '../../orders/statements/insert-order.ts';
import { OtherProcess } from '../../orders/testing/other-process.ts';
import { setStatus } from '../../orders/testing/set-status.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { placeOrder } from '../place-order.ts';
import { orderRequest, readOrder } from '../testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkPromo, findPromo } from './check-promo.ts';
import { endPromo, listPromos, savePromo } from './save-promo.ts';

const tenth = { code: 'TET', kind: 'percent', value: 10 } as const;
const voucher = { code: 'QUA50', kind: 'amount', value: 50_000, minimum: 400_000 } as const;

const save = ({ deps }: TestShop, promo: Record<string, unknown>) =>
  runAsOwner(deps, savePromo, promo);

function place({ deps }: TestShop, userId: string, promoCode: string, promo: PromoRule) {
  const request = orderRequest({ 'sample-0': 1 }, { promoCode, promo });
  return placeOrder(deps, { userId, request, payment: 'cod' });
}

const placeTenth = (shop: TestShop, userId: string) =>
  place(shop, userId, 'tet', { ...tenth, minimum: 0 });

/** Returns the code with which the check and an order are refused. */
async function refusalOf(shop: TestShop, userId: string): Promise<string> {
  const customer = { userId, now: shop.deps.clock(), subtotal: 250_000 };
  const error = await checkPromo(shop.database, customer, 'TET').catch((error) => error);
  await assert.rejects(placeTenth(shop, userId), { code: error.code });
  return error.code;
}

Deno.test('a new shop has WELCOME10, and a code is added, changed and ended', async () => {
  await using shop = await openTestShop();
  const { items: [welcome] } = await runAsOwner(shop.deps, listPromos, {});
  const unset = { from: null, to: null, limit: null };
  assert.deepEqual(welcome, {
    ...{ code: 'WELCOME10', kind: 'percent', value: 10, minimum: 0, ...unset },
    ...{ firstOrderOnly: true, limitPerCustomer: 1, used: 0, version: 1 },
  });
  const added = await save(shop, { ...voucher, code: ' qua50 ', version: 0 });
  const others = { ...unset, limitPerCustomer: null, firstOrderOnly: false, used: 0 };
  assert.deepEqual(added, { ...voucher, ...others, version: 1 });
  assert.deepEqual(await save(shop, { ...voucher, version: 0 }), added, 'sent again');
  const changed = await save(shop, { ...voucher, value: 60_000, version: 1 });
  assert.deepEqual([changed.value, changed.version], [60_000, 2]);
  assert.deepEqual(await save(shop, { ...voucher, value: 60_000 }), changed, 'nothing changed');
  await assert.rejects(save(shop, { ...voucher, version: 1 }), ({ code, details }) => {
    assert.deepEqual([code, details.current], ['CHANGED', changed]);
    return true;
  });
  await assert.rejects(save(shop, { ...voucher, version: 0 }), ({ code, issues }) => {
    assert.deepEqual([code, issues], ['BROKEN_RULE', [{ path: 'code', reason: 'promoTaken' }]]);
    return true;
  });
  const now = shop.deps.clock();
  const ended = await runAsOwner(shop.deps, endPromo, { code: 'QUA50' });
  assert.deepEqual(ended, { ...changed, to: now, version: 3 });
  assert.deepEqual(await runAsOwner(shop.deps, endPromo, { code: 'QUA50' }), ended);
  const log = await shop.database.read.select().from(auditLog);
  assert.deepEqual(log.map(({ operation, before }) => [operation, JSON.parse(before)]), [
    ['promos.save', null],
    ['promos.save', { value: 50_000 }],
    ['promos.end', { to: null }],
  ]);
  const first = await runAsOwner(shop.deps, listPromos, { limit: 1 });
  assert.deepEqual([first.items.length, first.next], [1, 'QUA50']);
  const second = await runAsOwner(shop.deps, listPromos, { after: first.next });
  assert.deepEqual(second.items, [welcome]);
  await assert.rejects(runAsOwner(shop.deps, endPromo, { code: 'X' }), { code: 'NOT_FOUND' });
});

Deno.test('an invalid code is refused with its fields', async () => {
  await using shop = await openTestShop();
  const cases: [path: string, fields: Record<string, unknown>][] = [
    ['code', { code: 'MÃ 1' }],
    ['code', { code: '' }],
    ['kind', { kind: 'free' }],
    ['value', { value: 101 }],
    ['value', { value: 0 }],
    ['value', { value: 1.5 }],
    ['minimum', { minimum: -1 }],
    ['limit', { limit: 0 }],
    ['to', { from: 5, to: 5 }],
  ];
  for (const [path, fields] of cases) {
    await assert.rejects(save(shop, { ...tenth, ...fields }), ({ issues }) => {
      assert.deepEqual(issues.map((issue: { path: string }) => issue.path), [path]);
      return true;
    });
  }
  await assert.rejects(save(shop, { ...tenth, code: 'tết 2027!' }), ({ issues }) => {
    assert.match(issues[0].values.sentence, /^Mã chỉ gồm chữ không dấu, số và dấu gạch/);
    return true;
  });
  // A code may take off the whole price.
  await save(shop, { ...tenth, code: 'QUA100', value: 100 });
  await save(shop, tenth);
  await placeTenth(shop, 'an');
  await placeTenth(shop, 'binh');
  await assert.rejects(save(shop, { ...tenth, limit: 1 }), { code: 'BROKEN_RULE' });
  assert.equal((await save(shop, { ...tenth, limit: 2 })).used, 2);
});

Deno.test('a code is valid in its period, from its minimum, and as often as its limits allow', async () => {
  await using shop = await openTestShop();
  const now = shop.deps.clock();
  await save(shop, { ...tenth, from: now + 1 });
  assert.equal(await refusalOf(shop, 'an'), 'PROMO_NOT_STARTED');
  await save(shop, { ...tenth, from: now - 1, to: now });
  assert.equal(await refusalOf(shop, 'an'), 'PROMO_ENDED');
  await save(shop, { ...tenth, from: now, to: now + 1, limit: 2 });
  const { orderId } = await placeTenth(shop, 'an');
  assert.equal((await readOrder(shop.database, orderId))?.discount, 25_000);
  await placeTenth(shop, 'an');
  assert.equal(await refusalOf(shop, 'binh'), 'PROMO_EXHAUSTED');
  await setStatus(shop.deps, orderId, 'cancelled');
  assert.ok(await placeTenth(shop, 'binh'));
  await save(shop, { ...tenth, limitPerCustomer: 2 });
  assert.ok(await placeTenth(shop, 'an'));
  assert.equal(await refusalOf(shop, 'an'), 'PROMO_USED');
  await save(shop, { ...tenth, firstOrderOnly: true });
  assert.equal(await refusalOf(shop, 'binh'), 'PROMO_NOT_FIRST');
});

Deno.test('an amount is taken off from the minimum on, and never more than the goods', async () => {
  await using shop = await openTestShop();
  await save(shop, voucher);
  const rule = { ...voucher, minimum: 0 };
  await assert.rejects(place(shop, 'an', 'QUA50', rule), { code: 'PROMO_MINIMUM' });
  await save(shop, { ...voucher, minimum: 250_000 });
  const { orderId } = await place(shop, 'an', 'QUA50', rule);
  assert.equal((await readOrder(shop.database, orderId))?.discount, 50_000);
  await save(shop, { ...voucher, value: 900_000, minimum: 0 });
  const whole = await place(shop, 'an', 'QUA50', { ...rule, value: 900_000 });
  const order = await readOrder(shop.database, whole.orderId);
  assert.deepEqual([order?.discount, order?.amount], [250_000, 10_000]);
});

Deno.test('an order with the discount of an earlier version is refused with the present amount', async () => {
  await using shop = await openTestShop();
  await save(shop, { ...tenth, value: 20 });
  await assert.rejects(placeTenth(shop, 'an'), {
    code: 'PRICE_CHANGED',
    details: { changes: [], amount: 210_000 },
  });
});

Deno.test('a discount that is changed before the order is written stores nothing', async () => {
  await using shop = await openTestShop();
  await save(shop, tenth);
  const request = orderRequest({ 'sample-0': 1 }, { promoCode: 'TET' });
  const fields = { payment: 'cod', idempotencyKey: 'x', requestHash: 'x', origins: [] } as const;
  const order = {
    id: 'x',
    code: '7K3M9QXY',
    userId: 'an',
    request,
    ...fields,
    createdAt: 1,
    expiresAt: null,
  };
  const write = (discount: number) => {
    const totals = { subtotal: 250_000, discount, shipping: 0, amount: 250_000 - discount };
    return shop.database.batch((db) => insertOrderStatements(db, order, totals, 'TET'));
  };
  await assert.rejects(write(25_001), isConstraintViolation);
  assert.equal((await findPromo(shop.database, 'TET'))?.used, 0);
  await write(25_000);
  assert.equal((await findPromo(shop.database, 'TET'))?.used, 1);
});

Deno.test('orders of two processes do not exceed the limits of a code', async () => {
  const customers = Array.from({ length: 8 }, (_, index) => `customer-${index}`);
  await using test = await openTestShop({
    customers,
    products: sampleProducts(1, { stock: 1000 }),
  });
  const { deps } = test;
  await using one = new OtherProcess();
  await using two = new OtherProcess();
  for (const process of [one, two]) await process.send({ open: test.url });
  const orderAll = (promoCode: string) =>
    Promise.all([one, two].map((process, number) =>
      process.send({
        run: customers.map((customer) => ({
          kind: 'place' as const,
          customer,
          payment: 'cod' as const,
          quantities: { 'sample-0': 1 },
          price: 250_000,
          promoCode,
          order: `${promoCode} ${number} ${customer}`,
          now: 1_000,
        })),
      })
    ));
  const count = (results: string[][]) => Object.groupBy(results.flat(), (result) => result);
  await runAsOwner(deps, savePromo, { ...tenth, limitPerCustomer: 1 });
  const once = count(await orderAll('TET'));
  assert.equal(once.PROMO_USED?.length, 8);
  await runAsOwner(deps, savePromo, { ...tenth, code: 'BA', limit: 3 });
  const limited = count(await orderAll('BA'));
  assert.equal(limited.PROMO_EXHAUSTED?.length, 13);
  assert.equal((await findPromo(test.database, normalizePromoCode('ba')))?.used, 3);
});
