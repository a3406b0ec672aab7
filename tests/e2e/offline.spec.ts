import type { Page } from '@playwright/test';
import { cards, cartLink, expect, hydrated, open, test } from './shop-test.ts';
import {
  bracelet,
  fillAddress,
  keyRing,
  logInWithCart,
  orderButton,
  ordersOf,
  serverCart,
} from './shopping.ts';

// Several visits each, with an installation of the worker.
test.describe.configure({ timeout: 120_000 });
test.use({
  serviceWorkers: 'allow',
  // Requests fail without a network; the code that sends them says so.
  expected: {
    messages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /could not|cannot|Failed to fetch|missing/i],
  },
});

const searchBox = (page: Page) => page.getByRole('main').getByRole('searchbox');
const inCart = (page: Page, count: number) =>
  expect(cartLink(page)).toHaveAccessibleName(`Giỏ hàng, ${count} sản phẩm`);

/** Opens the store and waits until the service worker controls it and has kept the catalogue. */
async function openKept(page: Page, path = '/store') {
  await open(page, path);
  // The first input of a visit starts the service worker.
  await page.keyboard.press('Shift');
  const isKept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const pictures = await (await caches.open('pictures')).keys();
      const { controller } = navigator.serviceWorker;
      return controller?.state === 'activated' &&
        names.some((name) => name.startsWith('offline ')) && pictures.length > 3 &&
        localStorage.getItem('products') !== null;
    });
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
}

/**
 * Runs steps on a page that is opened without a network, and restores the network. Chromium uses a
 * new service worker for navigations only some time after its activation.
 */
async function withoutNetwork(page: Page, path: string, steps: () => Promise<void>) {
  const context = page.context();
  await context.setOffline(true);
  await expect(() => page.goto(path)).toPass();
  await hydrated(page);
  await steps();
  await context.setOffline(false);
}

test('a visitor browses, searches and fills the cart without a network', async ({ page }) => {
  await openKept(page);
  await withoutNetwork(page, '/store', async () => {
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page).first().locator('img')).toHaveJSProperty('complete', true);
    await searchBox(page).fill('mắt hổ');
    await expect(page).toHaveURL(/q=/);
    await cards(page).first().getByRole('button', { name: /^Thêm vào giỏ/ }).click();
    await inCart(page, 1);

    // A page that was never opened: the scripts show it without its document.
    await page.goto(`/store?product=${keyRing}`);
    await page.getByRole('dialog').getByRole('button', { name: /^Thêm vào giỏ/ }).click();
    // The popup hides the header from screen readers.
    await page.keyboard.press('Escape');
    await inCart(page, 2);
    await page.goto('/cart');
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page).toHaveURL('/cart');

    // The log-in is loaded when it is opened.
    await page.getByRole('button', { name: 'Đăng kí' }).click();
    await expect(page.getByText(/^Chưa mở được phần đăng nhập/)).toBeVisible();

    // The page of a product that nobody has opened says so, and opens with the network.
    await page.goto(`/product/${bracelet}`);
    await expect(page.getByRole('heading', { name: 'Đang mất kết nối mạng' })).toBeVisible();
    await expect(page).toHaveURL(`/product/${bracelet}`);
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vòng Tay Đá Mắt Hổ');
  await inCart(page, 2);
});

test('products added without a network reach the account later, and are ordered once', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await openKept(page);
  await inCart(page, 1);
  await withoutNetwork(page, `/store?product=${keyRing}`, async () => {
    await page.getByRole('dialog').getByRole('button', { name: /^Thêm vào giỏ/ }).click();
    // The popup hides the header from screen readers.
    await page.keyboard.press('Escape');
    await inCart(page, 2);
    // The checkout waits until the account has the cart.
    await page.goto('/cart');
    await page.getByRole('button', { name: 'THANH TOÁN' }).click();
    await expect(page.getByText(/Đang đồng bộ giỏ hàng/)).toBeVisible();
  });
  await expect.poll(() => serverCart(page, token)).toEqual({ [bracelet]: 1, [keyRing]: 1 });
  await page.getByRole('button', { name: 'THANH TOÁN' }).click();
  await expect(page).toHaveURL('/order');
  await fillAddress(page);
  await page.context().setOffline(true);
  await orderButton(page).click();
  await expect(page.getByText(/đơn hàng sẽ không bị đặt hai lần/)).toBeVisible();
  // The form survives, also a reload.
  await page.reload();
  await hydrated(page);
  await page.context().setOffline(false);
  await expect(page.getByLabel('Họ', { exact: true })).toHaveValue('Nguyễn Thị');
  await orderButton(page).click();
  await expect(page).toHaveURL('/myorders');
  const orders = await ordersOf(page, token);
  expect(orders.map(({ items }) => items.length)).toEqual([2]);
  await expect.poll(() => serverCart(page, token)).toEqual({});
});

test('an order whose reply is lost is not placed again', async ({ page, context }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await openKept(page);
  await open(page, '/order');
  await fillAddress(page);
  // The server gets the request; the network ends before its reply arrives.
  await context.route('**/api/order/placecod', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort();
  }, { times: 1 });
  await orderButton(page).click();
  await expect(page.getByText(/đơn hàng sẽ không bị đặt hai lần/)).toBeVisible();
  await context.setOffline(false);
  await orderButton(page).click();
  await expect(page).toHaveURL('/myorders');
  expect(await ordersOf(page, token)).toHaveLength(1);
  await expect.poll(() => serverCart(page, token)).toEqual({});
});

test.describe('pages of others', () => {
  // The back office asks for a session, and the order and the token are unknown. A page that is
  // left early does not log it.
  test.use({ expected: { messages: [/status of (401|404|422)/] } });

  test('pages of a customer, of staff and with a token are not kept', async ({ page }) => {
    await logInWithCart(page, { [bracelet]: 1 });
    await openKept(page);
    const visited = [
      '/order',
      '/myorders',
      '/account',
      '/verify?success=false&orderId=1',
      '/verify-email?token=abc&email=a@example.com',
      '/reset-password?token=abc&email=a@example.com',
      '/store?q=ngoc',
      '/admin',
      '/privacy',
    ];
    for (const path of visited) await page.goto(path);
    const readKept = () =>
      page.evaluate(async () => {
        const kept: string[] = [];
        for (const name of await caches.keys()) {
          for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
        }
        return kept.map((url) => url.replace(location.origin, ''));
      });
    await expect.poll(readKept).toContain('/privacy');
    const kept = (await readKept()).filter((path) => !/^\/(assets|images)\//.test(path));
    const allowed =
      /^\/(|store|cart|privacy|offline|product\/[^/]+|api\/catalogue\/(products|synonyms)\b.*|api\/shop\/pages\/.*)$/;
    expect(kept.filter((path) => !allowed.test(path))).toEqual([]);
  });
});
