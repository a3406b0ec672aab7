import assert from 'node:assert/strict';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { createPromoStore } from './applied-promo.ts';

const promo = {
  ...{ code: 'WELCOME10', kind: 'percent', value: 10, minimum: 0 } as const,
  effect: 'giảm 10% tiền hàng',
};

Deno.test('a promo code is in a second tab, and gone there after its order', () => {
  const stored = new Map<string, string>();
  const storage = memoryStorage(stored);
  const first = createPromoStore({ storage, events: new EventTarget() });
  first.set(promo);
  const events = new EventTarget();
  const second = createPromoStore({ storage, events });
  assert.deepEqual(second.get(), promo);
  first.set(undefined);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'promoCode' }));
  assert.equal(second.get(), undefined);
  assert.equal(stored.size, 0);
});

Deno.test('a damaged promo code is ignored', () => {
  for (const text of ['{"a":', 'null', '"WELCOME10"', '{"code":"A"}']) {
    const storage = memoryStorage(new Map([['promoCode', text]]));
    assert.equal(createPromoStore({ storage, events: new EventTarget() }).get(), undefined, text);
  }
});
