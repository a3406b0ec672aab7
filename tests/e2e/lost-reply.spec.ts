import type { Page } from '@playwright/test';
import { Buffer } from 'node:buffer';
import { samplePng } from '../../edge-api/catalogue/pictures/testing/sample-pictures.ts';
import { expect, test } from './shop-test.ts';
import { joinStaff, runOperation } from './staff.ts';

// The browser logs the lost reply, and the reply to the repeated request.
test.use({ ownShop: true, expected: { messages: [/ERR_FAILED/, /status of 409/] } });

interface Listed {
  items: { id: string; name: string; price: number }[];
}

/** Loses the reply to the next change by an operation, which the server has made. */
async function loseReply(page: Page, operation: string): Promise<void> {
  let isLost = false;
  await page.route(`**/api/admin/${operation}`, async (route) => {
    if (isLost || route.request().postDataJSON().dryRun) return await route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

const unreachable = (page: Page) => page.getByRole('alert').filter({ hasText: /^Không kết nối/ });

test('a new product is stored once, though the first reply is lost', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  await page.goto('/admin/products/new');
  const name = 'Vòng đá mạng chập chờn';
  await page.getByLabel('Tên sản phẩm').fill(name);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  const picture = { name: 'vong.png', mimeType: 'image/png', buffer: Buffer.from(samplePng(9, 9)) };
  await page.getByLabel('Thêm ảnh').setInputFiles(picture);
  await page.getByLabel('Giá bán').fill('350.000');
  await page.getByLabel('Danh mục', { exact: true }).selectOption('Vòng Tay');
  await page.getByLabel('Danh mục con').selectOption('Phong Thủy');
  await expect(page.getByLabel('Mô tả ảnh chính')).toBeVisible();
  await loseReply(page, 'products.save');
  const save = page.getByRole('button', { name: 'Thêm sản phẩm' });
  await save.click();
  await expect(unreachable(page)).toBeVisible();
  await save.click();
  await expect(page).toHaveURL(/\/admin\/products\/vong-da-mang/);
  const { items } = await runOperation<Listed>(page, 'products.list', { search: name });
  expect(items).toHaveLength(1);
});

test('prices are lowered once, though the first reply is lost', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  const read = async () =>
    (await runOperation<Listed>(page, 'products.list', { category: 'Cây Đá', limit: 2 })).items;
  const before = await read();
  await page.goto('/admin/products?category=Cây Đá');
  for (const { name } of before) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Sửa 2 sản phẩm đã chọn' }).click();
  await page.getByLabel('Việc cần làm').selectOption('price');
  await page.getByLabel('Phần trăm').fill('-10');
  const preview = page.getByRole('list', { name: 'Xem trước' }).getByRole('listitem');
  await expect(preview).toHaveCount(2);
  await loseReply(page, 'products.bulk');
  const apply = page.getByRole('button', { name: 'Áp dụng' });
  await apply.click();
  await expect(unreachable(page)).toBeVisible();
  const lowered = await read();
  expect(lowered.map(({ price }) => price)).not.toEqual(before.map(({ price }) => price));
  await apply.click();
  await expect(page.getByRole('alert')).toContainText('vừa được thay đổi');
  // Now the preview starts from the lowered prices.
  await expect(preview.first()).toContainText(
    `Giá bán ${lowered[0]!.price.toLocaleString('vi')} VNĐ`,
  );
  expect(await read()).toEqual(lowered);
});
