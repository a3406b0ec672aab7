import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { placeOrder } from '../checkout/place-order.ts';
import { orderRequest, readStock } from '../checkout/testing/order-fixtures.ts';
import { beforeWrite } from '../testing/before-write.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { removeAccount } from '../account/deletion/remove-account.ts';
import { users } from '../db/schema/account-tables.ts';
import { auditLog } from '../db/schema/audit-tables.ts';
import { blockedPhones, customerRecords } from '../db/schema/customer-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { getOrder } from '../orders/get-order.ts';
import { setStatus } from '../orders/testing/set-status.ts';
import { sampleAddress } from '../testing/sample-address.ts';
import { blockCustomer, noteCustomer } from './change-customer.ts';
import { customersQuery, getCustomer, listCustomers, type ListInput } from './list-customers.ts';

Deno.test('customers.list sums up the orders, finds phone, name and e-mail, and pages by key', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const request = orderRequest({ 'sample-0': 1 });
  const place = async (address = {}) => {
    const changed = { ...request, address: { ...sampleAddress, ...address } };
    const order = { userId: 'an', request: changed, payment: 'cod' } as const;
    return (await placeOrder(deps, order)).orderId;
  };
  const delivered = await place();
  for (const status of ['shipping', 'delivered'] as const) await setStatus(deps, delivered, status);
  await setStatus(deps, await place(), 'cancelled');
  await place({ lastName: 'Đỗ', firstName: 'Hòa', phone: '0987654321' });

  const list = (input: object) => runAsOwner(deps, listCustomers, input);
  const { items } = await list({});
  assert.deepEqual(items.map(({ id, orders, failed, spent }) => [id, orders, failed, spent]), [
    ['binh', 0, 0, 0],
    ['an', 3, 1, request.amount],
  ]);
  for (const search of ['do hoa', 'Đỗ', '0987 654', 'AN@exam', delivered.slice(0, 8)]) {
    assert.deepEqual((await list({ search })).items.map(({ id }) => id), ['an'], search);
  }
  assert.deepEqual((await list({ search: '%' })).items, []);
  const first = await list({ limit: 1 });
  assert.equal(first.next, 'binh');
  const second = await list({ limit: 1, after: first.next });
  assert.deepEqual(second.items.map(({ id }) => id), ['an']);
  assert.equal(second.next, undefined);

  const customer = await runAsOwner(deps, getCustomer, { id: 'an' });
  assert.deepEqual(customer.phones.toSorted(), [sampleAddress.phone, '0987654321'].toSorted());
  assert.equal(customer.latestOrders.length, 3);
  for (const giverPhone of ['0911222333', null]) {
    await database.batch((db) => [
      db.update(orders).set({ giftNote: '', giverPhone }).where(eq(orders.phone, '0987654321')),
    ]);
    const { phones } = await runAsOwner(deps, getCustomer, { id: 'an' });
    assert.deepEqual(new Set(phones), new Set([sampleAddress.phone, giverPhone ?? []].flat()));
  }
  await database.batch((db) => [db.update(users).set({ deletedAt: 1 }).where(eq(users.id, 'an'))]);
  await assert.rejects(runAsOwner(deps, getCustomer, { id: 'an' }), { code: 'NOT_FOUND' });
  assert.equal((await list({})).items.length, 1);
});

Deno.test('a note is kept with its version, and the log has its length only', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const first = await runAsOwner(deps, noteCustomer, {
    id: 'an',
    version: 0,
    text: ' Khách quen ',
  });
  assert.deepEqual([first.note, first.version], ['Khách quen', 1]);
  const outdated = { id: 'an', version: 0, text: 'Khác' };
  await assert.rejects(runAsOwner(deps, noteCustomer, outdated), (error: { details?: object }) => {
    assert.deepEqual(error.details, { current: first });
    return true;
  });
  const results = await Promise.allSettled(
    ['a', 'b', 'c'].map((text) => runAsOwner(deps, noteCustomer, { id: 'an', version: 1, text })),
  );
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
  const emptied = await runAsOwner(deps, noteCustomer, { id: 'an', text: '' });
  assert.deepEqual([emptied.note, emptied.version], ['', 3]);
  const rows = await shop.database.read.select().from(auditLog);
  assert.equal(rows.length, 3);
  assert.ok(!JSON.stringify(rows).includes('Khách'));
  for (const text of ['\0', 'a'.repeat(2_001), null, 5]) {
    const input = { id: 'an', text };
    await assert.rejects(runAsOwner(deps, noteCustomer, input), { code: 'BROKEN_RULE' });
  }
  await assert.rejects(runAsOwner(deps, noteCustomer, { id: 'x', text: 'a' }), {
    code: 'NOT_FOUND',
  });
});

/** Opens a shop in which only a block makes orders wait. */
async function openToBlock() {
  const limit = { quantity: 20, amount: 20_000_000, openOrders: 10 };
  const shop = await openTestShop({
    orderLimits: () =>
      Promise.resolve({
        newCustomer: limit,
        knownCustomer: limit,
        shares: false,
        confirmationTimeout: 86_400_000,
      }),
  });
  /** Orders, as a gift with the number of its giver, and returns the status. */
  const order = async (as: string, phone = sampleAddress.phone, giver?: string) => {
    const address = { ...sampleAddress, phone };
    const gift = giver === undefined ? undefined : { note: 'Chúc mừng', phone: giver };
    const request = { ...orderRequest(), address, gift };
    const { body } = await shop.post('order/placecod', request, { as });
    const { status, blocked } = await runAsOwner(shop.deps, getOrder, { id: body.orderId });
    assert.equal(blocked, status === 'awaiting-confirmation', 'staff see why an order waits');
    return status;
  };
  return { ...shop, order };
}

Deno.test('the orders of a blocked customer wait, also those of another account with the same phone', async () => {
  await using shop = await openToBlock();
  const { deps, database, order } = shop;
  assert.equal(await order('an'), 'processing');
  const stock = await readStock(database);
  const blocked = await runAsOwner(deps, blockCustomer, { id: 'an' });
  assert.equal(blocked.blockedAt, deps.clock());
  assert.equal(await order('an', '0977777777'), 'awaiting-confirmation');
  assert.equal(await order('binh'), 'awaiting-confirmation');
  assert.equal(await readStock(database), stock, 'a waiting order takes no stock');
  assert.equal(await order('binh', '0966666666'), 'processing');
  const { items } = await runAsOwner(deps, listCustomers, { state: 'blocked' });
  assert.deepEqual(items.map(({ id }) => id), ['an']);

  // The end of another block does not end that of a number which both have.
  await runAsOwner(deps, blockCustomer, { id: 'binh' });
  await runAsOwner(deps, blockCustomer, { id: 'an', blocked: false });
  const isPhone = eq(blockedPhones.origin, `phone ${sampleAddress.phone}`);
  const [kept] = await database.read.select().from(blockedPhones).where(isPhone);
  assert.equal(kept?.userId, 'binh');
  await runAsOwner(deps, blockCustomer, { id: 'binh', blocked: false });
  const { version } = await runAsOwner(deps, blockCustomer, { id: 'an' });

  const again = await runAsOwner(deps, blockCustomer, { id: 'an', version });
  assert.equal(again.version, version, 'nothing changes');
  const ended = await runAsOwner(deps, blockCustomer, { id: 'an', blocked: false });
  assert.equal(ended.blockedAt, null);
  assert.equal(await database.read.$count(blockedPhones), 0);
  assert.equal(await order('an'), 'processing');
  const rows = await database.read.select().from(auditLog)
    .where(eq(auditLog.operation, 'customers.block'));
  assert.deepEqual(rows.map(({ subject, after }) => [subject, after]), [
    ['an', '{"blocked":true}'],
    ['binh', '{"blocked":true}'],
    ['an', '{"blocked":false}'],
    ['binh', '{"blocked":false}'],
    ['an', '{"blocked":true}'],
    ['an', '{"blocked":false}'],
  ]);
});

Deno.test('a block covers the phone number of the giver of a gift, not that of its recipient', async () => {
  await using shop = await openToBlock();
  const { deps, order } = shop;
  const [giver, recipient] = ['0988888888', '0966666666'];
  assert.equal(await order('an', recipient, giver), 'processing');
  await runAsOwner(deps, blockCustomer, { id: 'an' });
  assert.equal(await order('binh', recipient), 'processing');
  assert.equal(await order('binh', giver), 'awaiting-confirmation');
  assert.equal(await order('binh', recipient, giver), 'awaiting-confirmation');
});

Deno.test('a note and a block that are stored while the account is deleted leave nothing', async () => {
  for (const hasOrder of [true, false]) {
    for (
      const change of [{ operation: noteCustomer, text: 'Khách quen' }, {
        operation: blockCustomer,
      }]
    ) {
      await using shop = await openTestShop();
      const { deps, database } = shop;
      const order = { userId: 'an', request: orderRequest(), payment: 'cod' } as const;
      if (hasOrder) await placeOrder(deps, order);
      const late = beforeWrite(deps, (db) => removeAccount(db, 'an', deps.clock()));
      const { operation, ...input } = change;
      const writing = runAsOwner(late, operation as typeof noteCustomer, { id: 'an', ...input });
      await assert.rejects(writing, { code: 'NOT_FOUND' });
      for (const table of [customerRecords, blockedPhones, auditLog]) {
        assert.equal(await database.read.$count(table), 0);
      }
    }
  }
});

Deno.test('the lists of customers read no table from end to end, and do not sort all of them', async () => {
  await using shop = await openTestShop();
  const { read } = shop.database;
  const inputs = [{}, { after: 'an' }, { state: 'blocked' }, { search: 'an' }, { search: '0912' }];
  for (const input of inputs) {
    const query = customersQuery(read, { limit: 50, ...input } as ListInput);
    const steps = await read.all<{ detail: string }>(sql`explain query plan ${query.getSQL()}`);
    const plan = steps.map(({ detail }) => detail);
    const isBounded = 'search' in input || 'state' in input;
    const scans = plan.filter((step) => /^SCAN (?!\(|orders_search)/.test(step));
    assert.deepEqual(
      scans,
      isBounded ? [] : ['SCAN users USING INDEX users_by_time'].slice(0, scans.length),
    );
    if (!isBounded) assert.doesNotMatch(plan.join(), /TEMP B-TREE/);
  }
});
