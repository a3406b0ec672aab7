import assert from 'node:assert/strict';
import { sandboxPayments } from '../db/schema/order-tables.ts';
import { sandboxPath, settleSandboxPayment } from './sandbox-provider.ts';
import { testProviderContract } from './testing/provider-contract.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { withSandbox } from './testing/with-sandbox.ts';

testProviderContract('sandbox', async () => {
  const { database, ...shop } = withSandbox(await openTestShop());
  return {
    ...shop,
    async pay(reference) {
      const [[paid]] = await database.batch((db) => [settleSandboxPayment(db, reference, 'paid')]);
      assert.ok(paid, 'the payment was open');
    },
  };
});

Deno.test('sandbox: open() stores the amount and returns a page of the shop', async () => {
  await using shop = withSandbox(await openTestShop());
  const order = await shop.newOrder(99_999_999);
  const { reference, url } = await shop.provider.open(order);
  assert.equal(url, `https://shop.example${sandboxPath}/${reference}`);
  assert.match(reference, /^[\w-]{43}$/);
  assert.deepEqual(await shop.database.read.select().from(sandboxPayments), [
    { id: reference, orderId: order.id, amount: 99_999_999, state: 'open' },
  ]);
});

Deno.test('sandbox: of a concurrent payment and close() the first one wins', async () => {
  await using shop = withSandbox(await openTestShop());
  for (let round = 0; round < 10; round++) {
    const { reference } = await shop.provider.open(await shop.newOrder());
    const pay = () => shop.database.batch((db) => [settleSandboxPayment(db, reference, 'paid')]);
    const close = () => shop.provider.close(reference);
    const [first, second] = round % 2 ? [pay(), close()] : [close(), pay()];
    await Promise.all([first, second]);
    assert.equal(await shop.provider.getStatus(reference), round % 2 ? 'paid' : 'closed');
  }
});
