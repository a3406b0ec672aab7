import type { Browser, Page } from '@playwright/test';
import { newCustomer, register, storeToken } from './customers.ts';
import { cartLink, expect, open, test } from './shop-test.ts';

const [bracelet, jar, ring] = ['vong-tay-mat-ho', 'hu-da-ngu-sac', 'nhan-cam-thach'];

/** Opens a page in a new browser context that is logged in. */
async function openBrowser(browser: Browser, baseURL: string, token: string, path: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await storeToken(page, token);
  await open(page, path);
  return { context, page };
}

const cartOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}') as Record<string, number>);

/** Waits until the browser's cart and its copy of the server's cart are equal. */
async function waitForSync(page: Page) {
  const differs = () =>
    page.evaluate(() => {
      const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}');
      const sorted = (cart: object) => JSON.stringify(Object.entries(cart).sort());
      const { cart: base, doubtful } = read('cartBase');
      return !base || doubtful.length > 0 || sorted(read('cart')) !== sorted(base);
    });
  await expect.poll(differs).toBe(false);
}

const addButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /Thêm vào giỏ|Đã thêm/ });

test('two browsers of one customer share one cart', async ({ browser, baseURL, request }) => {
  const token = await register(request, newCustomer());
  const one = await openBrowser(browser, baseURL!, token, `/?product=${bracelet}`);
  const two = await openBrowser(browser, baseURL!, token, `/store?product=${jar}`);
  await waitForSync(one.page);
  await waitForSync(two.page);
  await addButton(one.page).click();
  await addButton(two.page).click();
  await addButton(two.page).click();
  await waitForSync(one.page);
  await waitForSync(two.page);
  await one.page.reload();
  await expect(cartLink(one.page)).toHaveAttribute('aria-label', /2 sản phẩm/);
  await expect.poll(() => cartOf(one.page)).toEqual({ [bracelet!]: 1, [jar!]: 2 });

  await open(one.page, '/cart');
  await one.page.getByRole('row', { name: /Ngũ Sắc/ }).getByRole('button', { name: /Tăng/ })
    .click();
  await waitForSync(one.page);
  await two.page.reload();
  await expect.poll(() => cartOf(two.page)).toEqual({ [bracelet!]: 1, [jar!]: 3 });
  await one.context.close();
  await two.context.close();
});

test('the checkout opens with what another browser has added', async ({ browser, baseURL, request }) => {
  const token = await register(request, newCustomer());
  const { context, page } = await openBrowser(browser, baseURL!, token, '/');
  await waitForSync(page);
  const data = { items: { [bracelet!]: 1 } };
  await request.post('/api/cart/batch-update', { headers: { token }, data });
  await page.route('**/api/cart/get', async (route) => {
    await page.waitForTimeout(500);
    await route.continue();
  });
  await open(page, '/order');
  await expect.poll(() => cartOf(page)).toEqual(data.items);
  expect(new URL(page.url()).pathname).toBe('/order');
  await context.close();
});

test.describe('without a network', () => {
  test.use({
    expected: { messages: [/Failed to load resource/, /could not be synchronized/, /fetch/i] },
  });

  test('changes of both browsers are merged when the network is back', async ({ browser, baseURL, request }) => {
    const token = await register(request, newCustomer());
    const one = await openBrowser(browser, baseURL!, token, `/?product=${bracelet}`);
    const two = await openBrowser(browser, baseURL!, token, `/store?product=${jar}`);
    await waitForSync(one.page);
    await waitForSync(two.page);
    // Hovering preloads the code that the click needs.
    await addButton(one.page).hover();
    await one.context.setOffline(true);
    await addButton(one.page).click();
    await addButton(one.page).click();
    await expect.poll(() => cartOf(one.page)).toEqual({ [bracelet!]: 2 });
    await addButton(two.page).click();
    await waitForSync(two.page);
    await one.context.setOffline(false);
    await waitForSync(one.page);
    await expect.poll(() => cartOf(one.page)).toEqual({ [bracelet!]: 2, [jar!]: 1 });
    await two.page.reload();
    await expect.poll(() => cartOf(two.page)).toEqual({ [bracelet!]: 2, [jar!]: 1 });
    await one.context.close();
    await two.context.close();
  });
});

test('a guest’s cart is merged into the account’s cart', async ({ page }) => {
  const token = await register(page.request, newCustomer());
  await page.request.post('/api/cart/batch-update', {
    headers: { token },
    data: { items: { [bracelet!]: 1, [ring!]: 3 } },
  });
  await page.goto('/robots.txt');
  await page.evaluate(
    (cart) => localStorage.setItem('cart', cart),
    JSON.stringify({ [bracelet!]: 2, [jar!]: 1 }),
  );
  await storeToken(page, token);
  await open(page, '/');
  await waitForSync(page);
  const all = { [bracelet!]: 2, [jar!]: 1, [ring!]: 3 };
  await expect.poll(() => cartOf(page)).toEqual(all);
  const reply = await page.request.post('/api/cart/get', { headers: { token } });
  expect((await reply.json()).cartData).toEqual(all);
});

test('a change just before the page is left reaches the server', async ({ page }) => {
  const token = await register(page.request, newCustomer());
  await storeToken(page, token);
  await open(page, `/store?product=${bracelet}`);
  await waitForSync(page);
  await addButton(page).click();
  await page.goto('/robots.txt');
  await expect.poll(async () => {
    const reply = await page.request.post('/api/cart/get', { headers: { token } });
    return (await reply.json()).cartData;
  }).toEqual({ [bracelet!]: 1 });
});
