import assert from 'node:assert/strict';
import { type PayableOrder, PaymentError, type PaymentProvider } from '../payment-provider.ts';

/** A provider under test, with what a customer does on its page. */
export interface ProviderUnderTest extends AsyncDisposable {
  provider: PaymentProvider;
  /** An order that nobody has opened a payment for. */
  newOrder(): Promise<PayableOrder>;
  pay(sessionId: string): Promise<void>;
}

/** What every payment provider keeps to. */
export function testProviderContract(name: string, start: () => Promise<ProviderUnderTest>) {
  const test = (promise: string, run: (under: ProviderUnderTest) => Promise<void>) =>
    Deno.test(`${name}: ${promise}`, async () => {
      await using under = await start();
      await run(under);
    });

  test('a payment that was opened twice is one', async ({ provider, newOrder }) => {
    const order = await newOrder();
    const first = await provider.open(order);
    assert.deepEqual(await provider.open(order), first);
    assert.ok(URL.canParse(first.url));
    assert.ok(first.sessionId.length >= 43, 'nobody can guess it');
    const [one, other] = await Promise.all([provider.open(order), provider.open(order)]);
    assert.deepEqual([one, other], [first, first]);
  });

  test('two orders have two payments', async ({ provider, newOrder }) => {
    const [one, other] = [await newOrder(), await newOrder()];
    assert.notEqual((await provider.open(one)).sessionId, (await provider.open(other)).sessionId);
  });

  test('a payment is open until it is paid', async ({ provider, newOrder, pay }) => {
    const { sessionId } = await provider.open(await newOrder());
    assert.equal(await provider.getStatus(sessionId), 'open');
    await pay(sessionId);
    assert.equal(await provider.getStatus(sessionId), 'paid');
  });

  test('what is closed stays closed and cannot be paid', async ({ provider, newOrder, pay }) => {
    const { sessionId } = await provider.open(await newOrder());
    assert.equal(await provider.close(sessionId), 'closed');
    await assert.rejects(async () => await pay(sessionId));
    assert.equal(await provider.getStatus(sessionId), 'closed');
    assert.equal(await provider.close(sessionId), 'closed');
  });

  test('what is paid stays paid when it is closed', async ({ provider, newOrder, pay }) => {
    const { sessionId } = await provider.open(await newOrder());
    await pay(sessionId);
    assert.equal(await provider.close(sessionId), 'paid');
    assert.equal(await provider.getStatus(sessionId), 'paid');
  });

  test('a payment that there is none of is an error, not a state', async ({ provider }) => {
    for (const id of ['unknown', '', '../../charges', 'a b']) {
      await assert.rejects(provider.getStatus(id), PaymentError, id);
      await assert.rejects(provider.close(id), PaymentError, id);
    }
  });
}
