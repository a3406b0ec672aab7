import assert from 'node:assert/strict';
import { preparedSince } from './prepared-since.ts';

const placed = { kind: 'placed', status: null, at: 1 } as const;
const changeTo = (status: string, at: number) => ({ kind: 'status', status, at }) as const;

Deno.test('preparedSince() is the time of an order that did not wait', () => {
  assert.equal(preparedSince({ status: 'processing', createdAt: 1, timeline: [placed] }), 1);
  const timeline = [changeTo('processing', 9), changeTo('shipping', 5), placed];
  assert.equal(preparedSince({ status: 'processing', createdAt: 1, timeline }), 1);
});

Deno.test('preparedSince() is the time at which an order has been paid or confirmed', () => {
  const timeline = [changeTo('shipping', 9), changeTo('processing', 5), placed];
  assert.equal(preparedSince({ status: 'shipping', createdAt: 1, timeline }), 5);
});

Deno.test('preparedSince() is null while an order waits, and once it has arrived', () => {
  for (const status of ['awaiting-transfer', 'delivered', 'cancelled'] as const) {
    assert.equal(preparedSince({ status, createdAt: 1, timeline: [placed] }), null);
  }
});
