import { mailsTo, newCustomer, register, verificationLink } from './customers.ts';
import { expect, open, test } from './shop-test.ts';

test('the link of the mail verifies the address; a reload shows the result again', async ({ page }) => {
  const customer = newCustomer('Trần Thị Ngọc Ánh');
  await register(page.request, customer);
  await open(page, await verificationLink(customer.email));
  await expect(page.getByRole('heading', { name: 'Xin chào, Trần Thị Ngọc Ánh!' })).toBeVisible();
  await expect(page.getByText('WELCOME10')).toBeVisible();
  // The token is removed from the URL, so that no referrer header contains it.
  await expect(page).toHaveURL('/verify-email');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Xin chào, Trần Thị Ngọc Ánh!' })).toBeVisible();
  await expect.poll(async () => (await mailsTo(customer.email)).length).toBe(2);
  expect((await mailsTo(customer.email))[1]!.text).toContain('WELCOME10');
  await page.getByRole('link', { name: 'Xem Cửa Hàng' }).click();
  await expect(page).toHaveURL('/store');
});

test('a link without token or e-mail address is invalid', async ({ page }) => {
  for (const path of ['/verify-email', '/verify-email?token=abc', '/verify-email?email=a@b.vn']) {
    await open(page, path);
    await expect(page.getByRole('heading', { name: 'Link xác thực không hợp lệ' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Về trang chủ', exact: true })).toBeVisible();
  }
});

test('a visitor whose link lacks the e-mail address types it for another mail', async ({ page }) => {
  const customer = newCustomer();
  await register(page.request, customer);
  await open(page, '/verify-email?token=abc');
  await page.getByRole('main').getByLabel('Email').fill(customer.email);
  await page.getByRole('button', { name: 'Gửi lại email xác thực' }).click();
  await expect(page.getByText('Email xác thực đã được gửi lại thành công!')).toBeVisible();
  await expect.poll(async () => (await mailsTo(customer.email)).length).toBe(2);
});

test.describe('a failed verification', () => {
  test.use({ expected: { messages: [/Failed to load resource/] } });

  test('a used or foreign link shows an error, and the mail can be sent again', async ({ page }) => {
    const [one, other] = [newCustomer(), newCustomer()];
    await register(page.request, one);
    await register(page.request, other);
    const link = await verificationLink(one.email);
    const token = new URLSearchParams(link.split('?')[1]).get('token')!;
    const foreign = new URLSearchParams({ token, email: other.email });
    await open(page, `/verify-email?${foreign}`);
    await expect(page.getByRole('heading', { name: 'Link xác thực không hợp lệ' })).toBeVisible();

    await page.getByRole('button', { name: 'Gửi lại email xác thực' }).click();
    await expect(page.getByText('Email xác thực đã được gửi lại thành công!')).toBeVisible();
    await expect.poll(async () => (await mailsTo(other.email)).length).toBe(2);

    await open(page, link);
    await expect(page.getByText('WELCOME10')).toBeVisible();
    await open(page, link);
    await expect(page.getByRole('heading', { name: /đã được sử dụng/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Xem Cửa Hàng' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gửi lại email xác thực' })).toHaveCount(0);
  });

  test('an unreachable server shows a general error', async ({ page }) => {
    await page.route('**/api/user/**', (route) => route.abort());
    await open(page, '/verify-email?token=abc&email=an@example.com');
    await expect(page.getByRole('heading', { name: 'Có lỗi xảy ra khi xác thực email' }))
      .toBeVisible();
    await page.getByRole('button', { name: 'Gửi lại email xác thực' }).click();
    await expect(page.getByText('Không thể gửi lại email xác thực.')).toBeVisible();
  });
});
