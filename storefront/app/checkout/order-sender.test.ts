import {
  defaultShipping,
  type OrderStatus,
  orderTotals,
  welcomeRule,
} from '@thach-an/edge-api/contract';
import assert from 'node:assert/strict';
import { createApiClient } from '../api/api-client.ts';
import { createOrderCalls } from './order-calls.ts';
import type { ComposedOrder, PendingOrder } from './order-records.ts';
import { createOrderSender } from './order-sender.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { type Network, openApi } from '../../testing/open-api.ts';
import { createTabRecord } from '../shell/tab-record.ts';

/** Opens the real API with one customer, and a browser tab with a simulated network. */
async function openShop() {
  const { api, deps, post, token, [Symbol.asyncDispose]: close } = await openApi({
    CARD_PAYMENTS: 'on',
  });
  let network: Network = 'on';
  const client = createApiClient('http://shop.example', async (input, init) => {
    if (network === 'off') throw new TypeError('no network');
    const reply = await api.request(new Request(input, init));
    if (network === 'on') return reply;
    await reply.body?.cancel();
    throw new TypeError('the response was lost');
  });
  const storage = memoryStorage();
  const placed: ComposedOrder[] = [];
  const statuses: OrderStatus[] = [];
  let time = 1_000;
  /** Opens a page of the tab, which shares only the storage with its other pages. */
  const open = () => {
    const pending = createTabRecord('x', (value) => value as PendingOrder ?? undefined, storage);
    const sender = createOrderSender({
      calls: createOrderCalls(client),
      pending,
      onPlaced: (request, status) => {
        placed.push(request);
        statuses.push(status);
      },
      now: () => time,
      retryDelay: 1,
    });
    return { pending, sender };
  };
  const [product] = (await deps.catalogue.current()).products!;
  const order = (street = '1 Trần Phú', quantity = 1): ComposedOrder => {
    const items = [{ ...product!, quantity }];
    const address = {
      firstName: 'An',
      lastName: 'Lê',
      email: 'an@example.com',
      phone: '0905123456',
      street,
      ward: 'Phường Thạch Thang',
      district: 'Quận Hải Châu',
      city: 'Thành phố Đà Nẵng',
      country: 'Việt Nam' as const,
    };
    return { address, items, amount: orderTotals(items, defaultShipping).amount };
  };
  return {
    token,
    open,
    order,
    placed,
    statuses,
    post,
    /** Lets every order on delivery need a deposit. */
    requireDeposits() {
      const account = { bank: '970436', account: '1017595600', name: 'NGUYEN VAN AN', hours: 24 };
      const rule = { depositFrom: 1, depositAmount: 100_000 };
      deps.transferAccount = () => Promise.resolve({ ...account, ...rule });
    },
    /** Lets a promo code pay for a whole order. */
    async giveAway() {
      deps.shipping = () => Promise.resolve({ fee: 0, freeFrom: 0 });
      await deps.database.batch((db) => [
        db.run(`update promo_codes set value = 100, first_order_only = 0,
          limit_per_customer = null`),
      ]);
    },
    setNetwork: (next: Network) => void (network = next),
    pass: (ms: number) => void (time += ms),
    orders: async () => {
      const { data } = await post('/api/order/userorders', {}, token);
      return (data as { status: string }[]).map(({ status }) => status);
    },
    [Symbol.asyncDispose]: close,
  };
}

Deno.test('an order whose response was lost is found before a changed one is sent', async () => {
  await using shop = await openShop();
  const { sender } = shop.open();
  shop.setNetwork('responses lost');
  assert.equal((await sender.send(shop.token, 'cod', shop.order())).kind, 'failed');
  assert.equal((await shop.orders()).length, 1);
  // The first order may have been placed, so no other may be sent.
  const changed = shop.order('2 Trần Phú');
  assert.equal((await sender.send(shop.token, 'cod', changed)).kind, 'failed');
  shop.setNetwork('on');
  assert.equal((await sender.send(shop.token, 'cod', changed)).kind, 'placed');
  assert.equal((await shop.orders()).length, 1);
  assert.deepEqual(shop.placed.map(({ address }) => address.street), ['1 Trần Phú']);
});

Deno.test('an order that never arrived does not block a changed one', async () => {
  await using shop = await openShop();
  const { sender } = shop.open();
  shop.setNetwork('off');
  assert.equal((await sender.send(shop.token, 'cod', shop.order())).kind, 'failed');
  shop.setNetwork('on');
  assert.equal((await sender.send(shop.token, 'cod', shop.order('2 Trần Phú'))).kind, 'placed');
  assert.equal((await shop.orders()).length, 1);
  assert.deepEqual(shop.placed.map(({ address }) => address.street), ['2 Trần Phú']);
});

Deno.test('an order above the limits is reported as one that waits, also if its response was lost', async () => {
  await using shop = await openShop();
  const { sender } = shop.open();
  await sender.send(shop.token, 'cod', shop.order());
  shop.setNetwork('responses lost');
  const large = shop.order('1 Trần Phú', 6);
  assert.equal((await sender.send(shop.token, 'cod', large)).kind, 'failed');
  shop.setNetwork('on');
  // A changed order finds the one that was placed.
  await sender.send(shop.token, 'cod', shop.order('2 Trần Phú', 6));
  await sender.send(shop.token, 'cod', large);
  assert.deepEqual(shop.statuses, [
    'processing',
    'awaiting-confirmation',
    'awaiting-confirmation',
  ]);
});

Deno.test('an order that waits for its deposit has a code, and a changed order replaces it', async () => {
  await using shop = await openShop();
  shop.requireDeposits();
  const { sender } = shop.open();
  shop.setNetwork('responses lost');
  assert.equal((await sender.send(shop.token, 'cod', shop.order())).kind, 'failed');
  shop.setNetwork('on');
  const result = await sender.send(shop.token, 'cod', shop.order('2 Trần Phú'));
  assert.ok(result.kind === 'placed' && /^\w{8}$/.test(result.code ?? ''));
  assert.deepEqual(await shop.orders(), ['Chờ chuyển khoản', 'Đã hủy']);
  assert.deepEqual(shop.placed.map(({ address }) => address.street), ['2 Trần Phú']);
});

Deno.test('an order that is sent twice at the same time is placed once', async () => {
  await using shop = await openShop();
  const { sender } = shop.open();
  const results = await Promise.all([
    sender.send(shop.token, 'cod', shop.order()),
    sender.send(shop.token, 'cod', shop.order()),
  ]);
  assert.deepEqual(results, [{ kind: 'placed' }, { kind: 'placed' }]);
  assert.equal(shop.placed.length, 1);
  assert.equal((await shop.orders()).length, 1);
});

Deno.test('an order whose responses were lost is placed once after a reload', async () => {
  await using shop = await openShop();
  const first = shop.open();
  shop.setNetwork('responses lost');
  const lost = await first.sender.send(shop.token, 'cod', shop.order());
  assert.deepEqual(lost, { kind: 'failed', message: 'Có lỗi xảy ra khi đặt hàng' });
  assert.equal(first.pending.get()?.sending, false);
  shop.setNetwork('on');
  const second = shop.open();
  const again = shop.order();
  again.items[0]!.stock -= 1;
  assert.deepEqual(await second.sender.send(shop.token, 'cod', again), { kind: 'placed' });
  assert.equal((await shop.orders()).length, 1);
  assert.equal(second.pending.get(), undefined);
  // An order that is sent again after its success is another order.
  assert.deepEqual(await second.sender.send(shop.token, 'cod', again), { kind: 'placed' });
  assert.equal((await shop.orders()).length, 2);
});

Deno.test('an order keeps its idempotency key while its result is unknown', async () => {
  await using shop = await openShop();
  const { sender, pending } = shop.open();
  shop.setNetwork('off');
  const keys = new Set<string | undefined>();
  for (let tries = 0; tries < 3; tries += 1) {
    await sender.send(shop.token, 'cod', shop.order());
    keys.add(pending.get()?.key);
  }
  assert.equal(keys.size, 1);
  shop.setNetwork('on');
  await sender.send(shop.token, 'cod', shop.order());
  await sender.send(shop.token, 'cod', shop.order());
  assert.equal((await shop.orders()).length, 2, 'sent again after the first was placed');
});

Deno.test('an order counts as interrupted only in its session, and only for a while', async () => {
  await using shop = await openShop();
  const { pending, sender } = shop.open();
  const order = { key: 'k', payment: 'cod' as const, request: shop.order(), sentAt: 1_000 };
  pending.set({ ...order, token: shop.token, sending: true });
  assert.equal(shop.open().sender.interrupted(shop.token)?.key, 'k');
  assert.equal(sender.interrupted('another'), undefined);
  shop.pass(11 * 60_000);
  assert.equal(sender.interrupted(shop.token), undefined);
});

Deno.test('an unpaid order is continued, or cancelled for the order that replaces it', async () => {
  await using shop = await openShop();
  const { sender } = shop.open();
  const first = await sender.send(shop.token, 'card', shop.order());
  const second = await shop.open().sender.send(shop.token, 'card', shop.order());
  assert.equal(first.kind, 'pay');
  assert.deepEqual(second, first);
  assert.deepEqual(await shop.open().sender.send(shop.token, 'cod', shop.order()), {
    kind: 'placed',
  });
  assert.deepEqual(await shop.orders(), ['Đang xử lý', 'Đã hủy']);
});

Deno.test('a card order above a limit is placed: it waits for the owner', async () => {
  await using shop = await openShop();
  const result = await shop.open().sender.send(shop.token, 'card', shop.order('1 Lê Lợi', 6));
  // The page with this code says that nothing is paid in advance.
  assert.ok(result.kind === 'placed' && /^\w{8}$/.test(result.code ?? ''));
  assert.deepEqual(shop.statuses, ['awaiting-confirmation']);
  assert.equal(shop.open().pending.get(), undefined);
  assert.deepEqual(await shop.orders(), ['Chờ xác nhận']);
});

Deno.test('a card order of which nothing is left to pay is placed', async () => {
  await using shop = await openShop();
  await shop.giveAway();
  const free = { ...shop.order(), promoCode: 'WELCOME10', amount: 0 };
  const result = await shop.open().sender.send(shop.token, 'card', free);
  assert.ok(result.kind === 'placed' && /^\w{8}$/.test(result.code ?? ''));
  assert.deepEqual([shop.statuses, shop.open().pending.get()], [['processing'], undefined]);
});

Deno.test('an order that was cancelled in the meantime is placed again', async () => {
  await using shop = await openShop();
  const { sender, pending } = shop.open();
  const first = await sender.send(shop.token, 'card', shop.order());
  const { orderId } = pending.get()!;
  await shop.post('/api/order/verify', { success: false, orderId }, shop.token);
  const second = await sender.send(shop.token, 'card', shop.order());
  assert.equal(second.kind, 'pay');
  assert.notDeepEqual(second, first);
  assert.deepEqual(await shop.orders(), ['Chờ thanh toán', 'Đã hủy']);
});

Deno.test('send() distinguishes the refusals of the API', async () => {
  await using shop = await openShop();
  const { sender, pending } = shop.open();
  const send = (order: ComposedOrder, token = shop.token) => sender.send(token, 'cod', order);
  const overpriced = shop.order();
  overpriced.items[0]!.price += 1;
  overpriced.amount += 1;
  const changed = await send(overpriced);
  assert.equal(
    changed.kind === 'changed' && changed.changes[0]?.price,
    overpriced.items[0]!.price - 1,
  );
  const code = shop.order();
  const discounted = orderTotals(code.items, defaultShipping, welcomeRule).amount;
  const refused = await send({ ...code, promoCode: 'WELCOME10', amount: discounted });
  assert.equal(refused.kind, 'promo-refused');
  const unknown = shop.order();
  unknown.address.ward = 'Phường Không Có';
  const address = await send(unknown);
  assert.equal(address.kind, 'address-refused');
  assert.equal(pending.get(), undefined);
  assert.deepEqual(await send(shop.order(), 'x'), { kind: 'expired' });
  assert.equal(pending.get()?.sending, false, 'kept for the next log-in');
});
