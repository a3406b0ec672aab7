import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { placeOrder } from './place-order.ts';
import { expect, test } from './shop-test.ts';
import { joinStaff, runOperation } from './staff.ts';

// The browser logs replies to requests with an old version.
test.use({
  expected: { messages: [/preloaded using link preload but not used/, /status of 409/] },
});

interface Order {
  id: string;
  version: number;
  discount: number;
  address: Record<string, string>;
  items: { productId: string; quantity: number }[];
}

async function findOrder(page: Page, customer: string): Promise<Order> {
  const { items: [found] } = await runOperation<{ items: Order[] }>(page, 'orders.list', {
    search: customer,
  });
  return await runOperation<Order>(page, 'orders.get', { id: found?.id });
}

async function leaveAndStay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Đơn hàng' }).first().click();
  const warning = page.getByRole('dialog', { name: 'Bỏ thay đổi chưa lưu?' });
  await warning.getByRole('button', { name: 'Ở lại trang này' }).click();
  await expect(warning).toBeHidden();
}

test('of two members who edit one order, none loses what was typed @phone', async ({ page, browser, baseURL }) => {
  // Two members, each with a browser of their own.
  test.setTimeout(120_000);
  await joinStaff(page, 'orders');
  const other = await (await browser.newContext({ baseURL })).newPage();
  await joinStaff(other, 'orders');
  const { id, version } = await findOrder(page, await placeOrder(page, 'Vũ'));
  await page.goto(`/admin/orders/${id}/edit`);
  const street = page.getByLabel('Số nhà, tên đường');
  const discount = page.getByLabel('Giảm giá (đồng)');
  await street.fill('5 Hàng Mã');
  await discount.fill('20.000');

  // The other member changes the same field and two others. Another order makes the open page
  // read it again.
  await runOperation(other, 'orders.edit', {
    id,
    version,
    changes: { address: { street: '99 Hàng Gai', lastName: 'Đỗ', phone: '0987654321' } },
  });
  await placeOrder(other, 'Đinh');
  await expect(page.getByText('99 Hàng Gai')).toBeVisible({ timeout: 30_000 });
  await expect(street).toHaveValue('5 Hàng Mã');
  await expect(discount).toHaveValue('20.000');
  await leaveAndStay(page);
  await expect(street).toHaveValue('5 Hàng Mã');

  const sent = page.waitForRequest('**/api/admin/orders.edit');
  await page.getByRole('button', { name: 'Lưu đơn' }).click();
  expect((await sent).postDataJSON()).toEqual({
    id,
    version,
    changes: { address: { street: '5 Hàng Mã' }, discount: 20_000 },
  });
  const conflict = page.getByRole('dialog', { name: 'Hai người cùng sửa' });
  await expect(conflict.getByRole('group')).toHaveCount(1);
  const both = conflict.getByRole('group', { name: 'Số nhà, tên đường' });
  await expect(both).toContainText('5 Hàng Mã');
  await expect(both).toContainText('99 Hàng Gai');
  expect(await findViolations(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Lưu lựa chọn' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
  expect(await runOperation(page, 'orders.get', { id })).toMatchObject({
    discount: 20_000,
    address: { street: '5 Hàng Mã', lastName: 'Đỗ', phone: '0987654321' },
  });
});

test('changes of other fields of an order are kept beside each other, and of its items one member chooses', async ({ page }) => {
  await joinStaff(page, 'orders');
  const { id, version, items: [item] } = await findOrder(page, await placeOrder(page, 'Bùi'));
  await page.goto(`/admin/orders/${id}/edit`);
  await page.getByRole('button', { name: /^Tăng số lượng/ }).click();
  const quantity = page.getByRole('textbox', { name: /^Số lượng/ });
  await expect(quantity).toHaveValue('3');
  await runOperation(page, 'orders.edit', { id, version, changes: { discount: 5_000 } });
  await page.getByRole('button', { name: 'Lưu đơn' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
  const both = await runOperation<Order>(page, 'orders.get', { id });
  expect(both.items).toMatchObject([{ quantity: 3 }]);
  expect(both.discount).toBe(5_000);

  await page.goto(`/admin/orders/${id}/edit`);
  await page.getByRole('button', { name: /^Tăng số lượng/ }).click();
  await expect(quantity).toHaveValue('4');
  await runOperation(page, 'orders.edit', {
    id,
    version: both.version,
    changes: { items: [{ productId: item?.productId, quantity: 1 }] },
  });
  await page.getByRole('button', { name: 'Lưu đơn' }).click();
  const conflict = page.getByRole('dialog', { name: 'Hai người cùng sửa' });
  await expect(conflict.getByRole('group', { name: 'Sản phẩm' })).toContainText(/4 × .*1 × /s);
  await conflict.getByLabel(/Hiện tại/).check();
  await conflict.getByRole('button', { name: 'Lưu lựa chọn' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
  expect((await runOperation<Order>(page, 'orders.get', { id })).items)
    .toMatchObject([{ quantity: 1 }]);
});

test('of two members who record the same refund, the second one is told', async ({ page }) => {
  await joinStaff(page, 'orders');
  const { id } = await findOrder(page, await placeOrder(page, 'Lý'));
  const { version } = await runOperation<Order>(page, 'payments.record', {
    ...{ orderId: id, amount: 100_000, at: Date.now() },
  });
  await page.goto(`/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Hoàn tiền' }).click();
  const dialog = page.getByRole('dialog', { name: /^Hoàn tiền đơn/ });
  await dialog.getByLabel('Số tiền đã hoàn (đồng)').fill('30.000');
  await dialog.getByLabel('Lý do').fill('Vòng bị xước');

  const refund = { id, version, amount: 30_000, reason: 'Vòng bị xước' };
  await runOperation(page, 'orders.refund', refund);
  // The page behind the dialog has the change.
  const refunded = page.locator('[data-slot="order-money"]').getByText('−30.000 VNĐ');
  await expect(refunded).toBeVisible({ timeout: 30_000 });
  const action = dialog.getByRole('button', { name: 'Ghi nhận hoàn tiền' });
  await action.click();
  await expect(dialog.getByRole('alert')).toHaveText(/vừa được thay đổi ở nơi khác/);
  expect(await runOperation(page, 'orders.get', { id })).toMatchObject({ paid: 70_000 });
  await action.click();
  await expect(dialog).toBeHidden();
  expect(await runOperation(page, 'orders.get', { id })).toMatchObject({ paid: 40_000 });
});

test('an order that is being taken by phone is not left by mistake', async ({ page }) => {
  await joinStaff(page, 'orders');
  await page.goto('/admin/orders/new');
  await page.getByRole('link', { name: 'Đơn hàng' }).first().click();
  await page.getByRole('link', { name: /Tạo đơn/ }).click();
  const note = page.getByLabel(/^Ghi chú nội bộ/);
  await note.fill('Giao sau 17 giờ');
  await leaveAndStay(page);
  await expect(note).toHaveValue('Giao sau 17 giờ');
  await page.getByRole('link', { name: 'Đơn hàng' }).first().click();
  // The list replaces the page soon, and a slower second click would open one of its orders.
  await page.getByRole('button', { name: 'Bỏ thay đổi' }).evaluate((button: HTMLElement) => {
    for (let click = 0; click < 2; click += 1) button.click();
  });
  await expect(page).toHaveURL(/\/orders$/);
});
