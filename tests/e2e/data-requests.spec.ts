import { newCustomer, register } from './customers.ts';
import { expect, settled, test } from './shop-test.ts';
import { joinStaff, runOperation } from './staff.ts';

test.use({ expected: { messages: [/status of 422|net::ERR_FAILED/] } });

const day = 24 * 60 * 60_000;

test('staff record a request about personal data, see that it is late, and note what was done', {
  tag: '@phone',
}, async ({ page }) => {
  const customer = newCustomer('Lan Anh');
  await register(page.request, customer);
  await joinStaff(page, 'owner');
  const overdue = { kind: 'correction', channel: 'phone', receivedAt: Date.now() - 20 * day };
  const person = `Bình ${Date.now()}`;
  await runOperation(page, 'requests.record', { ...overdue, person });

  const main = page.getByRole('main');
  await page.goto(`/admin/customers?q=${encodeURIComponent(customer.email)}`);
  await main.getByRole('link', { name: 'Lan Anh' }).click();
  await main.getByRole('link', { name: 'Ghi yêu cầu dữ liệu cá nhân' }).click();
  await expect(page.getByLabel('Người yêu cầu')).toHaveValue(`Lan Anh, ${customer.email}`);
  await page.getByLabel('Khách yêu cầu').selectOption('Xóa dữ liệu');
  const received = page.getByLabel('Nhận lúc');
  await received.fill('');
  // The date has no time yet.
  await received.pressSequentially('12122025');
  await page.getByRole('button', { name: 'Ghi yêu cầu' }).click();
  await expect(received).toBeFocused();
  await expect(received).not.toHaveAttribute('aria-invalid', 'true');
  await received.fill('2099-01-01T08:00');
  await page.getByRole('button', { name: 'Ghi yêu cầu' }).click();
  await expect(page.getByText('Thời điểm này chưa đến.')).toBeVisible();
  await received.fill(new Date(Date.now() - day).toISOString().slice(0, 16));
  await page.getByRole('button', { name: 'Ghi yêu cầu' }).click();

  await expect(page).toHaveURL(/\/admin\/requests$/);
  await expect(main.getByText(/^Quá hạn phản hồi từ /).filter({ visible: true }).first())
    .toBeVisible();
  await page.getByRole('button', { name: `Đã phản hồi: Xóa dữ liệu, Lan Anh, ${customer.email}` })
    .click();
  await page.getByRole('button', { name: `Gia hạn: Xóa dữ liệu, Lan Anh, ${customer.email}` })
    .click();
  const extension = page.getByRole('dialog');
  await extension.getByLabel(/^Thêm bao nhiêu ngày/).fill('21');
  await extension.getByLabel('Vì sao cần thêm thời gian?').fill('Phải đợi đơn vị vận chuyển');
  await extension.getByRole('button', { name: 'Gia hạn' }).click();
  await expect(extension.getByText('Yêu cầu này được gia hạn tối đa 20 ngày.')).toBeVisible();
  await extension.getByLabel(/^Thêm bao nhiêu ngày/).fill('20');
  await extension.getByRole('button', { name: 'Gia hạn' }).click();
  await expect(extension).toBeHidden();
  await expect(main.getByText('Đã gia hạn: Phải đợi đơn vị vận chuyển').filter({ visible: true }))
    .toBeVisible();
  await page.getByRole('button', { name: `Đã phản hồi: Sửa dữ liệu, ${person}` }).click();
  await expect(main.getByText(/^Quá hạn thực hiện từ /).filter({ visible: true }).first())
    .toBeVisible();
  await expect(page.getByRole('button', { name: `Gia hạn: Sửa dữ liệu, ${person}` }))
    .toHaveCount(0);
  await page.goto('/admin');
  await main.getByRole('link', { name: /Yêu cầu dữ liệu đến hạn/ }).click();

  await page.getByRole('button', { name: `Hoàn tất: Xóa dữ liệu, Lan Anh, ${customer.email}` })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hoàn tất' }).click();
  await expect(dialog.getByText('Vui lòng ghi bạn đã làm gì.')).toBeVisible();
  const outcome = `Đã xóa tài khoản ngày ${Date.now()}`;
  await dialog.getByLabel('Bạn đã làm gì?').fill(outcome);
  await dialog.getByRole('button', { name: 'Hoàn tất' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText(customer.email)).toHaveCount(0);
  await page.getByRole('link', { name: 'Đã xong' }).click();
  await expect(main.getByText(outcome).filter({ visible: true })).toBeVisible();
  await expect(main.getByText('Đã xóa tên và liên hệ').filter({ visible: true }).first())
    .toBeVisible();
});

test('a request that another member records shows in an open list, without a click', async ({ page }) => {
  await joinStaff(page, 'orders');
  await page.goto('/admin/requests');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yêu cầu dữ liệu cá nhân');
  const person = `Chi ${Date.now()}`;
  const request = { kind: 'access', channel: 'phone', receivedAt: Date.now() - day, person };
  await runOperation(page, 'requests.record', request);
  await expect(page.getByRole('row').filter({ hasText: person }))
    .toContainText(/Cần phản hồi chậm nhất \d+\/\d+\/\d+Thực hiện chậm nhất \d/);
});

test('the role for products gets events, though it sees no orders', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  const events = page.waitForResponse('**/api/admin/events');
  await page.goto('/admin/reviews');
  expect((await events).status()).toBe(200);
});

test('a request whose reply is lost is recorded once', async ({ page }) => {
  await joinStaff(page, 'orders');
  await page.goto('/admin/requests/new');
  const person = `Dung ${Date.now()}`;
  await page.getByLabel('Người yêu cầu').fill(person);
  await page.route('**/api/admin/requests.record', async (route) => {
    await route.fetch();
    await route.abort();
  }, { times: 1 });
  const save = page.getByRole('button', { name: 'Ghi yêu cầu' });
  await save.click();
  await expect(page.getByRole('alert')).toHaveText(/^Không kết nối được/);
  await save.click();
  await expect(page).toHaveURL(/\/admin\/requests$/);
  await expect(page.getByRole('row').filter({ hasText: person })).toHaveCount(1);
});

test('a late reply to a recorded request does not redirect from another page', async ({ page }) => {
  await joinStaff(page, 'orders');
  await page.goto('/admin/requests/new');
  await page.getByLabel('Người yêu cầu').fill(`Giang ${Date.now()}`);
  const { promise: left, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/requests.record', async (route) => {
    await left;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Ghi yêu cầu' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Sản phẩm' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  release();
  await expect(page.getByText('Đã ghi yêu cầu.')).toBeVisible();
  await settled(page);
  await expect(page).toHaveURL(/\/admin\/products$/);
});
