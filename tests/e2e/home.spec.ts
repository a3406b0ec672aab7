import { cards, expect, names, open, test } from './shop-test.ts';

test('the home page leads to the store', async ({ page }) => {
  await open(page, '/');
  const home = page.getByRole('navigation', { name: 'Chính' }).getByRole('link', {
    name: 'Trang chủ',
  });
  await expect(home).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Xem Cửa Hàng' }).click();
  await expect(page).toHaveURL('/store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cửa hàng');
});

test('eight products are featured, others after each visit of a category', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'Sản Phẩm Nổi Bật' })).toBeVisible();
  await expect(cards(page)).toHaveCount(8);
});

test('a category tile narrows the featured products; pressed again it lets go', async ({ page }) => {
  await open(page, '/');
  const explorer = page.getByRole('region', { name: 'Khám Phá Cửa Hàng' });
  await expect(explorer.getByRole('link')).toHaveCount(8);
  const rings = explorer.getByRole('link', { name: 'Nhẫn' });
  await rings.click();
  await expect(page).toHaveURL(/\?category=/);
  await expect(cards(page)).toHaveCount(7);
  for (const name of await names(page)) expect(name).toMatch(/Nhẫn/);
  await expect(rings).toHaveAttribute('aria-current', 'true');
  await rings.click();
  await expect(page).toHaveURL('/');
  await expect(cards(page)).toHaveCount(8);
});

test('opening a detail does not shuffle the products; going back closes it', async ({ page }) => {
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

test('the navbar’s search leads to the store', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Tìm kiếm' }).click();
  await page.getByRole('searchbox').fill('mat ho');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/store?q=mat+ho');
  await expect(cards(page).first()).toContainText('Mắt Hổ');
});

test('every change of page scrolls to the top', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('navigation', { name: 'Chính' }).getByRole('link', { name: 'Cửa hàng' })
    .click();
  await expect(page).toHaveURL('/store');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
