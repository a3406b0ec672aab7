import type { Cart } from '@thach-an/edge-api/contract';
import assert from 'node:assert/strict';
import { createManualTimers } from '../../testing/manual-timers.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { type Network, openApi } from '../../testing/open-api.ts';
import { until } from '../../testing/until.ts';
import { createSessionStore, tokenKey } from '../account/session-store.ts';
import { createApiClient } from '../api/api-client.ts';
import { createCartCalls } from './cart-calls.ts';
import { cartKey, createCartStore } from './cart-store.ts';
import { createCartSync } from './cart-sync.ts';
import { createCartBase } from './sync/cart-base.ts';
import type { SyncTimers } from './sync/cart-sync-deps.ts';

const [one, two, three] = ['vong-tay-mat-ho', 'hu-da-ngu-sac', 'nhan-cam-thach'] as const;

/** Opens the real API with one account, and browsers with a simulated network. */
async function openShop() {
  const { api, deps, post, token, [Symbol.asyncDispose]: close } = await openApi();
  const pages: { leave(): void }[] = [];
  const browser = (cart?: Cart, timers?: SyncTimers) => {
    const opened = openBrowser((request) => api.request(request), cart, timers);
    pages.push(opened);
    return opened;
  };
  return {
    token,
    ids: (await deps.catalogue.current()).products!.map(({ _id }) => _id),
    post,
    browser,
    serverCart: async () => (await post('/api/cart/get', {}, token)).cartData as Cart,
    async [Symbol.asyncDispose]() {
      for (const page of pages) page.leave();
      await close();
    },
  };
}

function openBrowser(
  send: (request: Request) => Response | Promise<Response>,
  cart?: Cart,
  timers?: SyncTimers,
) {
  const stored = new Map<string, string>();
  if (cart) stored.set(cartKey, JSON.stringify(cart));
  const storage = memoryStorage(stored);
  const paths: string[] = [];
  let network: Network = 'on';
  /** The last request: the server answers it even if its page is left. */
  let lastRequest: Promise<unknown> = Promise.resolve();
  /** Responses are delivered after this promise. */
  let delivery = Promise.resolve();
  const never = new Promise<never>(() => {});

  /** Opens a page of this browser. */
  function openPage() {
    const events = new EventTarget();
    const store = createCartStore({ storage, events });
    const session = createSessionStore({ storage, events });
    let left = false;
    let expired = 0;
    const client = createApiClient('http://shop.example', async (input, init) => {
      const request = new Request(input, { ...init, keepalive: false });
      if (network === 'off') throw new TypeError('no network');
      paths.push(new URL(request.url).pathname.replace('/api/cart/', ''));
      const reply = Promise.resolve(send(request));
      lastRequest = reply;
      const response = await reply;
      await delivery;
      if (left) return await never;
      if (network !== 'responses lost') return response;
      await response.body?.cancel();
      throw new TypeError('the response was lost');
    });
    const sync = createCartSync({
      cart: store,
      base: createCartBase(storage),
      session,
      calls: createCartCalls(client),
      events,
      // A page that was left runs no more scripts.
      withLock: (task) => left ? never : task(),
      onExpired() {
        expired += 1;
        session.end();
      },
      delays: { collect: 30, batch: 60, retry: 5, retryLimit: 20 },
      timers,
    });
    sync.start();
    return {
      store,
      session,
      sync,
      events,
      expired: () => expired,
      cart: () => ({ ...store.read() }),
      leave: () => left = true,
    };
  }

  let page = openPage();
  return {
    get page() {
      return page;
    },
    paths,
    setNetwork(next: Network) {
      network = next;
      if (next === 'on') page.events.dispatchEvent(new Event('online'));
    },
    /** Holds back the responses until the returned function is called. */
    holdReplies() {
      const { promise, resolve } = Promise.withResolvers<void>();
      delivery = promise;
      return resolve;
    },
    async reload() {
      page.leave();
      await lastRequest;
      page = openPage();
      return page;
    },
    /** Logs in as the popup does. */
    async signIn(token: string) {
      page.sync.forget();
      page.session.begin(token);
      await page.sync.settled();
    },
    leave: () => page.leave(),
    stored: () => Object.fromEntries(stored),
  };
}

/** Asserts that two carts are equal, regardless of the order of their lines. */
const same = (cart: Cart, other: Cart) =>
  assert.deepEqual(
    Object.fromEntries(Object.entries(cart).sort()),
    Object.fromEntries(Object.entries(other).sort()),
  );

Deno.test('the carts of a guest and the account are joined with the larger quantities', async () => {
  await using shop = await openShop();
  const first = shop.browser({ [one]: 3, [two]: 1 });
  await first.signIn(shop.token);
  const second = shop.browser({ [one]: 1, [two]: 4, [three]: 1 });
  await second.signIn(shop.token);
  same(second.page.cart(), { [one]: 3, [two]: 4, [three]: 1 });
  same(await shop.serverCart(), second.page.cart());
});

Deno.test('two browsers of a customer have the same cart after a reload', async () => {
  await using shop = await openShop();
  const [first, second] = [shop.browser(), shop.browser()];
  await first.signIn(shop.token);
  await second.signIn(shop.token);
  first.page.sync.add(one, 'at-once');
  await first.page.sync.settled();
  second.page.sync.add(two, 'collected');
  second.page.sync.add(two, 'collected');
  await second.page.sync.settled();
  same(second.page.cart(), { [one]: 1, [two]: 2 });
  await (await first.reload()).sync.settled();
  same(first.page.cart(), { [one]: 1, [two]: 2 });
  first.page.store.deleteLine(two);
  await first.page.sync.settled();
  await (await second.reload()).sync.settled();
  same(second.page.cart(), { [one]: 1 });
});

Deno.test('after an outage the changes of both browsers are merged, and none is counted twice', async () => {
  await using shop = await openShop();
  const [first, second] = [shop.browser(), shop.browser()];
  await first.signIn(shop.token);
  await second.signIn(shop.token);
  first.setNetwork('off');
  first.page.sync.add(one, 'at-once');
  first.page.sync.add(one, 'at-once');
  second.page.sync.add(two, 'at-once');
  await second.page.sync.settled();
  assert.equal(first.page.sync.unsynced(), true);
  // The page is left during the outage.
  await first.reload();
  first.page.sync.add(three, 'collected');
  first.setNetwork('on');
  await first.page.sync.settled();
  const all = { [one]: 2, [two]: 1, [three]: 1 };
  same(await shop.serverCart(), all);
  same(first.page.cart(), all);
  await (await second.reload()).sync.settled();
  same(second.page.cart(), all);
});

Deno.test('awaited() is true until the account’s cart is loaded or an attempt has failed', async () => {
  await using shop = await openShop();
  const browser = shop.browser();
  assert.equal(browser.page.sync.awaited(), false, 'a guest has no account');
  browser.setNetwork('off');
  const states: boolean[] = [];
  browser.page.sync.subscribe(() => states.push(browser.page.sync.awaited()));
  const signedIn = browser.signIn(shop.token);
  await until(() => states.at(-1) === false);
  assert.ok(states.includes(true), 'it was loading');
  browser.setNetwork('on');
  await signedIn;
  await browser.page.sync.settled();
  assert.equal(browser.page.sync.awaited(), false);
});

Deno.test('loading() is true on each page until it has tried to load the account’s cart', async () => {
  await using shop = await openShop();
  const browser = shop.browser();
  assert.equal(browser.page.sync.loading(), false, 'a guest has no account');
  await browser.signIn(shop.token);
  await browser.page.sync.settled();
  assert.equal(browser.page.sync.loading(), false);
  const page = await browser.reload();
  assert.equal(page.sync.awaited(), false, 'the page before has stored the cart');
  assert.equal(page.sync.loading(), true);
  await page.sync.settled();
  assert.equal(page.sync.loading(), false);
});

Deno.test('an addition whose response was lost is not counted twice', async () => {
  await using shop = await openShop();
  const browser = shop.browser();
  await browser.signIn(shop.token);
  browser.setNetwork('responses lost');
  browser.page.sync.add(one, 'at-once');
  await until(() => browser.paths.includes('batch-update'));
  same(await shop.serverCart(), { [one]: 1 });
  browser.setNetwork('on');
  await browser.page.sync.settled();
  same(await shop.serverCart(), { [one]: 1 });
  same(browser.page.cart(), { [one]: 1 });
});

Deno.test('a change whose response was lost can be undone, also at the server', async () => {
  await using shop = await openShop();
  const browser = shop.browser({ [two]: 3 });
  await browser.signIn(shop.token);
  browser.setNetwork('responses lost');
  browser.page.sync.add(one, 'at-once');
  browser.page.store.setQuantity(two, 5);
  await until(async () => {
    const cart = await shop.serverCart();
    return cart[one] === 1 && cart[two] === 5;
  });
  browser.page.store.deleteLine(one);
  browser.page.store.setQuantity(two, 3);
  assert.equal(browser.page.sync.unsynced(), true);
  await browser.reload();
  browser.setNetwork('on');
  await browser.page.sync.settled();
  same(browser.page.cart(), { [two]: 3 });
  same(await shop.serverCart(), { [two]: 3 });
});

Deno.test('an addition whose response was lost can be undone before it is repeated', async () => {
  await using shop = await openShop();
  const timers = createManualTimers();
  const browser = shop.browser({}, timers);
  await browser.signIn(shop.token);
  browser.setNetwork('responses lost');
  browser.page.sync.add(one, 'at-once');
  await until(() => timers.delays().length > 0);
  same(await shop.serverCart(), { [one]: 1 });
  browser.page.store.deleteLine(one);
  browser.setNetwork('on');
  timers.advance(60);
  await browser.page.sync.settled();
  same(await shop.serverCart(), {});
});

Deno.test('the home page sends a unit immediately, the store after a pause, the cart page the whole cart', async () => {
  await using shop = await openShop();
  const timers = createManualTimers();
  const browser = shop.browser({}, timers);
  await browser.signIn(shop.token);
  browser.paths.length = 0;
  browser.page.sync.add(one, 'at-once');
  await browser.page.sync.settled();
  browser.page.sync.add(two, 'collected');
  browser.page.sync.add(two, 'collected');
  await until(() => timers.delays().length > 0);
  assert.deepEqual(timers.delays(), [30], 'the only timer is that of the pause');
  assert.deepEqual(browser.paths, ['add'], 'nothing is sent before it');
  timers.advance(30);
  await browser.page.sync.settled();
  assert.deepEqual(browser.paths, ['add', 'add', 'add']);
  browser.page.store.setQuantity(one, 5);
  browser.page.store.deleteLine(two);
  await until(() => timers.delays().length > 0);
  assert.deepEqual(timers.delays(), [60]);
  timers.advance(60);
  await browser.page.sync.settled();
  assert.deepEqual(browser.paths, ['add', 'add', 'add', 'batch-update']);
  same(await shop.serverCart(), { [one]: 5 });
});

Deno.test('a guest sends nothing', async () => {
  await using shop = await openShop();
  const started: number[] = [];
  const start = (_task: () => void, delay: number) => {
    started.push(delay);
    return () => {};
  };
  const browser = shop.browser({}, { now: () => 0, start });
  browser.page.sync.add(one, 'at-once');
  browser.page.store.setQuantity(one, 4);
  browser.page.events.dispatchEvent(new Event('online'));
  assert.deepEqual(started, [], 'without a timer nothing can be sent later');
  assert.deepEqual(browser.paths, []);
  assert.equal(browser.page.sync.unsynced(), false);
});

Deno.test('a session that the server rejects is ended, and the cart stays', async () => {
  await using shop = await openShop();
  const browser = shop.browser();
  await browser.signIn(shop.token);
  browser.page.sync.add(one, 'at-once');
  await browser.page.sync.settled();
  await shop.post('/api/user/logout', {}, shop.token);
  browser.page.sync.add(two, 'at-once');
  await until(() => browser.page.expired() > 0);
  same(browser.page.cart(), { [one]: 1, [two]: 1 });
  assert.equal(browser.stored()[tokenKey], undefined);
  assert.equal(browser.page.expired(), 1);
});

Deno.test('a response to an earlier session is ignored', async () => {
  await using shop = await openShop();
  const other = { name: 'Bình', email: 'binh@example.com', password: 'mật khẩu dài' };
  const { token } = await shop.post('/api/user/register', other);
  await shop.post('/api/cart/batch-update', { items: { [one]: 7 } }, shop.token);
  const browser = shop.browser();
  // The response arrives when another customer is logged in.
  const deliver = browser.holdReplies();
  browser.page.session.begin(shop.token);
  await until(() => browser.paths.includes('get'));
  browser.page.session.end();
  browser.page.store.clear();
  const signedIn = browser.signIn(token);
  deliver();
  await signedIn;
  same(browser.page.cart(), {});
});

Deno.test('a cart that could not be loaded falls back to the stored one and is loaded later', async () => {
  await using shop = await openShop();
  await shop.post('/api/cart/batch-update', { items: { [one]: 2 } }, shop.token);
  const browser = shop.browser({ [two]: 1 });
  browser.setNetwork('off');
  browser.page.session.begin(shop.token);
  assert.equal(browser.page.sync.awaited(), true);
  await until(() => !browser.page.sync.awaited());
  same(browser.page.cart(), { [two]: 1 });
  assert.equal(browser.page.sync.unsynced(), true);
  browser.setNetwork('on');
  await browser.page.sync.settled();
  same(browser.page.cart(), { [one]: 2, [two]: 1 });
});

Deno.test('after random changes and outages two browsers have the same cart', async () => {
  await using shop = await openShop();
  let seed = 20261121;
  const randomBelow = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor(seed / 2 ** 32 * below);
  };
  const browsers = [shop.browser(), shop.browser()];
  for (const browser of browsers) await browser.signIn(shop.token);
  for (let round = 0; round < 12; round += 1) {
    // Each browser changes its own products: for a shared one, the later change would win.
    const expected: Cart = {};
    for (const [index, browser] of browsers.entries()) {
      for (let step = 0; step < 8; step += 1) {
        browser.setNetwork((['on', 'on', 'off', 'responses lost'] as const)[randomBelow(4)]!);
        const id = shop.ids[index * 6 + randomBelow(6)]!;
        const action = randomBelow(4);
        if (action < 2) browser.page.sync.add(id, action === 0 ? 'at-once' : 'collected');
        else if (action === 2) browser.page.store.setQuantity(id, randomBelow(5));
        else await browser.reload();
        if (randomBelow(2) === 0) {
          await new Promise((resolve) => setTimeout(resolve, randomBelow(15)));
        }
      }
      for (const id of shop.ids.slice(index * 6, index * 6 + 6)) {
        const quantity = browser.page.cart()[id];
        if (quantity) expected[id] = quantity;
      }
    }
    for (const browser of browsers) browser.setNetwork('on');
    for (const browser of browsers) await browser.page.sync.settled();
    for (const browser of browsers) await (await browser.reload()).sync.settled();
    const [first, second] = browsers;
    same(first!.page.cart(), expected);
    same(second!.page.cart(), expected);
    same(await shop.serverCart(), expected);
  }
});

Deno.test('placed() removes ordered units immediately and then loads the server’s cart', async () => {
  await using shop = await openShop();
  const [browser, other] = [shop.browser(), shop.browser()];
  for (const { signIn } of [browser, other]) await signIn(shop.token);
  browser.page.store.setQuantity(one, 2);
  browser.page.store.setQuantity(two, 3);
  await browser.page.sync.settled();
  // At the server the order has removed its units, and another device has added one since.
  await shop.post('/api/cart/batch-update', { items: { [two]: 1, [three]: 1 } }, shop.token);
  browser.page.sync.placed({ [one]: 2, [two]: 2 });
  same(browser.page.cart(), { [two]: 1 });
  assert.equal(browser.page.sync.unsynced(), false, 'the removal is no change to be sent');
  await browser.page.sync.settled();
  same(browser.page.cart(), { [two]: 1, [three]: 1 });
  same(await shop.serverCart(), browser.page.cart());
  await (await browser.reload()).sync.settled();
  same(browser.page.cart(), { [two]: 1, [three]: 1 });
});

Deno.test('a browser that missed the order does not restore its units', async () => {
  await using shop = await openShop();
  const [browser, other] = [shop.browser(), shop.browser()];
  for (const { signIn } of [browser, other]) await signIn(shop.token);
  browser.page.store.setQuantity(one, 2);
  await browser.page.sync.settled();
  await (await other.reload()).sync.settled();
  browser.setNetwork('off');
  await shop.post('/api/cart/batch-update', { items: {} }, shop.token);
  browser.page.sync.placed({ [one]: 2 });
  same(browser.page.cart(), {});
  other.page.store.setQuantity(three, 1);
  await other.page.sync.settled();
  browser.setNetwork('on');
  await browser.page.sync.settled();
  same(browser.page.cart(), { [three]: 1 });
  same(other.page.cart(), { [three]: 1 });
});
