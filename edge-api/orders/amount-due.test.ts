import assert from 'node:assert/strict';
import { amountDue, amountPaid, balanceOf } from './amount-due.ts';

Deno.test('amountPaid() returns the amount that the customer has paid and not got back, in đồng', () => {
  const none = { payments: [], received: 0, returnedAmount: 0 } as const;
  const order = { payment: 'cod', amount: 260_000, ...none } as const;
  assert.equal(amountPaid({ ...order, status: 'shipping' }), 0);
  assert.equal(amountPaid({ ...order, status: 'returned' }), 260_000);
});

Deno.test('amountDue() returns the amount that the customer still has to pay, in đồng', () => {
  const payments = [{ state: 'paid', amount: 260_000 }] as const;
  const goods = { amount: 250_000, returnedAmount: 0 };
  const order = { payment: 'card', ...goods, payments, received: 260_000 } as const;
  assert.equal(amountDue({ ...order, status: 'processing' }), -10_000);
  assert.equal(amountDue({ ...order, status: 'cancelled' }), -260_000);
  const refund = { state: 'paid', amount: -50_000 } as const;
  const scratched = { payment: 'cod', ...goods, payments: [refund], received: 0 } as const;
  assert.equal(amountDue({ ...scratched, status: 'delivered' }), 0);
  const returned = { ...order, status: 'delivered', returnedAmount: 100_000 } as const;
  assert.equal(amountDue(returned), -110_000);
  assert.equal(amountDue({ ...returned, payments: [] }), 150_000);
});

Deno.test('balanceOf() returns the balance of an order', () => {
  const payments = [{ state: 'paid', amount: 500 }, { state: 'paid', amount: 500 }] as const;
  const amounts = { amount: 500, returnedAmount: 0, received: 1_000 };
  const order = { payment: 'transfer', ...amounts, payments } as const;
  assert.deepEqual(balanceOf({ ...order, status: 'processing' }), {
    paid: 1_000,
    refunded: 0,
    due: 0,
    refundDue: 500,
  });
  const refunds = [...payments, { state: 'paid', amount: -300 }] as const;
  assert.deepEqual(balanceOf({ ...order, payments: refunds, status: 'cancelled' }), {
    paid: 700,
    refunded: 300,
    due: 0,
    refundDue: 700,
  });
});
