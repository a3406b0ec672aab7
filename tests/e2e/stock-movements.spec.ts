import { findViolations } from './find-violations.ts';
import { overflowOf } from './overflow-of.ts';
import { expect, test } from './shop-test.ts';
import { joinStaff, runOperation } from './staff.ts';

test('staff find a movement of stock of the whole shop by its kind and day', {
  tag: '@phone',
}, async ({ page }) => {
  await joinStaff(page, 'catalogue');
  const { items } = await runOperation<{ items: { id: string; name: string }[] }>(
    page,
    'products.list',
    { limit: 1 },
  );
  const { id: productId, name } = items[0]!;
  const reason = `vỡ khi chụp ảnh ${Date.now()}`;
  await runOperation(page, 'stock.adjust', { productId, delta: 2, reason });

  const main = page.getByRole('main');
  await page.goto('/admin/products');
  await main.getByRole('link', { name: 'Lịch sử nhập xuất kho' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nhập xuất kho' })).toBeVisible();
  const row = main.getByText(reason).filter({ visible: true });
  await expect(row).toBeVisible();
  await page.getByLabel('Loại').selectOption('Nhận lại hàng');
  await expect(row).toHaveCount(0);
  await page.getByLabel('Loại').selectOption('Kiểm kho, điều chỉnh');
  await expect(row).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Đến hết ngày').fill('2020-01-01');
  await expect(main.getByText('Không có lần nhập xuất nào như vậy.')).toBeVisible();
  await page.getByLabel('Đến hết ngày').fill('');
  await main.getByRole('link', { name }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/admin/products/${productId}$`));
});

test.describe('beside a sale', () => {
  test.use({ expected: { messages: [/status of 409/] } });

  test('a count on the page of a product does not undo what the member has not seen', async ({ page }) => {
    await joinStaff(page, 'catalogue');
    const { items } = await runOperation<{ items: { id: string; stock: number }[] }>(
      page,
      'products.list',
      { limit: 9 },
    );
    // The other tests change the stock of the first product.
    const { id: productId, stock } = items[8]!;
    const title = (units: number) => page.getByRole('heading', { name: `Tồn kho: ${units}` });
    await page.goto(`/admin/products/${productId}`);
    await expect(title(stock)).toBeVisible();
    // The page learns of the sale from the reply to its count at the earliest.
    const { promise: counted, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/admin/products.get', async (route) => {
      await counted;
      await route.continue();
    });
    await runOperation(page, 'stock.adjust', { productId, delta: -2, reason: 'bán tại quầy' });
    await page.getByLabel('Thao tác').selectOption({ label: 'Kiểm kho: đặt số đếm được' });
    await page.getByLabel('Số đếm được').fill(String(stock + 1));
    await page.getByLabel('Lý do').fill('Kiểm kho');
    const count = page.getByRole('button', { name: 'Ghi số kiểm kho' });
    const refused = page.waitForResponse('**/api/admin/stock.count');
    await count.click();
    await refused;
    release();
    await expect(page.getByText('Sản phẩm vừa được thay đổi ở nơi khác.')).toBeVisible();
    await expect(title(stock - 2)).toBeVisible();
    await count.click();
    await expect(title(stock + 1)).toBeVisible();
    await runOperation(page, 'stock.adjust', { productId, delta: -1, reason: 'trả lại' });
  });
});

test.describe('with a lost reply', () => {
  test.use({ expected: { messages: [/net::ERR_FAILED/] } });

  test('an adjustment of the stock whose reply is lost is booked once', async ({ page }) => {
    await joinStaff(page, 'catalogue');
    const { items } = await runOperation<{ items: { id: string }[] }>(
      page,
      'products.list',
      { limit: 1 },
    );
    const { id } = items[0]!;
    const reason = `đếm lại ${Date.now()}`;
    await page.route('**/api/admin/stock.adjust', async (route) => {
      await route.fetch();
      await route.abort();
    }, { times: 1 });

    await page.goto(`/admin/products/${id}`);
    await page.getByLabel('Số lượng').fill('3');
    await page.getByLabel('Lý do').fill(reason);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Không kết nối được với cửa hàng')).toBeVisible();
    await page.getByRole('button', { name: 'Ghi thay đổi tồn kho' }).click();
    await expect(page.getByText(/^Tồn kho bây giờ/)).toBeVisible();
    await expect(page.getByText(reason)).toHaveCount(1);
    await runOperation(page, 'stock.adjust', { productId: id, delta: -3, reason });
  });
});
