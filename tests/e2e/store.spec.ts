import { findViolations } from './find-violations.ts';
import {
  cards,
  expect,
  expectNames,
  hydrated,
  names,
  open,
  recordNavigations,
  settled,
  test,
} from './shop-test.ts';

const search = 'searchbox';

test('search ignores case and diacritics and needs every word', async ({ page }) => {
  await open(page, '/store');
  const field = page.getByRole('main').getByRole(search);
  await field.fill('da MAT ho');
  await expect(cards(page).first()).toContainText('Mắt Hổ');
  await expect(page).toHaveURL('/store?q=da+MAT+ho');
  // The found words are marked.
  await expect(cards(page).first().locator('h3 mark')).not.toHaveCount(0);
  const found = await names(page);
  await field.fill('rose quartz');
  await expectNames(page, /Thạch Anh Hồng/);
  await field.fill('Đá mắt HỔ');
  await expect(page).toHaveURL(/%C4%90%C3%A1/);
  await expect.poll(() => names(page)).toEqual(found);
  await field.fill('mắt hổ qwxyz');
  await expect(page.getByText('Không tìm thấy sản phẩm phù hợp')).toBeVisible();
});

test('a synonym finds products, and the found words are marked', async ({ page }) => {
  await open(page, '/store');
  await page.getByRole('main').getByRole(search).fill('rose quartz');
  await expect(page).toHaveURL(/q=rose\+quartz/);
  await expect(cards(page).first().locator('h3 mark')).toHaveText(['Thạch', 'Anh', 'Hồng']);
  await expectNames(page, /Thạch Anh Hồng/);
  await page.reload();
  await expect(cards(page).first().locator('h3 mark')).toHaveText(['Thạch', 'Anh', 'Hồng']);
  expect(await findViolations(page)).toEqual([]);
});

test('a search with a typing error suggests another one', async ({ page }) => {
  await open(page, '/store');
  await page.getByRole('main').getByRole(search).fill('vòng tya');
  await page.getByText('Ý bạn là').getByRole('link', { name: 'vòng tay' }).click();
  await expect(page.getByRole('main').getByRole(search)).toHaveValue('vòng tay');
  await expect(cards(page).first()).toContainText('Vòng Tay');
});

test('a filter that is chosen while the list of another one loads keeps both', async ({ page }) => {
  await open(page, '/store');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/food/list*', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByLabel('Danh mục').selectOption('Vòng Tay');
  await page.getByLabel('Hợp mệnh').selectOption('Hỏa');
  release();
  await expect(page).toHaveURL(/category=V%C3%B2ng\+Tay&.*element=/);
  await expect(page.getByLabel('Danh mục')).toHaveValue('Vòng Tay');
  await expectNames(page, /Vòng/);
});

test('text typed without a pause stays in the field while the URL changes', async ({ page }) => {
  await open(page, '/store');
  const field = page.getByRole('main').getByRole(search);
  await field.pressSequentially('thạch anh tím', { delay: 60 });
  await expect(page).toHaveURL(/q=th%E1%BA%A1ch\+anh\+t%C3%ADm/);
  await expect(field).toHaveValue('thạch anh tím');
  await expectNames(page, /Thạch Anh Tím/);
});

test('a category shows its subcategories; another one clears the choice', async ({ page }) => {
  await open(page, '/store');
  await expect(page.getByLabel('Phân loại')).toHaveCount(0);
  await page.getByLabel('Danh mục').selectOption('Vòng Tay');
  await page.getByLabel('Phân loại').selectOption('Cao Cấp');
  await expect(page).toHaveURL(/subCategory=Cao\+C/);
  await expectNames(page, /^Vòng Tay/);
  await page.getByLabel('Danh mục').selectOption('Nhẫn');
  await expect(page).not.toHaveURL(/subCategory/);
  await expect(page.getByLabel('Phân loại')).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('Phân loại')).toHaveValue('Cao Cấp');
});

test('a page holds twelve products; its number stays while a filter leaves fewer pages', async ({ page }) => {
  await open(page, '/store');
  await expect(cards(page)).toHaveCount(12);
  const pagination = page.getByRole('navigation', { name: 'Phân trang' });
  await pagination.getByRole('link', { name: '5', exact: false }).last().click();
  await expect(page).toHaveURL('/store?page=5');
  await expect(cards(page)).toHaveCount(8);
  const last = await names(page);
  await page.getByLabel('Danh mục').selectOption('Nhẫn');
  await expect(page).toHaveURL(/page=5/);
  await expect(cards(page)).toHaveCount(7);
  await page.getByLabel('Danh mục').selectOption('');
  await expect(cards(page)).toHaveCount(8);
  expect(await names(page)).toEqual(last);
});

test('a shared URL restores filter and details', async ({ page, context }) => {
  await open(page, '/store?category=T%C6%B0%E1%BB%A3ng');
  await cards(page).first().getByRole('link').click();
  const name = await page.getByRole('dialog').getByRole('heading').innerText();
  await expect(page).toHaveURL(/product=/);
  const friend = await context.newPage();
  await open(friend, page.url());
  await expect(friend.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
  await friend.getByRole('button', { name: 'Đóng' }).click();
  await expect(friend).toHaveURL(/\/store\?category=T%C6%B0%E1%BB%A3ng$/);
  await expectNames(friend, /^Tượng/);
});

test('changing a filter keeps the scroll position', async ({ page }) => {
  await open(page, '/store');
  await page.evaluate(() => scrollTo(0, 120));
  await page.getByLabel('Danh mục').selectOption('Vòng Tay');
  await expect(page).toHaveURL(/category/);
  await expectNames(page, /^Vòng Tay/);
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(120);
});

for (const [place, path] of [['page', '/tuvi'], ['document', '/robots.txt']] as const) {
  test(`going back from another ${place} to the store returns to the same position`, async ({ page }) => {
    await open(page, '/store');
    await page.evaluate(() => scrollTo(0, 900));
    if (place === 'page') {
      // Playwright's own click would scroll to the link first.
      await page.locator(`header a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(path);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    } else await page.goto(path);
    await page.goBack();
    await expect(cards(page).first()).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  });
}

/** Expected content of the page at an unusual URL. */
interface Expected {
  /** Number of product cards. */
  cards: number;
  page?: string;
  q?: string;
  category?: string;
  notice?: true;
}

const discontinued = 'Sản phẩm này đã ngừng bán';

for (
  const [name, path, expected] of [
    ['page 0', '/store?page=0', { cards: 12, page: '1' }],
    ['a page number above the last', '/store?page=99999', { cards: 8, page: '5' }],
    ['a page number that is a word', '/store?page=abc', { cards: 12, page: '1' }],
    ['an endless page number', `/store?page=${'9'.repeat(400)}`, { cards: 12, page: '1' }],
    ['an unknown category', '/store?category=Xe', { cards: 12, category: '' }],
    ['a category named like a built-in', '/store?category=__proto__', { cards: 12, category: '' }],
    [
      'a subcategory of another category',
      '/store?category=Nh%E1%BA%ABn&subCategory=Cao+C%E1%BA%A5p',
      { cards: 7, category: 'Nhẫn' },
    ],
    ['an unknown product', '/store?product=khong-co', { cards: 12, notice: true }],
    ['a product named like a path', '/store?product=../../etc/passwd', { cards: 12, notice: true }],
    ['ten thousand characters', `/store?q=${'x'.repeat(10_000)}`, {
      cards: 12,
      q: 'x'.repeat(200),
    }],
    ['a percent sign', '/store?q=%25', { cards: 0, q: '%' }],
    ['quotes', '/store?q=%22%27', { cards: 0, q: `"'` }],
    ['a regular expression', '/store?q=.*%28%5B', { cards: 0, q: '.*([' }],
    [
      'markup',
      '/store?q=%3Cscript%3Ealert%281%29%3C%2Fscript%3E',
      { cards: 12, q: '<script>alert(1)</script>' },
    ],
    ['broken UTF-8', '/store?q=%FF%FE', { cards: 0, q: '\uFFFD\uFFFD' }],
    ['everything twice', '/store?page=2&page=3&category=&category=Xe', { cards: 12, page: '2' }],
    ['an unknown product on the home page', '/?product=khong-co', { cards: 8, notice: true }],
    ['an unknown category on the home page', '/?category=%00', { cards: 8 }],
  ] satisfies [string, string, Expected][] as [string, string, Expected][]
) {
  test(`a URL with ${name} shows the closest valid page`, async ({ page }) => {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(200);
    expect(await reply?.text()).not.toContain('<script>alert');
    await hydrated(page);
    await expect(cards(page)).toHaveCount(expected.cards);
    const main = page.getByRole('main');
    if (expected.page !== undefined) {
      const current = page.getByRole('navigation', { name: 'Phân trang' });
      await expect(current.locator('[aria-current=page]')).toHaveText(
        new RegExp(`${expected.page}$`),
      );
    }
    if (expected.q !== undefined) await expect(main.getByRole(search)).toHaveValue(expected.q);
    if (expected.category !== undefined) {
      await expect(main.getByLabel('Danh mục')).toHaveValue(expected.category);
    }
    if (expected.cards === 0) {
      await expect(main.getByText('Không tìm thấy sản phẩm phù hợp')).toBeVisible();
    }
    await expect(main.getByText(discontinued)).toHaveCount(expected.notice ? 1 : 0);
  });
}

test('a search of ten thousand characters can be typed', async ({ page }) => {
  await open(page, '/store');
  await page.getByRole('main').getByRole(search).fill('%" .*('.repeat(2_000));
  await expect(page.getByText('Không tìm thấy sản phẩm phù hợp')).toBeVisible();
  await expect(page).toHaveURL(/q=/);
  expect(new URL(page.url()).searchParams.get('q')).toHaveLength(200);
});

test.describe('without the product list', () => {
  test.use({
    expected: { messages: [/Failed to load resource/, /could not be (loaded|compared)/] },
  });

  test('the API answers the filters', async ({ page }) => {
    await page.route('**/api/food/list', (route) => route.fulfill({ status: 500, json: {} }));
    await open(page, '/store');
    await page.getByLabel('Danh mục').selectOption('Nhẫn');
    await expectNames(page, /Nhẫn/);
    await expect(cards(page).first()).toBeVisible();
  });
});

test('a pending search does not cancel the navigation to another page', async ({ page }) => {
  await page.clock.install();
  await open(page, '/store');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/tuvi-*.js', async (route) => {
    await released;
    await route.continue();
  });
  // The search must not start before the link is pressed, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.getByRole('main').getByRole(search).pressSequentially('ngoc');
  const navigations = recordNavigations(page);
  const requested = page.waitForRequest('**/assets/tuvi-*.js');
  await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Tử Vi' })
    .click();
  await requested;
  await page.clock.resume();
  await page.clock.runFor(10_000);
  release();
  await expect(page).toHaveURL('/tuvi');
  await page.clock.runFor(10_000);
  await settled(page);
  await expect(page).toHaveURL('/tuvi');
  // The entry that is left has the words.
  expect(navigations.map((address) => new URL(address).pathname)).toEqual(['/store', '/tuvi']);
});

for (const target of ['a product', 'another page']) {
  test(`words typed right before ${target} is opened are there after going back`, async ({ page }) => {
    await page.clock.install();
    await open(page, '/store');
    const field = page.getByRole('main').getByRole(search);
    // The words must not be in the URL before the link is pressed, however slow the machine is.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await field.fill('vòng');
    await expectNames(page, /^Vòng/);
    const link = target === 'a product'
      ? cards(page).first().getByRole('link')
      : page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Tử Vi' });
    await link.click();
    await page.clock.resume();
    await expect(page).toHaveURL(target === 'a product' ? /product=/ : '/tuvi');
    await page.goBack();
    await expect(page).toHaveURL('/store?q=v%C3%B2ng');
    await expect(field).toHaveValue('vòng');
    await expectNames(page, /^Vòng/);
  });
}

test('closing the details twice does not leave the store', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Xem Cửa Hàng' }).click();
  // The URL changes before the products of the home page are replaced.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cửa hàng');
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() =>
    page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)
  )
    .toBe(true);
  // Both before the browser has gone back.
  await page.evaluate(() => {
    for (let presses = 0; presses < 2; presses += 1) {
      const press = new KeyboardEvent('keydown', {
        key: 'Escape',
        bubbles: true,
        cancelable: true,
      });
      document.activeElement?.dispatchEvent(press);
    }
  });
  await expect(page.getByRole('dialog')).toBeHidden();
  await settled(page);
  await expect(page).toHaveURL('/store');
  // One step back was taken: the details are the next entry of the history.
  await page.goForward();
  await expect(page).toHaveURL(/\/store\?product=/);
});

test('a category selected before hydration is applied', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/store', { waitUntil: 'commit' });
  await page.getByLabel('Danh mục').selectOption('Nhẫn');
  release();
  await expect(page).toHaveURL(/category=Nh/);
  await expect(page.getByLabel('Danh mục')).toHaveValue('Nhẫn');
  await expect(cards(page)).toHaveCount(7);
});

test('a search without results offers the closest one, without the words that match nothing', async ({ page }) => {
  await open(page, '/store?q=v%C3%B2ng+tay+cho+ch%E1%BB%93ng');
  await expect(page.getByText('0 sản phẩm')).toBeVisible();
  await expect(page.getByText('Đã bỏ qua “chồng” vì không có sản phẩm khớp.')).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Xem tất cả kết quả này' }).click();
  await expect(page).toHaveURL('/store?q=v%C3%B2ng+tay+cho');
  await page.goto('/store?q=d%C6%B0%E1%BB%9Bi+300k');
  await expect(page.getByText('Sản phẩm giá đến 300.000 VNĐ')).toBeVisible();
  await expect(page.getByText('Không tìm thấy sản phẩm phù hợp')).toBeHidden();
});

test(
  'the filters that are set are shown as chips, which remove them',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/store?category=Nh%E1%BA%ABn&max=900000&page=3');
    const chips = page.getByRole('list', { name: 'Bộ lọc đang chọn' });
    const chip = chips.getByRole('link', { name: 'Bỏ bộ lọc Đến 900.000 VNĐ' });
    await chip.press('Enter');
    await expect(chip).toHaveCount(0);
    // The focus stays beside the chip that went away.
    await expect(page.locator(':focus').filter({ has: chips })).toHaveCount(1);
    await expect(page).toHaveURL('/store?category=Nh%E1%BA%ABn&page=3');
    await chips.getByRole('link', { name: 'Xóa bộ lọc' }).click();
    await expect(page).toHaveURL('/store?page=3');
    await expect(chips).toHaveCount(0);
  },
);
