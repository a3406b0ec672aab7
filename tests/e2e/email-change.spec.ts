import {
  mailedLink,
  mailsTo,
  newCustomer,
  register,
  storeToken,
  verificationLink,
} from './customers.ts';
import { logIn } from './log-in.ts';
import { expect, open, test } from './shop-test.ts';

test.describe('an e-mail address', () => {
  test.use({ expected: { messages: [/Failed to load resource/] } });

  test('changes when the link to the new one is confirmed, and other sessions end', async ({ page, browser }) => {
    const customer = newCustomer();
    const next = newCustomer().email;
    const token = await register(page.request, customer);
    await open(page, await verificationLink(customer.email));
    await expect(page.getByText('WELCOME10')).toBeVisible();
    await storeToken(page, token);
    await open(page, '/account');
    const email = page.getByRole('region', { name: 'Email', exact: true });
    await email.getByRole('button', { name: 'Đổi email' }).click();
    await email.getByLabel('Email mới').fill(next);
    await email.getByLabel('Mật khẩu hiện tại', { exact: true }).fill('sai');
    await email.getByRole('button', { name: 'Gửi email xác nhận' }).click();
    await expect(email.getByText('Mật khẩu hiện tại không đúng.')).toBeVisible();
    await expect(email.getByLabel('Email mới')).toHaveValue(next);
    await email.getByLabel('Mật khẩu hiện tại', { exact: true }).fill(customer.password);
    await email.getByRole('button', { name: 'Gửi email xác nhận' }).click();
    await expect(email.getByRole('status')).toContainText(next);
    await expect(email).toContainText(customer.email);

    const link = await mailedLink(next, '/confirm-email');
    const context = await browser.newContext();
    const reader = await context.newPage();
    await open(reader, link);
    await expect(reader).toHaveURL('/confirm-email');
    await expect(reader.getByText(next)).toBeVisible();
    await reader.getByRole('button', { name: 'Xác nhận email mới' }).click();
    await expect(reader.getByRole('heading', { name: 'Đã đổi email' })).toBeVisible();
    await expect.poll(async () => (await mailsTo(customer.email)).at(-1)?.text).toContain('email');
    await logIn(reader, { ...customer, email: next });
    await open(reader, '/account');
    await expect(reader.getByRole('region', { name: 'Email', exact: true })).toContainText(next);
    await open(reader, link);
    await reader.getByRole('button', { name: 'Xác nhận email mới' }).click();
    await expect(reader.getByRole('alert')).toContainText('không hợp lệ hoặc đã được sử dụng');
    await context.close();

    // The browser that asked for the change did not confirm it.
    await page.reload();
    await expect(page.getByText('Vui lòng đăng nhập để xem tài khoản')).toBeVisible();
  });

  test('keeps the session of the browser that confirms; a pending change can be cancelled', async ({ page }) => {
    const customer = newCustomer();
    const next = newCustomer().email;
    await storeToken(page, await register(page.request, customer));
    await open(page, '/account');
    const email = page.getByRole('region', { name: 'Email', exact: true });
    const request = async () => {
      await email.getByRole('button', { name: 'Đổi email' }).click();
      await email.getByLabel('Email mới').fill(next);
      await email.getByLabel('Mật khẩu hiện tại', { exact: true }).fill(customer.password);
      await email.getByRole('button', { name: 'Gửi email xác nhận' }).click();
      await expect(email.getByText('Email mới đang chờ xác nhận')).toBeVisible();
    };
    await request();
    const first = await mailedLink(next, '/confirm-email');
    await email.getByRole('button', { name: 'Hủy đổi email' }).click();
    await expect(email.getByText('Email mới đang chờ xác nhận')).toBeHidden();
    await open(page, first);
    await page.getByRole('button', { name: 'Xác nhận email mới' }).click();
    await expect(page.getByRole('alert')).toContainText('không hợp lệ');

    await open(page, '/account');
    await request();
    await expect.poll(() => mailedLink(next, '/confirm-email')).not.toBe(first);
    await open(page, await mailedLink(next, '/confirm-email'));
    await page.getByRole('button', { name: 'Xác nhận email mới' }).click();
    await expect(page.getByRole('heading', { name: 'Đã đổi email' })).toBeVisible();
    await open(page, '/account');
    await expect(email).toContainText(next);
    await expect(email).toContainText('Đã xác thực');
  });
});
