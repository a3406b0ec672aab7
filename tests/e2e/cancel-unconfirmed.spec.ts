import { findViolations } from './find-violations.ts';
import { overflowOf } from './overflow-of.ts';
import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { newCustomer, register } from './customers.ts';
import { orderBracelets } from './place-order.ts';
import { expect, test } from './shop-test.ts';
import { joinStaff } from './staff.ts';

test.use({ expected: { messages: [/status of 422/] } });

test('staff see how many unconfirmed orders match, and cancel them', {
  tag: '@phone',
}, async ({ page }) => {
  await joinStaff(page, 'orders');
  const phone = `09${String(Date.now()).slice(-8)}`;
  const token = await register(page.request, newCustomer('Trịnh An'));
  await orderBracelets(page, token, { ...sampleAddress, phone });
  await page.goto('/admin/orders?status=awaiting-confirmation');
  await page.getByRole('button', { name: 'Hủy nhiều đơn chưa xác nhận' }).click();
  const dialog = page.getByRole('dialog');
  const count = dialog.getByRole('button', { name: 'Xem có bao nhiêu đơn' });
  await dialog.getByLabel('Số điện thoại').fill('12');
  await count.click();
  await expect(dialog.getByText('Số điện thoại không hợp lệ.')).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await dialog.getByLabel('Số điện thoại').fill('0999999999');
  await count.click();
  await expect(dialog.getByText('Không có đơn nào khớp.')).toBeVisible();
  await dialog.getByLabel('Số điện thoại').fill(phone);
  await dialog.getByLabel('Đến trước lúc').fill('2090-01-01T00:00');
  await count.click();
  await expect(dialog.getByText('Có 1 đơn khớp.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  // An order that is placed after the count stays.
  await orderBracelets(page, token, { ...sampleAddress, phone });
  await dialog.getByRole('button', { name: 'Hủy 1 đơn' }).click();
  await expect(page.getByText('Đã hủy 1 đơn.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the network of an order fills in the dialog', { tag: '@phone' }, async ({ page }) => {
  await joinStaff(page, 'orders');
  const token = await register(page.request, newCustomer('Mạng An'));
  const { orderId } = await orderBracelets(page, token, sampleAddress);
  await page.goto(`/admin/orders/${orderId}`);
  await expect(page.getByText('Địa chỉ mạng (IP): 127.0.0.1')).toBeVisible();
  await page.getByRole('link', { name: 'Hủy các đơn chưa xác nhận từ mạng này' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Địa chỉ mạng (IP)')).toHaveValue('127.0.0.1');
  await dialog.getByRole('button', { name: 'Xem có bao nhiêu đơn' }).click();
  await expect(dialog.getByText(/^Có \d+ đơn khớp/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/orders\?status=awaiting-confirmation$/);
});
