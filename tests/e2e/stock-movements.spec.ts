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
