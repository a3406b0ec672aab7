import assert from 'node:assert/strict';
import { type PayableOrder, PaymentError, type PaymentProvider } from '../payment-provider.ts';

/** Provider under test, with the actions of a customer. */
export interface ProviderUnderTest extends AsyncDisposable {
  provider: PaymentProvider;
  /** Creates an order without a payment. */
  newOrder(): Promise<PayableOrder>;
  pay(reference: string): Promise<void>;
}

/** Defines the tests that every payment provider must pass. */
export function testProviderContract(name: string, start: () => Promise<ProviderUnderTest>) {
  const test = (title: string, run: (context: ProviderUnderTest) => Promise<void>) =>
    Deno.test(`${name}: ${title}`, async () => {
      await using context = await start();
      await run(context);
    });

  test('open() is idempotent, also concurrently', async ({ provider, newOrder }) => {
    const order = await newOrder();
    const first = await provider.open(order);
    assert.deepEqual(await provider.open(order), first);
    assert.ok(URL.canParse(first.url!));
    assert.ok(first.reference.length >= 43, 'it cannot be guessed');
    const concurrent = await Promise.all([provider.open(order), provider.open(order)]);
    assert.deepEqual(concurrent, [first, first]);
  });

  test('two orders have two payments', async ({ provider, newOrder }) => {
    const [one, other] = [await newOrder(), await newOrder()];
    assert.notEqual((await provider.open(one)).reference, (await provider.open(other)).reference);
  });

  test('a payment is open until it is paid', async ({ provider, newOrder, pay }) => {
    const { reference } = await provider.open(await newOrder());
    assert.equal(await provider.getStatus(reference), 'open');
    await pay(reference);
    assert.equal(await provider.getStatus(reference), 'paid');
  });

  test('a closed payment stays closed and cannot be paid', async ({ provider, newOrder, pay }) => {
    const { reference } = await provider.open(await newOrder());
    assert.equal(await provider.close(reference), 'closed');
    await assert.rejects(async () => await pay(reference));
    assert.equal(await provider.getStatus(reference), 'closed');
    assert.equal(await provider.close(reference), 'closed');
  });

  test('close() of a paid payment returns paid', async ({ provider, newOrder, pay }) => {
    const { reference } = await provider.open(await newOrder());
    await pay(reference);
    assert.equal(await provider.close(reference), 'paid');
    assert.equal(await provider.getStatus(reference), 'paid');
  });

  test('an unknown payment throws a PaymentError', async ({ provider }) => {
    for (const id of ['unknown', '', '../../charges', 'a b']) {
      await assert.rejects(provider.getStatus(id), PaymentError, id);
      await assert.rejects(provider.close(id), PaymentError, id);
    }
  });
}
