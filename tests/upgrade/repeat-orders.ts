import assert from 'node:assert/strict';
import { type FixtureFacts, type FixtureOrder, type Line, orderBody } from './fixture/fixture.ts';
import { call, sendRequest, type ShopReply } from './send-request.ts';

/** Origins of the process of the baseline and of the new one. */
export interface Origins {
  old: string;
  next: string;
}

const line: Line = ['nhan-mat-ho', 400_000, 1];

/** Sends the request of an order. A repeated one has the same idempotency key. */
export function sendOrder(
  origin: string,
  { customers }: FixtureFacts,
  { customer, payment, key, request }: Omit<FixtureOrder, 'id'>,
): Promise<ShopReply> {
  return sendRequest(origin, {
    path: `/api/order/${payment}`,
    token: customers[customer]!.token,
    headers: { 'Idempotency-Key': key },
    body: request,
  });
}

/** Repeats the orders of the fixture, which were placed before the upgrade. */
export async function repeatFixtureOrders(
  origins: Partial<Origins>,
  facts: FixtureFacts,
): Promise<void> {
  const repeatable = Object.entries(facts.orders)
    .filter(([, { customer }]) => facts.customers[customer]!.token !== undefined);
  for (const [name, order] of repeatable) {
    for (const [process, origin] of Object.entries(origins)) {
      const place = `the order '${name}' at the ${process} process`;
      const { status, text } = await sendOrder(origin, facts, order);
      const reply = JSON.parse(text);
      if (name === 'cancelled') {
        assert.equal(reply.code, 'ORDER_CANCELLED', place);
      } else if (name === 'paid by card') {
        assert.equal(reply.code, 'ALREADY_PAID', place);
      } else {
        assert.equal(status, 200, `${place}: ${text}`);
        assert.equal(reply.orderId, order.id, place);
      }
      const changed = { ...order, request: orderBody([line]) };
      const other = JSON.parse((await sendOrder(origin, facts, changed)).text);
      if (name !== 'processing') assert.equal(other.code, 'IDEMPOTENCY_KEY_REUSED', place);
    }
  }
}

/**
 * Places orders at one process and repeats them at the other, on delivery and by card.
 *
 * @returns ids of the orders on delivery
 */
export async function repeatNewOrders(origins: Origins, facts: FixtureFacts): Promise<string[]> {
  const { old, next } = origins;
  const placed: string[] = [];
  for (const [from, to, name] of [[old, next, 'old'], [next, old, 'next']] as const) {
    for (const payment of ['placecod', 'place'] as const) {
      const key = `${payment} at the ${name} process`;
      const order = { customer: 'khanh', payment, key, request: orderBody([line]) };
      const before = await countOrders(to, facts, order.customer);
      const replies = [];
      for (const origin of [from, to, from]) replies.push(await sendOrder(origin, facts, order));
      const [first, ...repeated] = replies.map(({ text }) => JSON.parse(text));
      assert.ok(first.orderId, `${key}: ${replies[0]?.text}`);
      for (const reply of repeated) {
        assert.equal(reply.orderId, first.orderId, key);
        assert.equal(reply.session_url, first.session_url, key);
      }
      assert.equal(await countOrders(to, facts, order.customer), before + 1, key);
      if (payment === 'placecod') placed.push(first.orderId);
    }
  }
  return placed;
}

/** Pays orders at the page of one process, and checks the payment at the other. */
export async function payAcross({ old, next }: Origins, facts: FixtureFacts): Promise<void> {
  for (const [opens, pays, checks] of [[old, next, old], [next, old, next]] as const) {
    const order = {
      customer: 'phuong',
      payment: 'place' as const,
      key: `paid at ${pays}`,
      request: orderBody([line]),
    };
    const { session_url, orderId } = JSON.parse((await sendOrder(opens, facts, order)).text);
    await pay(pays, session_url);
    const verify = { path: '/api/order/verify', body: { success: true, orderId } };
    assert.equal((await call(checks, verify)).success, true);
    const { code } = JSON.parse((await sendOrder(opens, facts, order)).text);
    assert.equal(code, 'ALREADY_PAID');
  }
}

/** Pays at the page of the sandbox. */
async function pay(origin: string, sessionUrl: string): Promise<void> {
  const { pathname, origin: publicOrigin } = new URL(sessionUrl);
  const { status } = await sendRequest(origin, {
    path: pathname,
    headers: { Origin: publicOrigin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'action=pay',
  });
  assert.equal(status, 303);
}

async function countOrders(
  origin: string,
  { customers }: FixtureFacts,
  customer: string,
): Promise<number> {
  const { token } = customers[customer]!;
  const { data } = await call(origin, { method: 'POST', path: '/api/order/userorders', token });
  return data.length;
}
