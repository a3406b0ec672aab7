import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { newCustomer, register } from './customers.ts';
import { orderBracelets } from './place-order.ts';
import { expect, test } from './shop-test.ts';
import { joinStaff } from './staff.ts';

test('a role begins at its first section, and sees no form that it may not send', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/products');
  await expect(page.getByRole('link', { name: 'Thêm sản phẩm' })).toBeVisible();
  for (const path of ['orders', 'orders/new', 'orders/x/edit', 'requests/new', 'settings']) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Bạn không có quyền xem trang này',
    );
  }
  await page.goto('/admin/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không có trang này');
  await page.getByRole('link', { name: 'Về trang chủ' }).click();
  await expect(page).toHaveURL('/admin/products');
});

test.describe('without a connection', () => {
  test.use({ expected: { messages: [/ERR_INTERNET_DISCONNECTED/] } });

  test('an action fails at once, and is not repeated later', async ({ page }) => {
    const token = await register(page.request, newCustomer());
    const { orderId } = await orderBracelets(page, token, sampleAddress);
    await joinStaff(page, 'owner');
    await page.goto(`/admin/orders/${orderId}`);
    const confirm = page.getByRole('button', { name: 'Khách đã xác nhận' });
    await expect(confirm).toBeVisible();
    await page.context().setOffline(true);
    await confirm.click();
    await expect(page.getByRole('alert')).toHaveText(/^Không kết nối được với cửa hàng/);
    await page.context().setOffline(false);
    await page.reload();
    await expect(confirm).toBeVisible();
  });
});
