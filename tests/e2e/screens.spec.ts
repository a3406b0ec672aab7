import type { Page } from '@playwright/test';
import { newCustomer } from './customers.ts';
import { bracelet, field, fillAddress, keyRing, logInWithCart, orderButton } from './shopping.ts';
import { cards, expect, open, test } from './shop-test.ts';

/** A cart with three products. */
const cart = { [bracelet]: 2, [keyRing]: 1, 'vong-co-binh-an-khau': 1 };

// Screenshots of states that no page story shows, at half scale and with grey photographs, as in
// the stories. The stories of ui/pages compare all other screens.
test.use({ deviceScaleFactor: 0.5 });

/**
 * Paints all images grey: only their place is compared. Runs in the browser. The content security
 * policy forbids a style element, but not a constructed style sheet.
 */
function greyImages(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('img { filter: contrast(0) !important }');
  document.adoptedStyleSheets = [sheet];
}

/**
 * Compares the screen with its screenshot in `screens/`. `deno task accept:screens` takes new
 * screenshots.
 *
 * @param whole `true` for the full page, where it has few photographs
 */
async function expectScreen(page: Page, name: string, { whole = false } = {}) {
  await page.mouse.move(0, 0);
  if (whole) await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(greyImages);
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
    mask: [page.locator('time, [data-slot=order-code]'), page.locator('.Toastify')],
    maxDiffPixelRatio: 0.001,
    scale: 'device',
  });
}

test(
  'the featured products below the sticky header match their screenshot',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => Math.random = () => 0.4);
    // The server picks the featured products of a first page, the browser those of later pages, or
    // the API if the catalogue is large.
    await page.route('**/api/catalogue/featured*', async (route) => {
      const { data } = await (await page.request.get('/api/catalogue/products')).json();
      await route.fulfill({ json: { success: true, data: data.slice(0, 8) } });
    });
    await open(page, '/tuvi');
    await page.getByRole('navigation').getByRole('link', { name: 'Trang chủ' }).first().click();
    await expect(cards(page)).toHaveCount(8);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.getByRole('heading', { name: 'Sản Phẩm Nổi Bật' }).evaluate((heading) =>
      scrollTo(0, heading.getBoundingClientRect().top + scrollY - 320)
    );
    await expectScreen(page, 'home-products');
  },
);

test(
  'the login popup matches its screenshots in both modes',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/cart');
    await page.locator('header').getByRole('button', { name: 'Đăng kí' }).click();
    await expect(page.getByRole('dialog', { name: 'Đăng ký' })).toBeVisible();
    await expectScreen(page, 'sign-up');
    await page.getByRole('dialog').getByRole('button', { name: 'Đăng nhập' }).click();
    await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible();
    await expectScreen(page, 'log-in');
  },
);

test(
  'the checkout matches its screenshots with errors and filled in',
  { tag: '@phone' },
  async ({ page }) => {
    await logInWithCart(page, cart);
    await open(page, '/order');
    await expect(field(page, 'Tỉnh/Thành phố')).toBeEnabled();
    await expect(field(page, 'Email')).not.toHaveValue('');
    for (const label of ['Họ', 'Tên', 'Email']) await field(page, label).fill('');
    await orderButton(page).click();
    await expect(page.getByText('Vui lòng nhập họ.')).toBeVisible();
    await expectScreen(page, 'checkout-errors', { whole: true });
    await fillAddress(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expectScreen(page, 'checkout', { whole: true });
  },
);

test('the printed orders match their screenshot', { tag: '@phone' }, async ({ page }) => {
  await logInWithCart(page, cart, newCustomer());
  await open(page, '/order');
  await fillAddress(page);
  await orderButton(page).click();
  await expect(page).toHaveURL('/myorders');
  await expect(page.getByText('Đang xử lý')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectScreen(page, 'orders-printed', { whole: true });
});

test('a birth chart without a name matches its screenshot', { tag: '@phone' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T10:00:00+07:00'));
  await open(page, '/tuvi?birth=1985-02-10&hour=8&gender=female');
  await expect(page.getByRole('heading', { name: 'Lá số', exact: true })).toBeVisible();
  await expectScreen(page, 'tu-vi-result', { whole: true });
});

test('an invalid verification link matches its screenshot', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/verify-email');
  await expect(page.getByRole('heading', { name: 'Link xác thực không hợp lệ' })).toBeVisible();
  await expectScreen(page, 'verify-email', { whole: true });
});
