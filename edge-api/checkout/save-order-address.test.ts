import assert from 'node:assert/strict';
import { DatabaseBusyError } from '../db/database-errors.ts';
import { savedAddresses } from '../db/schema/account-tables.ts';
import { hashOrderRequest, placeOrder } from './place-order.ts';
import { orderRequest } from './testing/order-fixtures.ts';
import { openTestShop } from '../testing/open-test-shop.ts';

Deno.test('an order saves its address on request only, and renews a saved one', async () => {
  await using api = await openTestShop();
  const rows = () => api.database.read.select().from(savedAddresses);
  const place = (path: string, saveAddress?: boolean) =>
    api.post(path, { ...orderRequest(), saveAddress }, { as: 'an' });
  assert.equal((await place('order/placecod')).status, 200);
  assert.equal((await place('order/placecod', false)).status, 200);
  assert.deepEqual(await rows(), []);
  assert.equal((await place('order/placecod', true)).status, 200);
  const [saved] = await rows();
  assert.deepEqual(
    [saved?.userId, saved?.street, saved?.phone, saved?.usedAt],
    ['an', '12 Hàng Bạc', '0912345678', api.deps.clock()],
  );
  api.advance(5);
  assert.equal((await place('order/place', true)).status, 200);
  assert.deepEqual(await rows(), [{ ...saved, usedAt: api.deps.clock() }]);
});

Deno.test('a rejected order saves no address', async () => {
  await using api = await openTestShop();
  const request = { ...orderRequest({ 'sample-0': 11 }), saveAddress: true };
  assert.equal((await api.post('order/placecod', request, { as: 'an' })).status, 409);
  assert.equal(await api.database.read.$count(savedAddresses), 0);
});

Deno.test('an order with eleven addresses is placed, and saves ten of them', async () => {
  await using shop = await openTestShop();
  for (let index = 0; index < 11; index += 1) {
    const request = orderRequest({ [`sample-${index % 3}`]: 1 });
    const address = { ...request.address, street: `${index} Hàng Bạc` };
    await placeOrder(shop.deps, {
      userId: 'an',
      request: { ...request, address, saveAddress: true },
      payment: 'cod',
    });
  }
  assert.equal(await shop.database.read.$count(savedAddresses), 10);
});

Deno.test('saveAddress has no influence on the digest of a request', () => {
  const digest = hashOrderRequest(orderRequest(), 'cod');
  for (const saveAddress of [true, false]) {
    assert.equal(hashOrderRequest({ ...orderRequest(), saveAddress }, 'cod'), digest);
  }
});

Deno.test('an order is placed even if its address cannot be saved', async () => {
  await using shop = await openTestShop();
  const { database, deps } = shop;
  let batches = 0;
  const failing: typeof database = {
    ...database,
    read: database.read,
    batch(build) {
      batches += 1;
      if (batches === 2) {
        return Promise.reject(new DatabaseBusyError('busy'));
      }
      return database.batch(build);
    },
  };
  const request = { ...orderRequest(), saveAddress: true };
  const order = { userId: 'an', request, payment: 'cod' as const };
  const { status } = await placeOrder({ ...deps, database: failing }, order);
  assert.equal(status, 'processing');
  assert.deepEqual(shop.logs, [{ level: 'warn', message: 'address of an order not saved' }]);
});
