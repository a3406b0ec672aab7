import { placeOrder } from './place-order.ts';
import { expect, test } from './shop-test.ts';
import { joinStaff, runOperation } from './staff.ts';

interface Order {
  id: string;
  version: number;
  discount: number;
  subtotal: number;
  items: { productId: string; name: string; price: number }[];
}

test('the discount of an order follows its goods, and stays if staff want it @phone', async ({ page }) => {
  await joinStaff(page, 'orders');
  const search = await placeOrder(page, 'Cao');
  const { items: [found] } = await runOperation<{ items: Order[] }>(page, 'orders.list', {
    search,
  });
  const read = () => runOperation<Order>(page, 'orders.get', { id: found?.id });
  const { id, version, subtotal } = await read();
  await runOperation(page, 'orders.edit', { id, version, changes: { discount: 50_000 } });
  await page.goto(`/admin/orders/${id}/edit`);
  const discount = page.getByLabel('Giảm giá (đồng)');
  const less = page.getByRole('button', { name: /^Giảm số lượng/ });
  const save = page.getByRole('button', { name: 'Lưu đơn' });
  await expect(discount).toHaveValue('50.000');
  await less.click();
  await expect(discount).toHaveValue('25.000');
  await expect(discount).toHaveAccessibleDescription(/phần hàng còn lại/);
  await discount.fill('50.000');
  await save.click();
  await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
  expect(await read()).toMatchObject({ discount: 50_000, subtotal: subtotal / 2 });
});

test('an item that is removed and added again keeps the price of its order', async ({ page }) => {
  await joinStaff(page, 'orders');
  const search = await placeOrder(page, 'Cao');
  const { items: [found] } = await runOperation<{ items: Order[] }>(page, 'orders.list', {
    search,
  });
  const { id, items: [item] } = await runOperation<Order>(page, 'orders.get', { id: found?.id });
  const { productId, name, price } = item!;
  const raised = { id: productId, name, price: price + 10_000, stock: 9 };
  await page.route(
    '**/api/admin/products.list',
    (route) => route.fulfill({ json: { success: true, data: { items: [raised] } } }),
  );
  await page.goto(`/admin/orders/${id}/edit`);
  await page.getByRole('button', { name: `Bỏ ${name}` }).click();
  await page.getByLabel('Tìm sản phẩm để thêm').fill(name);
  await page.getByRole('button', { name: `Thêm: ${name}` }).click();
  await expect(page.getByRole('term').filter({ hasText: 'Tiền hàng' }).locator('xpath=..'))
    .toContainText(`${price.toLocaleString('vi')} VNĐ`);
});

test('the options of a product have different names in the form of an order', async ({ page }) => {
  await joinStaff(page, 'owner');
  const key = Date.now();
  const saved: { id: string; version: number }[] = [];
  for (const option of ['14 cm', '16 cm']) {
    const product = await runOperation<typeof saved[number]>(page, 'products.save', {
      id: `vong-${key}-${option.slice(0, 2)}`,
      changes: {
        ...{ name: `Vòng ${key}`, description: '', price: 350_000, family: `vong-${key}`, option },
        ...{ image: 'vong-tay-mat-ho.fb5e5805.webp' },
        ...{ category: 'Vòng Tay', subCategory: 'Thời Trang' },
      },
    });
    saved.push(product);
  }
  await page.goto('/admin/orders/new');
  await page.getByLabel('Tìm sản phẩm để thêm').fill(String(key));
  const found = page.getByRole('button', { name: /^Thêm:/ });
  await expect(found).toHaveText([/· 14 cm/, /· 16 cm/]);
  await found.first().click();
  await expect(page.getByRole('button', { name: `Bỏ Vòng ${key} · 14 cm` })).toBeVisible();
  // The pressed button, which had the focus, has gone away.
  await expect(page.locator(':focus')).toHaveCount(1);
  // Other tests compare the catalogue.
  for (const { id, version } of saved) await runOperation(page, 'products.delete', { id, version });
});
