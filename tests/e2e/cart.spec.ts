import type { Page } from '@playwright/test';
import { newCustomer, register } from './customers.ts';
import { logIn, popup, sendLogIn } from './log-in.ts';
import { bracelet, field, keyRing, logInWithCart } from './shopping.ts';
import { cards, cartLink, expect, open, test } from './shop-test.ts';

/** Writes values into the browser's storage before the page is opened. */
async function writeStorage(page: Page, values: Record<string, string>) {
  await page.goto('/robots.txt');
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, values);
}

const line = (page: Page, name: string | RegExp) => page.getByRole('row', { name });

test('an added product is counted, announced, and still in the cart after a reload', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/');
  const card = cards(page).filter({ has: page.getByRole('button', { name: /Thêm vào giỏ/ }) })
    .first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: /Thêm vào giỏ/ }).click();
  const added = page.getByRole('article').filter({ hasText: name });
  await expect(page.getByText(`${name} đã được thêm vào giỏ hàng`)).toBeVisible();
  await expect(added.getByRole('button', { name: /Đã thêm \(1\)/ })).toBeVisible();
  await added.getByRole('button').click();
  await expect(added.getByRole('button', { name: /Đã thêm \(2\)/ })).toBeVisible();
  await expect(cartLink(page)).toHaveAttribute('aria-label', /1 sản phẩm/);
  await page.reload();
  await expect(cartLink(page)).toHaveAttribute('aria-label', /1 sản phẩm/);
  await cartLink(page).click();
  await expect(page).toHaveURL('/cart');
  await expect(line(page, new RegExp(name))).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Số lượng/ })).toHaveValue('2');
});

test('two visitors have separate carts, two tabs share one', async ({ page, context, browser, baseURL }) => {
  await open(page, `/store?product=${bracelet}`);
  const tab = await context.newPage();
  await open(tab, '/store');
  const stranger = await browser.newContext({ baseURL });
  const other = await stranger.newPage();
  await open(other, '/store');

  await page.getByRole('dialog').getByRole('button', { name: /Thêm vào giỏ/ }).click();
  await expect(cartLink(tab)).toHaveAttribute('aria-label', /1 sản phẩm/);
  await other.reload();
  await expect(cartLink(other)).toHaveAttribute('aria-label', 'Giỏ hàng, 0 sản phẩm');
  await stranger.close();
});

test('every change of the cart dispatches the event cartUpdated', async ({ page }) => {
  await open(page, `/store?product=${bracelet}`);
  await page.evaluate(() => {
    addEventListener('cartUpdated', () => document.title = `cart ${localStorage.getItem('cart')}`);
  });
  await page.getByRole('dialog').getByRole('button', { name: /Thêm vào giỏ/ }).click();
  await expect(page).toHaveTitle(`cart {"${bracelet}":1}`);
});

test('changed quantities change the totals', { tag: '@phone' }, async ({ page }) => {
  await writeStorage(page, { cart: JSON.stringify({ [bracelet]: 1, 'hu-da-ngu-sac': 2 }) });
  await open(page, '/cart');
  const row = line(page, /Vòng Tay Đá Mắt Hổ/);
  const quantity = row.getByRole('textbox', { name: /Số lượng/ });
  await expect(row.getByRole('button', { name: /Giảm số lượng/ })).toBeDisabled();
  await row.getByRole('button', { name: /Tăng số lượng/ }).click();
  await expect(quantity).toHaveValue('2');
  await row.getByRole('button', { name: /Giảm số lượng/ }).click();
  await expect(quantity).toHaveValue('1');
  await quantity.fill('3');
  await quantity.press('Enter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toContain(
    `"${bracelet}":3`,
  );
  await quantity.fill('');
  await quantity.press('Tab');
  await expect(quantity).toHaveValue('1');

  const products = await (await page.request.get('/api/food/list')).json();
  const price = (id: string) =>
    products.data.find((product: { _id: string }) => product._id === id).price as number;
  const subtotal = price(bracelet) + 2 * price('hu-da-ngu-sac');
  const vnd = (amount: number) => `${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')} VNĐ`;
  const summary = page.getByRole('complementary', { name: /Tổng|Đơn hàng|Tóm tắt/ }).or(
    page.getByRole('region', { name: /Tổng|Đơn hàng|Tóm tắt/ }),
  ).first();
  await expect(summary).toContainText(vnd(subtotal));
  await expect(summary).toContainText('10.000 VNĐ');
  await expect(summary).toContainText(vnd(subtotal + 10_000));
});

test(
  'the remove button removes the line with a message, moves the focus on, and an empty cart is announced',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await writeStorage(page, { cart: JSON.stringify({ [bracelet]: 4, [keyRing]: 1 }) });
    await open(page, '/cart');
    await page.getByRole('button', { name: /Xóa Vòng Tay Đá Mắt Hổ/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Xóa / })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('link', { name: 'Xem Cửa Hàng' })).toBeFocused();
    await expect(page.getByText('Vòng Tay Đá Mắt Hổ đã được gỡ khỏi giỏ hàng')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Giỏ hàng của bạn đang trống!' })).toBeVisible();
    await expect(cartLink(page)).toHaveAttribute('aria-label', 'Giỏ hàng, 0 sản phẩm');
    await page.getByRole('button', { name: 'THANH TOÁN' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Giỏ hàng của bạn đang trống!' }))
      .toBeVisible();
  },
);

test('a guest is asked to log in before the checkout', { tag: '@phone' }, async ({ page }) => {
  const customer = newCustomer();
  await register(page.request, customer);
  await writeStorage(page, { cart: JSON.stringify({ [bracelet]: 1 }) });
  await open(page, '/cart');
  await page.getByRole('button', { name: 'THANH TOÁN' }).click();
  await expect(page.getByText('Bạn phải thực hiện đăng nhập để đặt hàng!')).toBeVisible();
  await popup(page).getByRole('button', { name: 'Đóng' }).click();
  await expect(popup(page)).toBeHidden();
  await logIn(page, customer);
  // The popup of the checkout button was closed: this log-in is for another purpose.
  await expect(page).toHaveURL('/cart');
});

test('the checkout opens after the log-in that it requires, with name and email', async ({ page }) => {
  const customer = newCustomer('Nguyễn Thị Ánh Tuyết');
  await register(page.request, customer);
  await writeStorage(page, { cart: JSON.stringify({ [bracelet]: 1 }) });
  await open(page, '/cart');
  await page.getByRole('button', { name: 'THANH TOÁN' }).click();
  await sendLogIn(page, customer);
  await expect(page).toHaveURL('/order');
  // The popup, which closes with an animation, has a field 'Email' of its own.
  await expect(popup(page)).toBeHidden();
  await expect(field(page, 'Họ')).toHaveValue('Nguyễn');
  await expect(field(page, 'Tên')).toHaveValue('Thị Ánh Tuyết');
  await expect(field(page, 'Email')).toHaveValue(customer.email);
  await expect(field(page, 'Số điện thoại')).toHaveValue('');
});

for (
  const damaged of [
    '{"a":',
    '[1,2]',
    'null',
    '"x"',
    '{"vong-tay-mat-ho":-2}',
    '{"__proto__":{"x":1}}',
  ]
) {
  test(`a damaged cart is repaired: ${damaged}`, async ({ page }) => {
    await writeStorage(page, { cart: damaged, products: damaged });
    await open(page, '/cart');
    await expect(page.getByRole('heading', { name: 'Giỏ hàng của bạn đang trống!' })).toBeVisible();
    await open(page, `/store?product=${bracelet}`);
    await page.getByRole('dialog').getByRole('button', { name: /Thêm vào giỏ/ }).click();
    await expect(cartLink(page)).toHaveAttribute('aria-label', /1 sản phẩm/);
    const stored = () => page.evaluate(() => localStorage.getItem('cart'));
    await expect.poll(stored).toBe(`{"${bracelet}":1}`);
  });
}

test(
  'fractions are truncated and quantities above the stock are marked',
  { tag: '@phone' },
  async ({ page }) => {
    await writeStorage(page, { cart: JSON.stringify({ [bracelet]: 2.7 }) });
    await open(page, '/cart');
    await expect(page.getByRole('textbox', { name: /Số lượng/ })).toHaveValue('2');
    await writeStorage(page, { cart: JSON.stringify({ [bracelet]: 5000 }) });
    await open(page, '/cart');
    await expect(line(page, /Mắt Hổ/).getByText(/Chỉ còn \d+ sản phẩm/)).toBeVisible();
  },
);

test('a discontinued product leaves the cart with a message', async ({ page }) => {
  await writeStorage(page, {
    cart: JSON.stringify({ [bracelet]: 1, 'da-ban-het': 2 }),
    products: JSON.stringify([{
      _id: 'da-ban-het',
      name: 'Hũ Đá Cũ',
      option: '5 kg',
      description: '',
      price: 1000,
      image: 'x.webp',
      category: 'Hũ Đá',
      subCategory: 'Đá Quý',
      stock: 1,
    }]),
  });
  await open(page, '/cart');
  await expect(page.getByText('Hũ Đá Cũ · 5 kg đã ngừng bán và đã được gỡ khỏi giỏ hàng.'))
    .toBeVisible();
  await expect(cartLink(page)).toHaveAttribute('aria-label', /1 sản phẩm/);
});

test('no more can be added to the cart than the stock', { tag: '@phone' }, async ({ page }) => {
  const products = await (await page.request.get('/api/food/list')).json();
  const scarce = products.data.find(({ stock }: { stock: number }) => stock > 0 && stock < 10);
  await writeStorage(page, { cart: JSON.stringify({ [scarce._id]: scarce.stock }) });
  await open(page, `/store?product=${scarce._id}`);
  await page.getByRole('dialog').getByRole('button', { name: /Đã thêm/ }).click();
  await expect(page.getByText(new RegExp(`${scarce.name} chỉ còn ${scarce.stock} sản phẩm`)))
    .toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe(
    JSON.stringify({ [scarce._id]: scarce.stock }),
  );
});

test('a sold-out product cannot be added', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/store?product=tuong-sen-ngoc');
  await expect(page.getByRole('dialog').getByRole('button', { name: /Hết hàng/ })).toBeDisabled();
});

test.describe('without the API', () => {
  test.use({
    expected: {
      messages: [/Failed to load resource/, /could not be loaded/, /not be compared/],
    },
  });

  test('the product list of the last visit is used', async ({ page }) => {
    await open(page, `/store?product=${bracelet}`);
    await page.getByRole('dialog').getByRole('button', { name: /Thêm vào giỏ/ }).click();
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '{}' }));
    await open(page, '/cart');
    await expect(line(page, /Vòng Tay Đá Mắt Hổ/)).toBeVisible();
  });

  test('a cart whose products are unknown is kept, with a message', async ({ page }) => {
    await writeStorage(page, { cart: JSON.stringify({ [bracelet]: 2 }) });
    await page.route('**/api/**', (route) => route.abort());
    // The page loads the products once more by itself, after everything urgent.
    const lastTry = page.waitForEvent(
      'console',
      (message) => /not be compared/.test(message.text()),
    );
    await open(page, '/cart');
    await lastTry;
    await expect(page.getByText('Chưa tải được giỏ hàng')).toBeVisible();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(line(page, /Vòng Tay Đá Mắt Hổ/)).toBeVisible();
  });
});

test(
  'the picture flies to the cart, except with reduced motion',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, `/store?product=${bracelet}`);
    const add = page.getByRole('dialog').getByRole('button', { name: /Thêm vào giỏ|Đã thêm/ });
    const flights = () => page.locator('[data-slot=flight]').count();
    await page.evaluate(() => {
      const seen: Record<string, number> = { flights: 0 };
      Object.assign(globalThis, { seen });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            if (node instanceof HTMLElement && node.dataset.slot === 'flight') {
              seen.flights! += 1;
            }
          }
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    const seen = () =>
      page.evaluate(() => (globalThis as unknown as { seen: { flights: number } }).seen.flights);
    await add.click();
    await expect.poll(seen).toBe(1);
    await expect.poll(flights).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await add.click();
    await expect(cartLink(page)).toBeAttached();
    await expect(add).toHaveAccessibleName(/Đã thêm \(2\)/);
    expect(await seen()).toBe(1);
  },
);

test('on a new device the cart is not shown as empty before it has loaded', async ({ page }) => {
  await logInWithCart(page, { [bracelet]: 2 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/cart/get', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/cart');
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
  await expect(page.getByText('Giỏ hàng của bạn đang trống!')).toHaveCount(0);
  release();
  await expect(line(page, /Mắt Hổ/)).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expected: { messages: [/cart could not be synchronized/, /ERR_FAILED/] } });

  test('the cart of this device is shown even if it is empty', async ({ page }) => {
    await logInWithCart(page, { [bracelet]: 2 });
    await page.route('**/api/cart/get', (route) => route.abort());
    await open(page, '/cart');
    await expect(page.getByText('Giỏ hàng của bạn đang trống!')).toBeVisible();
  });
});
