import assert from 'node:assert/strict';
import { isPrintable, parcelMoney } from './parcel-money.ts';

const order = { status: 'processing', payment: 'cod', due: 360_000, deposit: 0, paid: 0 } as const;

Deno.test('the carrier collects an order on delivery, and nothing of a transfer', () => {
  assert.deepEqual(parcelMoney(order), { collect: 360_000, unpaid: 0 });
  const transfer = { ...order, status: 'awaiting-transfer', payment: 'transfer' } as const;
  assert.deepEqual(parcelMoney(transfer), { collect: 0, unpaid: 360_000 });
  // Such as after a change of the order that made it cheaper.
  assert.deepEqual(parcelMoney({ ...order, due: -10_000 }), { collect: 0, unpaid: 0 });
});

Deno.test('the carrier never collects the deposit', () => {
  const waiting = { ...order, status: 'awaiting-transfer', deposit: 100_000 } as const;
  assert.deepEqual(parcelMoney(waiting), { collect: 260_000, unpaid: 100_000 });
  const part = { ...waiting, due: 320_000, paid: 40_000 };
  assert.deepEqual(parcelMoney(part), { collect: 260_000, unpaid: 60_000 });
  const arrived = { ...waiting, status: 'processing', due: 260_000, paid: 100_000 } as const;
  assert.deepEqual(parcelMoney(arrived), { collect: 260_000, unpaid: 0 });
});

Deno.test('a cancelled order and a returned one have no parcel to print for', () => {
  assert.ok(isPrintable({ status: 'awaiting-transfer' }));
  assert.ok(!isPrintable({ status: 'cancelled' }));
  assert.ok(!isPrintable({ status: 'returned' }));
});
