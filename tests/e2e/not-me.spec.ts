import { newCustomer, register, storeToken, verificationLink } from './customers.ts';
import { expect, open, test } from './shop-test.ts';

test.describe('a person who has not registered', () => {
  test.use({ expected: { messages: [/Failed to load resource/] } });

  test('removes the account from the page of the verification link', async ({ page, browser }) => {
    const customer = newCustomer();
    const token = await register(page.request, customer);
    const context = await browser.newContext();
    const stranger = await context.newPage();
    await storeToken(stranger, token);
    await open(stranger, '/account');
    await expect(stranger.getByRole('region', { name: 'Email', exact: true })).toBeVisible();

    await open(page, await verificationLink(customer.email));
    await expect(page.getByText('WELCOME10')).toBeVisible();
    await expect(page.getByText(customer.email)).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Không phải tôi' }).click();
    await expect(page).toHaveURL('/not-me');
    await expect(page.getByRole('heading', { name: 'Email này bị dùng nhầm?' })).toBeVisible();
    await page.getByRole('button', { name: 'Không phải tôi' }).click();
    await expect(page.getByRole('heading', { name: 'Đã gỡ email của bạn' })).toBeVisible();

    await stranger.reload();
    await expect(stranger.getByText('Vui lòng đăng nhập để xem tài khoản')).toBeVisible();
    await context.close();
    // The address is free again.
    await register(page.request, customer);
  });

  test('a link that is not from a mail does nothing', async ({ page }) => {
    const customer = newCustomer();
    await register(page.request, customer);
    await open(page, '/not-me');
    await expect(page.getByRole('alert')).toContainText('Bạn hãy mở lại liên kết trong email.');
    const query = new URLSearchParams({ token: 'x'.repeat(43), email: customer.email });
    await open(page, `/not-me?${query}`);
    await page.getByRole('button', { name: 'Không phải tôi' }).click();
    await expect(page.getByRole('alert')).toContainText('Liên kết không hợp lệ');
    expect((await page.request.post('/api/user/login', { data: customer })).status()).toBe(200);
  });
});
