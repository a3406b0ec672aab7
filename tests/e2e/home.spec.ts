import { cards, expect, expectNames, names, open, test } from './shop-test.ts';

test('the home page leads to the store', async ({ page }) => {
  await open(page, '/');
  const home = page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', {
    name: 'Trang chủ',
  });
  await expect(home).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Xem Cửa Hàng' }).click();
  await expect(page).toHaveURL('/store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cửa hàng');
});

test('the home page features eight products', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'Sản Phẩm Nổi Bật' })).toBeVisible();
  await expect(cards(page)).toHaveCount(8);
});

test('the home page features other products after a category was selected', async ({ page }) => {
  await open(page, '/');
  const first = await names(page);
  const tile = page.getByRole('region', { name: 'Khám Phá Cửa Hàng' }).getByRole('link').first();
  const seen: string[][] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    await tile.click();
    await expect(cards(page)).toHaveCount(7);
    await tile.click();
    await expect(cards(page)).toHaveCount(8);
    seen.push(await names(page));
  }
  expect(seen.some((names) => names.join() !== first.join())).toBe(true);
});

test('a category tile filters the featured products in place; a second click removes the filter', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/');
  const explorer = page.getByRole('region', { name: 'Khám Phá Cửa Hàng' });
  await expect(explorer.getByRole('link')).toHaveCount(8);
  const rings = explorer.getByRole('link', { name: 'Nhẫn' });
  const scrolled = await rings.evaluate((tile) => {
    tile.scrollIntoView({ block: 'center' });
    return scrollY;
  });
  expect(scrolled).toBeGreaterThan(0);
  await rings.click();
  await expect(page).toHaveURL(/\?category=/);
  await expect(cards(page)).toHaveCount(7);
  await expectNames(page, /Nhẫn/);
  await expect(rings).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await rings.click();
  await expect(page).toHaveURL('/');
  await expect(cards(page)).toHaveCount(8);
});

test('opening the details of a product does not shuffle the products; going back closes it', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/');
  const before = await names(page);
  await cards(page).nth(1).getByRole('link').click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('heading', { name: before[1] })).toBeVisible();
  await expect(page).toHaveURL(/product=/);
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL('/');
  expect(await names(page)).toEqual(before);
});

test('the navbar’s search leads to the store', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Tìm kiếm' }).click();
  await page.getByRole('searchbox').fill('mat ho');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/store?q=mat+ho');
  await expect(cards(page).first()).toContainText('Mắt Hổ');
});

test('every navigation to another page scrolls to the top', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  // The navbar is sticky, so that the click does not scroll by itself.
  await page.locator('header a[href="/cart"]').click();
  await expect(page).toHaveURL('/cart');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the title follows the open product', async ({ page }) => {
  await open(page, '/?product=vong-tay-mat-ho');
  await expect(page).toHaveTitle(/^Vòng Tay Đá Mắt Hổ/);
  await page.getByRole('button', { name: 'Đóng' }).click();
  await expect(page).toHaveTitle(/^Thạch An/);
  const name = (await names(page))[0]!;
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
});

test('a new page moves the focus to its content', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Xem Cửa Hàng' }).click();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a line is shown while a slow network loads the next page', async ({ page }) => {
  await open(page, '/');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/tuvi-*.js', async (route) => {
    await released;
    await route.continue();
  });
  const height = () =>
    page.evaluate(() => getComputedStyle(document.documentElement, '::before').height);
  const heightAtRest = await height();
  await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Tử Vi' })
    .click();
  await expect.poll(height).toBe('3px');
  release();
  await expect(page).toHaveURL('/tuvi');
  await expect.poll(height).toBe(heightAtRest);
});
