import { findViolations } from './find-violations.ts';
import { cards, expect, expectNames, hydrated, names, open, test } from './shop-test.ts';

/** Names of the stones that suit the element Thổ: those of Thổ and Hỏa, and those of all. */
const suitEarth = /Thạch Anh|Mã Não|Hồng Lựu|Mắt Hổ|Ngũ Sắc/;

const prices = async (page: Parameters<typeof names>[0]) =>
  (await cards(page).locator('[data-slot=price]').allInnerTexts())
    .map((text) => Number(/[\d.]+/.exec(text)?.[0].replaceAll('.', '')));

test('the store shows the products that suit an element, and the URL keeps it', async ({ page }) => {
  await open(page, '/store');
  await page.getByLabel('Hợp mệnh').selectOption('Thổ');
  await expect(page).toHaveURL('/store?element=Th%E1%BB%95');
  await expectNames(page, suitEarth);
  await page.getByLabel('Danh mục').selectOption('Nhẫn');
  await expect(page).toHaveURL(/element=Th/);
  await expectNames(page, /^Nhẫn/);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Hợp mệnh')).toHaveValue('Thổ');
  await expectNames(page, /^Nhẫn/);
  await expect(page).toHaveTitle(/^Nhẫn hợp mệnh Thổ/);
  await page.goBack();
  await expect(page.getByLabel('Danh mục')).toHaveValue('');
  await page.getByLabel('Hợp mệnh').selectOption('');
  await expect(page).toHaveURL('/store');
});

test('the store sorts by price, within a range that is typed', async ({ page }) => {
  await open(page, '/store');
  const featured = await names(page);
  await page.getByLabel('Sắp xếp').selectOption('Giá tăng dần');
  await expect(page).toHaveURL('/store?sort=price-asc');
  await expect.poll(() => names(page)).not.toEqual(featured);
  const ascending = await prices(page);
  expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
  await page.getByText('Giá:').click();
  await page.getByLabel('Giá từ').fill('500k');
  await page.getByLabel('Giá đến').fill('300.000');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await expect(page).toHaveURL('/store?min=300000&max=500000&sort=price-asc');
  await expect(page.getByText('300.000 – 500.000')).toBeVisible();
  await expect.poll(async () => Math.min(...await prices(page))).toBeGreaterThanOrEqual(300_000);
  expect(Math.max(...await prices(page))).toBeLessThanOrEqual(500_000);
  await page.getByLabel('Sắp xếp').selectOption('Nổi bật');
  await expect(page).toHaveURL('/store?min=300000&max=500000');
});

test('a search is filtered and sorted as well', async ({ page }) => {
  await open(page, '/store?q=vong&element=Kim&sort=price-desc');
  const found = await prices(page);
  expect(found.length).toBeGreaterThan(1);
  expect(found).toEqual(found.toSorted((a, b) => b - a));
});

for (
  const search of [
    'element=Gi%C3%B3&min=abc&max=-1&sort=name',
    'element=&min=&max=&sort=',
    `min=${'9'.repeat(400)}&max=1e9`,
    'element=%3Cscript%3E&sort=__proto__',
  ]
) {
  test(`the store ignores the invalid filter ${search.slice(0, 40)}`, async ({ page }) => {
    const reply = await page.goto(`/store?${search}`);
    expect(reply?.status()).toBe(200);
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByLabel('Hợp mệnh')).toHaveValue('');
  });
}

test('an element that is chosen before hydration is applied', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/store', { waitUntil: 'commit' });
  await page.getByLabel('Hợp mệnh').selectOption('Hỏa');
  release();
  await expect(page).toHaveURL(/element=H/);
  await expect(page.getByLabel('Hợp mệnh')).toHaveValue('Hỏa');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of the store filters by element and price, and sorts', async ({ page }) => {
    await page.goto('/store');
    await page.getByLabel('Hợp mệnh').selectOption('Thổ');
    await page.getByLabel('Sắp xếp').selectOption('Giá giảm dần');
    await page.getByText('Giá:').click();
    await page.getByLabel('Giá đến').fill('900.000');
    await page.getByRole('button', { name: 'Áp dụng' }).click();
    await expect(page).toHaveURL(/element=Th.*max=900\.000/);
    await expect(page.getByLabel('Sắp xếp')).toHaveValue('price-desc');
    await expect(page.getByText('đến 900.000', { exact: true })).toBeVisible();
    // The footer follows the list, which is complete then.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const found = await prices(page);
    expect(found.length).toBeGreaterThan(1);
    expect(found).toEqual(found.toSorted((a, b) => b - a));
    expect(found[0]).toBeLessThanOrEqual(900_000);
  });
});
