import type { Page } from '@playwright/test';
import { cartLink, expect, hydrated, settled, test } from './shop-test.ts';
import { bracelet, field, logInWithCart } from './shopping.ts';

// The order does not exist.
test.use({ expected: { messages: [/status of 404/] } });

/** Opens a page whose scripts wait, as on a slow phone, for a call of the returned function. */
async function openSlowly(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return resolve;
}

for (const path of ['/', '/store', '/product/vong-tay-mat-ho']) {
  test(`a product that is added before the hydration is in the cart once: ${path}`, async ({ page }) => {
    const letIn = await openSlowly(page, path);
    const button = page.getByRole('main').getByRole('button', { name: /^Thêm vào giỏ/ }).first();
    await button.click();
    await button.click();
    await expect(button).toHaveCSS('opacity', '0.6');
    letIn();
    await hydrated(page);
    await expect(cartLink(page)).toHaveAccessibleName('Giỏ hàng, 1 sản phẩm');
    await expect(page.getByRole('main').getByText('Đã thêm (1)').first()).toBeVisible();
    await expect(button).toHaveCSS('opacity', '1');
  });
}

test('Back before the hydration of a reloaded page opens the former one', async ({ page }) => {
  await page.goto('/store');
  await hydrated(page);
  await page.getByRole('link', { name: 'Trang 2' }).click();
  await expect(page).toHaveURL('/store?page=2');
  await page.getByRole('link', { name: 'Giao hàng' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Giao hàng/);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giao hàng');
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cửa hàng');
  await expect(page).toHaveURL('/store?page=2');
  resolve();
  // An error of the hydration would be a message of the page, which fails the test.
  await hydrated(page);
  await expect(page.locator('[aria-current=page]').filter({ hasText: '2' })).toBeVisible();
});

test('an order that is looked up before the hydration is looked up after it, and no number is in the address', async ({ page }) => {
  const letIn = await openSlowly(page, '/tra-cuu-don-hang');
  await page.getByLabel('Mã đơn hàng').fill('7K3M9QXY');
  await page.getByLabel('Số điện thoại người nhận').fill('0912345678');
  await page.getByRole('button', { name: 'Tra cứu', exact: true }).click();
  const reply = page.waitForResponse('**/api/order/lookup');
  letIn();
  expect((await reply).request().postDataJSON()).toEqual({ code: '7K3M9QXY', phone: '0912345678' });
  expect(new URL(page.url()).search).toBe('');
});

test('a phone number that is typed before the hydration stays beside the code of the address', async ({ page }) => {
  const letIn = await openSlowly(page, '/tra-cuu-don-hang#7K3M9QXY');
  await page.getByLabel('Số điện thoại người nhận').fill('0912345678');
  letIn();
  await hydrated(page);
  await expect(page.getByLabel('Mã đơn hàng')).toHaveValue('7K3M9QXY');
  await expect(page.getByLabel('Số điện thoại người nhận')).toHaveValue('0912345678');
});

test('the box that saves the address of an order is kept if it is ticked before the hydration', async ({ page }) => {
  await logInWithCart(page, { [bracelet]: 1 });
  const letIn = await openSlowly(page, '/order');
  const box = page.getByLabel('Lưu địa chỉ này cho lần sau');
  await box.check();
  letIn();
  await hydrated(page);
  await box.blur();
  // The account is known.
  await expect(field(page, 'Email')).not.toHaveValue('');
  await expect(box).toBeChecked();
});

test('a switch of the almanac that is touched before the hydration is kept', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lich', '{"chu-lon":false}'));
  const letIn = await openSlowly(page, '/lich/2026-11-24');
  await page.getByLabel('Chữ lớn').check();
  letIn();
  await hydrated(page);
  await expect(page.getByLabel('Chữ lớn')).toBeChecked();
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('lich') ?? '{}'));
  await expect.poll(kept).toEqual({ 'dan-gian': true, 'chu-lon': true });
});

test('a giỗ that is typed before the hydration is kept, beside the earlier ones', async ({ page }) => {
  const type = async (name: string) => {
    const letIn = await openSlowly(page, '/lich/nhac-gio');
    await page.getByLabel('Tên').first().fill(name);
    await page.getByLabel('Ngày âm').first().selectOption('5');
    letIn();
    await hydrated(page);
    await page.unrouteAll({ behavior: 'wait' });
  };
  await type('Giỗ ông nội');
  await expect(page.getByLabel('Tên')).toBeFocused();
  await expect(page.getByLabel('Tên')).toHaveValue('Giỗ ông nội');
  await expect(page.getByLabel('Ngày âm')).toHaveValue('5');
  await type('Giỗ bà nội');
  for (const [index, name] of ['Giỗ ông nội', 'Giỗ bà nội'].entries()) {
    await expect(page.getByLabel('Tên').nth(index)).toHaveValue(name);
    await expect(page.getByLabel('Ngày âm').nth(index)).toHaveValue('5');
  }
});

test('the lunar calendar of a birth that is chosen before the hydration stays', async ({ page }) => {
  const letIn = await openSlowly(page, '/tuvi');
  await page.getByLabel('Âm lịch').check();
  await page.getByLabel('Ngày', { exact: true }).fill('15');
  letIn();
  await hydrated(page);
  await expect(page.getByLabel('Tháng nhuận')).toBeVisible();
  await expect(page.getByLabel('Âm lịch')).toBeChecked();
  await expect(page.getByLabel('Ngày', { exact: true })).toHaveValue('15');
});

test('the time and place of a birth that are opened before the hydration are used', async ({ page }) => {
  const letIn = await openSlowly(page, '/tuvi');
  await page.getByLabel('Họ và tên').fill('Nguyễn Văn An');
  await page.getByLabel('Giờ phút sinh').fill('08:30');
  await page.getByText('Nơi sinh (không bắt buộc)').click();
  letIn();
  await hydrated(page);
  await expect(page.getByLabel('Họ và tên')).toHaveValue('Nguyễn Văn An');
  await expect(page.getByLabel('Giờ phút sinh')).toHaveValue('08:30');
  await expect.soft(page.getByLabel('Giờ sinh', { exact: true })).toHaveValue('8');
  await expect.soft(page.locator('details').getByRole('combobox').first()).toBeVisible();
});

test('an address for a notice that is typed before the hydration is sent', async ({ page }) => {
  const letIn = await openSlowly(page, '/product/tuong-sen-ngoc');
  const form = page.getByRole('form', { name: 'Báo cho tôi khi có hàng' });
  await form.getByRole('textbox').fill('som@example.com');
  letIn();
  await hydrated(page);
  const request = page.waitForRequest('**/api/user/stock-notices');
  await form.getByRole('button').click();
  expect((await request).postDataJSON()).toMatchObject({ email: 'som@example.com' });
});

test('“Đăng kí” opens its form after the hydration', async ({ page }) => {
  const letIn = await openSlowly(page, '/cart');
  await page.getByRole('button', { name: 'Đăng kí' }).click();
  letIn();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the search field has the focus before the hydration', async ({ page }) => {
  const letIn = await openSlowly(page, '/');
  await page.getByRole('button', { name: 'Tìm kiếm' }).click();
  const field = page.getByRole('banner').getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('ngoc');
  letIn();
  await hydrated(page);
  await expect(field).toHaveValue('ngoc');
  await expect(field).toBeFocused();
});

test('a page that is scrolled before the token of a mail leaves the address stays where it is', async ({ page }) => {
  const letIn = await openSlowly(page, '/reset-password?token=x&email=an@example.com');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 120));
  letIn();
  await expect(page.getByText('an@example.com')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(120);
});
