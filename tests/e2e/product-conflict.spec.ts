import { findViolations } from './find-violations.ts';
import { expect, test } from './shop-test.ts';
import { joinStaff, runOperation } from './staff.ts';

// The browser logs replies to requests with an old version.
test.use({
  expected: { messages: [/preloaded using link preload but not used/, /status of 409/] },
});

test('of two members who edit one product, none loses a change silently @phone', async ({ page, browser, baseURL }) => {
  // Two members, each with a browser of their own.
  test.setTimeout(120_000);
  await joinStaff(page, 'catalogue');
  type Product = { id: string; version: number; stock: number };
  const { items: [source] } = await runOperation<{ items: Product[] }>(page, 'products.list', {
    limit: 1,
  });
  const newId = `hai-nguoi-${Date.now()}`;
  const { version } = await runOperation<Product>(page, 'products.get', { id: source?.id });
  await runOperation(page, 'products.duplicate', { id: source?.id, version, newId });
  const other = await (await browser.newContext({ baseURL })).newPage();
  await joinStaff(other, 'catalogue');
  for (const member of [page, other]) {
    await member.goto(`/admin/products/${newId}`);
    await member.getByLabel('Giá bán').fill(member === page ? '120.000' : '110.000');
  }
  const care = page.getByLabel('Bảo quản');
  const save = page.getByRole('button', { name: 'Lưu thay đổi' });
  await care.fill('Tránh nước.');
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/products.save', async (route) => {
    const response = await route.fetch();
    await typed;
    await route.fulfill({ response });
  }, { times: 1 });
  await save.click();
  // What is typed while the form is being saved stays, and is saved with the next press.
  await care.fill('Tránh nước hoa.');
  release();
  const saved = page.getByText('Đã lưu thay đổi.');
  await expect(saved).toHaveCount(1);
  await expect(care).toHaveValue('Tránh nước hoa.');
  await save.click();
  await expect(saved).toHaveCount(2);

  // The other member has an old form, with another field and the same one.
  await other.getByLabel('Kích thước').fill('Hạt 10 ly');
  await other.getByRole('button', { name: 'Lưu thay đổi' }).click();
  const conflict = other.getByRole('dialog', { name: 'Hai người cùng sửa' });
  await expect(conflict.getByRole('group')).toHaveCount(1);
  await expect(conflict.getByRole('group', { name: 'Giá bán' })).toContainText('120.000 VNĐ');
  expect(await findViolations(other)).toEqual([]);
  await conflict.getByLabel(/Hiện tại/).check();
  await conflict.getByRole('button', { name: 'Lưu lựa chọn' }).click();
  await expect(other.getByText('Đã lưu thay đổi.')).toBeVisible();
  await expect(other.getByLabel('Bảo quản')).toHaveValue('Tránh nước hoa.');
  const stored = await runOperation(page, 'products.get', { id: newId });
  expect(stored).toMatchObject({
    price: 120_000,
    care: 'Tránh nước hoa.',
    size: 'Hạt 10 ly',
  });
});
