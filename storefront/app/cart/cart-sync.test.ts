import type { Cart } from '@thach-an/edge-api/contract';
import assert from 'node:assert/strict';
import { createApiClient } from '../api/api-client.ts';
import { createCartBase } from './sync/cart-base.ts';
import { createCartCalls } from './cart-calls.ts';
import { cartKey, createCartStore } from './cart-store.ts';
import { createCartSync } from './cart-sync.ts';
import { createSessionStore, tokenKey } from '../account/session-store.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { type Network, openApi } from '../../testing/open-api.ts';

const [one, two, three] = ['vong-tay-mat-ho', 'hu-da-ngu-sac', 'nhan-cam-thach'] as const;

/** The real API with one account, and browsers of its owner whose network the test cuts. */
async function openShop() {
  const { api, parts, post, token, [Symbol.asyncDispose]: close } = await openApi();
  const pages: { leave(): void }[] = [];
  const browser = (cart?: Cart) => {
    const opened = openBrowser((request) => api.request(request), cart);
    pages.push(opened);
    return opened;
  };
  return {
    token,
    ids: (await parts.catalogue.current()).products.map(({ _id }) => _id),
    post,
    browser,
    serverCart: async () => (await post('/api/cart/get', {}, token)).cartData as Cart,
    async [Symbol.asyncDispose]() {
      for (const page of pages) page.leave();
      await close();
    },
  };
}

function openBrowser(send: (request: Request) => Response | Promise<Response>, cart?: Cart) {
  const stored = new Map<string, string>();
  if (cart) stored.set(cartKey, JSON.stringify(cart));
  const storage = memoryStorage(stored);
  const paths: string[] = [];
  let network: Network = 'on';
  /** What the server is at: who leaves a page does not hear of it. */
  let underWay: Promise<unknown> = Promise.resolve();
  const never = new Promise<never>(() => {});

  /** A page of this browser, from its load until it is left. */
  function openPage() {
    const events = new EventTarget();
    const store = createCartStore({ storage, events });
    const session = createSessionStore({ storage, events });
    let gone = false;
    let expired = 0;
    const client = createApiClient('http://shop.example', async (input, init) => {
      const request = new Request(input, { ...init, keepalive: false });
      if (network === 'off') throw new TypeError('no network');
      paths.push(new URL(request.url).pathname.replace('/api/cart/', ''));
      const answer = Promise.resolve(send(request));
      underWay = answer;
      const reply = await answer;
      if (gone) return await never;
      if (network !== 'answers lost') return reply;
      await reply.body?.cancel();
      throw new TypeError('the answer was lost');
    });
    const sync = createCartSync({
      cart: store,
      base: createCartBase(storage),
      session,
      calls: createCartCalls(client),
      events,
      // A page that was left runs no more scripts.
      withLock: (task) => gone ? never : task(),
      onExpired() {
        expired += 1;
        session.end();
      },
      delays: { collect: 30, batch: 60, retry: 5, retryLimit: 20 },
    });
    sync.start();
    return {
      store,
      session,
      sync,
      events,
      expired: () => expired,
      cart: () => ({ ...store.read() }),
      leave: () => gone = true,
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
    async reload() {
      page.leave();
      await underWay;
      page = openPage();
      return page;
    },
    /** As the popup does it. */
    async signIn(token: string) {
      page.sync.forget();
      page.session.begin(token);
      await page.sync.settled();
    },
    leave: () => page.leave(),
    stored: () => Object.fromEntries(stored),
  };
}

/** Lines are compared, not their order. */
const same = (cart: Cart, other: Cart) =>
  assert.deepEqual(
    Object.fromEntries(Object.entries(cart).sort()),
    Object.fromEntries(Object.entries(other).sort()),
  );

Deno.test('a guest’s cart is joined with the account’s; the larger quantity wins', async () => {
  await using shop = await openShop();
  const first = shop.browser({ [one]: 3, [two]: 1 });
  await first.signIn(shop.token);
  const second = shop.browser({ [one]: 1, [two]: 4, [three]: 1 });
  await second.signIn(shop.token);
  same(second.page.cart(), { [one]: 3, [two]: 4, [three]: 1 });
  same(await shop.serverCart(), second.page.cart());
});

Deno.test('two browsers of one person see one cart after a reload', async () => {
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

Deno.test('changes of both sides are there after the network was cut, and nothing is counted twice', async () => {
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
  // The page is left while the network is away.
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

Deno.test('the account’s cart is awaited until it is here, or a try has failed', async () => {
  await using shop = await openShop();
  const browser = shop.browser();
  assert.equal(browser.page.sync.awaited(), false, 'a guest has no account’s cart');
  browser.setNetwork('off');
  const states: boolean[] = [];
  browser.page.sync.subscribe(() => states.push(browser.page.sync.awaited()));
  const signedIn = browser.signIn(shop.token);
  while (states.at(-1) !== false) await new Promise((resolve) => setTimeout(resolve, 1));
  assert.ok(states.includes(true), 'it was on its way');
  browser.setNetwork('on');
  await signedIn;
  await browser.page.sync.settled();
  assert.equal(browser.page.sync.awaited(), false);
});

Deno.test('an addition whose answer was lost is not counted twice', async () => {
  await using shop = await openShop();
  const browser = shop.browser();
  await browser.signIn(shop.token);
  browser.setNetwork('answers lost');
  browser.page.sync.add(one, 'at-once');
  while (!browser.paths.includes('batch-update')) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  same(await shop.serverCart(), { [one]: 1 });
  browser.setNetwork('on');
  await browser.page.sync.settled();
  same(await shop.serverCart(), { [one]: 1 });
  same(browser.page.cart(), { [one]: 1 });
});

Deno.test('a change that was taken back while its answer was lost is taken back at the server too', async () => {
  await using shop = await openShop();
  const browser = shop.browser({ [two]: 3 });
  await browser.signIn(shop.token);
  browser.setNetwork('answers lost');
  browser.page.sync.add(one, 'at-once');
  browser.page.store.setQuantity(two, 5);
  while (!(await shop.serverCart())[one] || (await shop.serverCart())[two] !== 5) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  browser.page.store.deleteLine(one);
  browser.page.store.setQuantity(two, 3);
  assert.equal(browser.page.sync.unsynced(), true);
  await browser.reload();
  browser.setNetwork('on');
  await browser.page.sync.settled();
  same(browser.page.cart(), { [two]: 3 });
  same(await shop.serverCart(), { [two]: 3 });
});

Deno.test('home sends each piece at once, the store one call per piece after a pause, the cart the whole', async () => {
  await using shop = await openShop();
  const browser = shop.browser();
  await browser.signIn(shop.token);
  browser.paths.length = 0;
  browser.page.sync.add(one, 'at-once');
  await browser.page.sync.settled();
  browser.page.sync.add(two, 'collected');
  browser.page.sync.add(two, 'collected');
  await new Promise((resolve) => setTimeout(resolve, 1));
  assert.deepEqual(browser.paths, ['add'], 'the pause is not over');
  await browser.page.sync.settled();
  assert.deepEqual(browser.paths, ['add', 'add', 'add']);
  browser.page.store.setQuantity(one, 5);
  browser.page.store.deleteLine(two);
  await browser.page.sync.settled();
  assert.deepEqual(browser.paths, ['add', 'add', 'add', 'batch-update']);
  same(await shop.serverCart(), { [one]: 5 });
});

Deno.test('a guest sends nothing', async () => {
  await using shop = await openShop();
  const browser = shop.browser();
  browser.page.sync.add(one, 'at-once');
  browser.page.store.setQuantity(one, 4);
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.deepEqual(browser.paths, []);
  assert.equal(browser.page.sync.unsynced(), false);
});

Deno.test('a session that the server does not know is ended, and the cart stays', async () => {
  await using shop = await openShop();
  const browser = shop.browser();
  await browser.signIn(shop.token);
  browser.page.sync.add(one, 'at-once');
  await browser.page.sync.settled();
  await shop.post('/api/user/logout', {}, shop.token);
  browser.page.sync.add(two, 'at-once');
  while (browser.page.expired() === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  same(browser.page.cart(), { [one]: 1, [two]: 1 });
  assert.equal(browser.stored()[tokenKey], undefined);
  assert.equal(browser.page.expired(), 1);
});

Deno.test('what was asked for one session does not come into the next', async () => {
  await using shop = await openShop();
  const other = { name: 'Bình', email: 'binh@example.com', password: 'mật khẩu dài' };
  const { token } = await shop.post('/api/user/register', other);
  await shop.post('/api/cart/batch-update', { items: { [one]: 7 } }, shop.token);
  const browser = shop.browser();
  // Not waited for: the answer comes when somebody else is signed in.
  browser.page.session.begin(shop.token);
  await new Promise((resolve) => setTimeout(resolve, 1));
  browser.page.session.end();
  browser.page.store.clear();
  await browser.signIn(token);
  same(browser.page.cart(), {});
});

Deno.test('a cart that could not be loaded falls back to the stored one and comes later', async () => {
  await using shop = await openShop();
  await shop.post('/api/cart/batch-update', { items: { [one]: 2 } }, shop.token);
  const browser = shop.browser({ [two]: 1 });
  browser.setNetwork('off');
  browser.page.session.begin(shop.token);
  await new Promise((resolve) => setTimeout(resolve, 20));
  same(browser.page.cart(), { [two]: 1 });
  assert.equal(browser.page.sync.unsynced(), true);
  browser.setNetwork('on');
  await browser.page.sync.settled();
  same(browser.page.cart(), { [one]: 2, [two]: 1 });
});

Deno.test('whatever two browsers and their networks do, both have one cart in the end', async () => {
  await using shop = await openShop();
  let seed = 20261121;
  const chance = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor(seed / 2 ** 32 * below);
  };
  const browsers = [shop.browser(), shop.browser()];
  for (const browser of browsers) await browser.signIn(shop.token);
  for (let round = 0; round < 12; round += 1) {
    // Each changes products of its own: what both change, the later one decides.
    const expected: Cart = {};
    for (const [index, browser] of browsers.entries()) {
      for (let step = 0; step < 8; step += 1) {
        browser.setNetwork((['on', 'on', 'off', 'answers lost'] as const)[chance(4)]!);
        const id = shop.ids[index * 6 + chance(6)]!;
        const way = chance(4);
        if (way < 2) browser.page.sync.add(id, way === 0 ? 'at-once' : 'collected');
        else if (way === 2) browser.page.store.setQuantity(id, chance(5));
        else await browser.reload();
        if (chance(2) === 0) await new Promise((resolve) => setTimeout(resolve, chance(15)));
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

Deno.test('what was ordered leaves the cart at once, and the server has the last word', async () => {
  await using shop = await openShop();
  const [browser, other] = [shop.browser(), shop.browser()];
  for (const { signIn } of [browser, other]) await signIn(shop.token);
  browser.page.store.setQuantity(one, 2);
  browser.page.store.setQuantity(two, 3);
  await browser.page.sync.settled();
  // The order has taken its pieces at the server, and another device has added one since.
  await shop.post('/api/cart/batch-update', { items: { [two]: 1, [three]: 1 } }, shop.token);
  browser.page.sync.placed({ [one]: 2, [two]: 2 });
  same(browser.page.cart(), { [two]: 1 });
  assert.equal(browser.page.sync.unsynced(), false, 'nothing of it is a change to be sent');
  await browser.page.sync.settled();
  same(browser.page.cart(), { [two]: 1, [three]: 1 });
  same(await shop.serverCart(), browser.page.cart());
  await (await browser.reload()).sync.settled();
  same(browser.page.cart(), { [two]: 1, [three]: 1 });
});

Deno.test('a browser that did not hear of the order brings nothing back', async () => {
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
