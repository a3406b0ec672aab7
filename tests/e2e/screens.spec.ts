import type { Page } from '@playwright/test';
import { newCustomer } from './customers.ts';
import { bracelet, field, fillAddress, keyRing, orderButton, signInWithCart } from './shopping.ts';
import { cards, expect, hydrated, open, test } from './shop-test.ts';

/** A cart with three products. */
const cart = { [bracelet]: 2, [keyRing]: 1, 'vong-co-binh-an-khau': 1 };

/**
 * Compares the screen with its picture in `screens/`. `deno task accept:screens` takes new
 * pictures.
 *
 * @param whole `true` for the full page, where it has few photographs
 */
async function expectScreen(page: Page, name: string, { whole = false } = {}) {
  await page.mouse.move(0, 0);
  if (whole) await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      const seen = image.checkVisibility() && bottom > 0 && top < innerHeight;
      return !seen || (image.complete && image.naturalWidth > 0);
    })
  );
  await expect(page).toHaveScreenshot(`${name}.png`, {
    fullPage: whole,
    mask: [page.locator('time'), page.locator('.Toastify')],
    maxDiffPixelRatio: 0.001,
    scale: 'css',
  });
}

test('the home page matches its picture', async ({ page }) => {
  await page.addInitScript(() => Math.random = () => 0.4);
  // The server picks the featured products of a first page, the browser those of later pages.
  await open(page, '/tuvi');
  await page.getByRole('navigation').getByRole('link', { name: 'Trang chủ' }).first().click();
  await expect(cards(page)).toHaveCount(8);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expectScreen(page, 'home');
  await page.getByRole('heading', { name: 'Sản Phẩm Nổi Bật' }).evaluate((heading) =>
    scrollTo(0, heading.getBoundingClientRect().top + scrollY - 320)
  );
  await expectScreen(page, 'home-products');
});

test('the store matches its picture', async ({ page }) => {
  await open(page, '/store');
  await expectScreen(page, 'store');
});

test('a detail matches its picture', async ({ page }) => {
  await open(page, '/store?product=vong-co-binh-an-khau');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectScreen(page, 'detail');
});

test('the cart matches its picture', async ({ page }) => {
  await signInWithCart(page, cart);
  await open(page, '/cart');
  await expect(page.getByRole('row', { name: /Bình An/ })).toBeVisible();
  await expectScreen(page, 'cart', { whole: true });
});

test('the login popup matches its pictures in both modes', async ({ page }) => {
  await open(page, '/cart');
  await page.locator('header').getByRole('button', { name: 'Đăng kí' }).click();
  await expect(page.getByRole('dialog', { name: 'Đăng ký' })).toBeVisible();
  await expectScreen(page, 'sign-up');
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible();
  await expectScreen(page, 'log-in');
});

test('the checkout matches its pictures with errors and filled in', async ({ page }) => {
  await signInWithCart(page, cart);
  await open(page, '/order');
  await expect(field(page, 'Tỉnh/Thành phố')).toBeEnabled();
  await orderButton(page).click();
  await expect(page.getByText('Vui lòng nhập họ.')).toBeVisible();
  await expectScreen(page, 'checkout-errors', { whole: true });
  await fillAddress(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expectScreen(page, 'checkout', { whole: true });
});

test('the orders match their pictures on screen and in print', async ({ page }) => {
  await signInWithCart(page, cart, newCustomer());
  await open(page, '/order');
  await fillAddress(page);
  await orderButton(page).click();
  await expect(page).toHaveURL('/myorders');
  await expect(page.getByText('Đang xử lý')).toBeVisible();
  await expectScreen(page, 'orders', { whole: true });
  await page.emulateMedia({ media: 'print' });
  await expectScreen(page, 'orders-printed', { whole: true });
});

test('the birth chart and its form match their pictures', async ({ page }) => {
  await open(page, '/tuvi');
  await expectScreen(page, 'tu-vi-form', { whole: true });
  await open(page, '/tuvi?birth=1985-02-10&hour=8&gender=female');
  await expect(page.getByText('Hải Trung Kim').first()).toBeVisible();
  await expectScreen(page, 'tu-vi-result', { whole: true });
});

test('an invalid verification link matches its picture', async ({ page }) => {
  await open(page, '/verify-email');
  await expect(page.getByRole('heading', { name: 'Link xác thực không hợp lệ' })).toBeVisible();
  await expectScreen(page, 'verify-email', { whole: true });
});

test.describe('an error', () => {
  test.use({ expected: { messages: [/status of 404|Failed to load|ERR_FAILED|fetch/] } });

  test('the 404 page matches its picture', async ({ page }) => {
    await page.goto('/khong-co-trang-nay');
    await hydrated(page);
    await expectScreen(page, 'not-found', { whole: true });
  });

  test('the error page matches its picture', async ({ page }) => {
    await page.route('**/api/food/list', (route) => route.abort());
    await open(page, '/tuvi');
    await page.getByRole('navigation').getByRole('link', { name: 'Cửa hàng' }).first().click();
    await expect(
      page.getByRole('button', { name: 'Tải lại trang' })
        .or(page.getByRole('link', { name: 'Tải lại trang' })),
    ).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expectScreen(page, 'error', { whole: true });
  });
});
