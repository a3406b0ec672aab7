import type { Page } from '@playwright/test';
import { newCustomer, verificationLink } from './customers.ts';
import { cartLink, expect, open, test } from './shop-test.ts';
import {
  addressTexts,
  bracelet,
  choose,
  field,
  fillAddress,
  keyRing,
  logInWithCart,
  orderButton,
  ordersOf,
} from './shopping.ts';

const placed = 'Đặt hàng thành công! Email xác nhận đã được gửi.';
const failed = 'Có lỗi xảy ra khi đặt hàng';
const scarce = 'cau-aquamarine';
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const summary = (page: Page) => page.getByRole('region', { name: 'Đơn hàng của bạn' });

async function openFilled(page: Page) {
  await open(page, '/order');
  await fillAddress(page);
}

/**
 * Changes the products that the browser loads until it sends an order, as if the catalogue were an
 * older version.
 */
async function serveOldCatalogue(page: Page, change: (product: Record<string, unknown>) => void) {
  let isOld = true;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/order/placecod')) isOld = false;
  });
  await page.route(/\/api\/(food\/list|catalogue\/lookup)$/, async (route) => {
    if (!isOld) return await route.continue();
    const reply = await (await route.fetch()).json();
    for (const product of reply.data) change(product);
    await route.fulfill({ json: reply });
  });
}

test.use({
  expected: {
    messages: [
      /Failed to load resource/,
      /could not be loaded/,
      /could not be synchronized/,
      /could not be reloaded/,
    ],
  },
});

test('an order whose response is lost is sent again and stored once', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await openFilled(page);
  await page.route('**/api/order/placecod', async (route) => {
    await route.fetch();
    await route.abort();
  }, { times: 1 });
  await orderButton(page).click();
  await expect(page.getByText(placed)).toBeVisible();
  await expect(page).toHaveURL('/myorders');
  expect(await ordersOf(page, token)).toHaveLength(1);
});

test('without a network the form stays, and the next attempt is the same order', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await openFilled(page);
  const keys = new Set<string | undefined>();
  await page.route('**/api/order/placecod', async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort();
  }, { times: 2 });
  await orderButton(page).click();
  await expect(alert(page, failed).first()).toBeVisible();
  await expect(summary(page).getByRole('alert')).toContainText(failed);
  for (const [label, text] of addressTexts) await expect(field(page, label)).toHaveValue(text);
  const sent = page.waitForRequest('**/api/order/placecod');
  await orderButton(page).click();
  keys.add((await sent).headers()['idempotency-key']);
  await expect(page).toHaveURL('/myorders');
  expect(keys.size).toBe(1);
  expect(await ordersOf(page, token)).toHaveLength(1);
});

test('a changed order gets a new idempotency key', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await openFilled(page);
  await page.route('**/api/order/placecod', (route) => route.abort(), { times: 2 });
  const first = page.waitForRequest('**/api/order/placecod');
  await orderButton(page).click();
  const { 'idempotency-key': lost } = (await first).headers();
  await expect(summary(page).getByRole('alert')).toContainText(failed);
  await field(page, 'Số nhà, tên đường').fill('25 Trần Phú');
  const second = page.waitForRequest('**/api/order/placecod');
  await orderButton(page).click();
  expect((await second).headers()['idempotency-key']).not.toBe(lost);
  await expect(page).toHaveURL('/myorders');
  expect(await ordersOf(page, token)).toHaveLength(1);
});

test('lists that could not be loaded show an error and are loaded on retry', async ({ page }) => {
  await logInWithCart(page, { [bracelet]: 1 });
  const levels = [
    ['Tỉnh/Thành phố', '/p/', 'da nang', 'Thành phố Đà Nẵng'],
    ['Quận/Huyện', '/p/48?depth=2', 'hai chau', 'Quận Hải Châu'],
    ['Phường/Xã', '/d/492?depth=2', 'thach thang', 'Phường Thạch Thang'],
  ] as const;
  const cut = new Set<string>(levels.map(([, path]) => path));
  await page.route(
    '**/api/provinces/**',
    (route) =>
      cut.has(route.request().url().split('/provinces')[1] ?? '')
        ? route.abort()
        : route.continue(),
  );
  await open(page, '/order');
  for (const [label, path, typed, name] of levels) {
    const text = `Không thể tải danh sách ${label.toLowerCase()}`;
    await expect(alert(page, text)).toBeVisible();
    await expect(field(page, label)).toHaveAccessibleDescription(text);
    cut.delete(path);
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await choose(page, label, typed, name);
  }
});

test('a changed price is shown before the order is placed', async ({ page }) => {
  await logInWithCart(page, { [bracelet]: 1, [keyRing]: 1 });
  await serveOldCatalogue(page, (product) => {
    if (product._id === bracelet) product.price = 300_000;
  });
  await openFilled(page);
  await expect(summary(page)).toContainText('409.000 VNĐ');
  await orderButton(page).click();
  await expect(summary(page).getByRole('status')).toContainText(
    'Vòng Tay Đá Mắt Hổ: giá mới 350.000 VNĐ (trước đó 300.000 VNĐ)',
  );
  await expect(orderButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Đồng ý và tiếp tục' }).click();
  await expect(summary(page)).toContainText('459.000 VNĐ');
  await orderButton(page).click();
  await expect(page).toHaveURL('/myorders');
  await expect(page.getByRole('article')).toContainText('459.000 VNĐ');
});

test('the new price of a refused order is stored, though the list of products is still old', async ({ page }) => {
  await logInWithCart(page, { [bracelet]: 1 });
  await page.route(/\/api\/(food\/list|catalogue\/lookup)$/, async (route) => {
    const reply = await (await route.fetch()).json();
    for (const product of reply.data) if (product._id === bracelet) product.price = 300_000;
    await route.fulfill({ json: reply });
  });
  await openFilled(page);
  const storedPrice = () =>
    page.evaluate((id) => {
      const products = JSON.parse(localStorage.getItem('products') ?? '[]');
      return products.find(({ _id }: { _id: string }) => _id === id)?.price;
    }, bracelet);
  expect(await storedPrice()).toBe(300_000);
  await orderButton(page).click();
  await expect(summary(page).getByRole('status')).toContainText('giá mới 350.000 VNĐ');
  expect(await storedPrice()).toBe(350_000);
});

test('insufficient stock lowers the quantity after the customer agrees', async ({ page }) => {
  const token = await logInWithCart(page, { [scarce]: 5, [keyRing]: 1, 'tuong-sen-ngoc': 1 });
  await serveOldCatalogue(page, (product) => {
    if (product._id === scarce || product._id === 'tuong-sen-ngoc') product.stock = 9;
  });
  await openFilled(page);
  await orderButton(page).click();
  const changes = summary(page).getByRole('status');
  await expect(changes).toContainText('chỉ còn 3 sản phẩm (bạn chọn 5)');
  await expect(changes).toContainText('đã hết hàng, sẽ được bỏ khỏi đơn hàng');
  await page.getByRole('button', { name: 'Đồng ý và tiếp tục' }).click();
  await expect(summary(page)).toContainText('8.659.000 VNĐ');
  await expect(cartLink(page)).toHaveAttribute('aria-label', /2 sản phẩm/);
  expect(await ordersOf(page, token)).toEqual([]);
});

test('a quantity above the stock cannot be taken to the checkout', async ({ page }) => {
  await logInWithCart(page, { [scarce]: 5 });
  await open(page, '/cart');
  await expect(page.getByText('Chỉ còn 3 sản phẩm')).toBeVisible();
  await page.getByRole('button', { name: 'THANH TOÁN' }).click();
  await expect(alert(page, 'Một số sản phẩm không còn đủ hàng')).toBeVisible();
  await expect(page.getByText('Chỉ còn 3 sản phẩm')).toBeInViewport();
  await expect(page).toHaveURL('/cart');
});

test('nothing is ordered while the cart is not synchronized', async ({ page }) => {
  await logInWithCart(page, { [bracelet]: 1 });
  await open(page, '/cart');
  const add = page.getByRole('button', { name: /Tăng số lượng/ });
  await expect(add).toBeVisible();
  await page.route('**/api/cart/**', (route) => route.abort());
  await add.click();
  await page.getByRole('button', { name: 'THANH TOÁN' }).click();
  const syncing = 'Đang đồng bộ giỏ hàng với server, vui lòng đợi một chút....';
  await expect(page.getByText(syncing)).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await openFilled(page);
  await orderButton(page).click();
  await expect(page.getByText(syncing)).toBeVisible();
  await expect(orderButton(page)).toBeEnabled();
  await page.unroute('**/api/cart/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await orderButton(page).click();
  await expect(page).toHaveURL('/myorders');
});

test('an expired session leads to the cart and keeps draft and cart', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await openFilled(page);
  await page.request.post('/api/user/logout', { headers: { token } });
  await orderButton(page).click();
  await expect(alert(page, 'Bạn phải thực hiện đăng nhập để đặt hàng!')).toBeVisible();
  await expect(page.getByText('Phiên đăng nhập đã hết hạn')).toBeVisible();
  await expect(page).toHaveURL('/cart');
  const draft = await page.evaluate(() => sessionStorage.getItem('orderDraft'));
  expect(draft).toContain('24 Trần Phú');
  await expect(cartLink(page)).toHaveAttribute('aria-label', /1 sản phẩm/);
});

test('a promo code is rejected, applied, deducted, and removed after the order', async ({ page }) => {
  const customer = newCustomer();
  await logInWithCart(page, { [bracelet]: 2 }, customer);
  await open(page, '/cart');
  const code = page.getByLabel('Mã giảm giá');
  const apply = async (text: string) => {
    await code.fill(text);
    await page.getByRole('button', { name: 'Xác nhận' }).click();
  };
  await apply('TET2027');
  await expect(code).toHaveAccessibleDescription('Mã giảm giá không tồn tại hoặc đã hết hạn.');
  await apply('welcome10');
  await expect(code).toHaveAccessibleDescription(/Vui lòng xác thực email/);
  await page.getByRole('button', { name: 'Gửi lại email xác thực' }).click();
  await expect(page.getByText('Email xác thực đã được gửi lại thành công!')).toBeVisible();
  await page.request.get(`/api/user${await verificationLink(customer.email)}`);
  await apply('welcome10');
  const total = page.getByRole('region', { name: 'Tổng đơn hàng' });
  await expect(total).toContainText('−70.000 VNĐ');
  await expect(total).toContainText('640.000 VNĐ');
  await page.reload();
  await expect(total).toContainText('640.000 VNĐ');
  // The code follows the cart to another tab.
  const tab = await page.context().newPage();
  await open(tab, '/cart');
  await expect(tab.getByRole('region', { name: 'Tổng đơn hàng' })).toContainText('640.000 VNĐ');
  await tab.close();
  await page.getByRole('button', { name: 'THANH TOÁN' }).click();
  await fillAddress(page);
  await expect(summary(page)).toContainText('Giảm giá (WELCOME10)');
  await orderButton(page).click();
  await expect(page).toHaveURL('/myorders');
  await expect(page.getByRole('article')).toContainText('640.000 VNĐ');
  expect(await page.evaluate(() => localStorage.getItem('promoCode'))).toBeNull();
});

test('an invalid promo code is removed from the order with a message', async ({ page }) => {
  await logInWithCart(page, { [bracelet]: 1 });
  const promo = { code: 'WELCOME10', kind: 'percent', value: 10, minimum: 0, effect: 'giảm 10%' };
  await page.evaluate((text) => localStorage.setItem('promoCode', text), JSON.stringify(promo));
  await openFilled(page);
  await expect(summary(page)).toContainText('325.000 VNĐ');
  await orderButton(page).click();
  await expect(summary(page).getByRole('alert')).toContainText('Mã đã được bỏ khỏi đơn hàng.');
  await expect(summary(page)).toContainText('360.000 VNĐ');
  await orderButton(page).click();
  await expect(page).toHaveURL('/myorders');
});

test('a guest’s promo code is not checked', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate((id) => localStorage.setItem('cart', `{"${id}":1}`), bracelet);
  await open(page, '/cart');
  await page.getByLabel('Mã giảm giá').fill('WELCOME10');
  await page.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(page.getByLabel('Mã giảm giá')).toHaveAccessibleDescription(
    'Vui lòng đăng nhập để dùng mã giảm giá.',
  );
});
