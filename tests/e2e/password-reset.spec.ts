import {
  accountMenu,
  mailedLink,
  mailsTo,
  newCustomer,
  register,
  signUpButton,
  storeToken,
} from './customers.ts';
import { findViolations } from './find-violations.ts';
import { openLogIn, popup, sendLogIn } from './log-in.ts';
import { expect, open, settled, test } from './shop-test.ts';

const sentMessage =
  'Nếu email này đã được đăng ký, bạn sẽ nhận được email hướng dẫn đặt lại mật khẩu trong vài phút.';
const newPassword = 'núi cao biển rộng';

test.describe('a forgotten password', () => {
  test.use({ expected: { messages: [/status of 401/] } });

  test('is replaced by the link of a mail, which ends the old session', async ({ page, browser }) => {
    const customer = newCustomer();
    const token = await register(page.request, customer);
    const context = await browser.newContext();
    const old = await context.newPage();
    await storeToken(old, token);
    await open(old, '/store');
    await expect(accountMenu(old)).toBeVisible();

    await open(page, '/');
    await openLogIn(page);
    await popup(page).getByLabel('Email').fill(customer.email);
    await popup(page).getByRole('button', { name: 'Quên mật khẩu?' }).click();
    await expect(popup(page).getByLabel('Email')).toHaveValue(customer.email);
    await popup(page).getByRole('button', { name: 'Gửi hướng dẫn' }).click();
    await expect(popup(page).getByText(sentMessage)).toBeVisible();
    await settled(page);
    expect(await findViolations(page)).toEqual([]);

    await open(page, await mailedLink(customer.email, '/reset-password'));
    await expect(page.getByRole('heading', { name: 'Đặt mật khẩu mới' })).toBeVisible();
    await expect(page.getByText(customer.email)).toBeVisible();
    // The token is removed from the URL, and a reload keeps the link.
    await expect(page).toHaveURL('/reset-password');
    await page.reload();
    await page.getByLabel('Mật khẩu mới', { exact: true }).fill(newPassword);
    await expect(page.getByText('Rất tốt', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Lưu mật khẩu mới' }).click();
    await expect(page.getByRole('heading', { name: 'Đã đặt mật khẩu mới' })).toBeVisible();
    await expect.poll(async () =>
      (await mailsTo(customer.email)).some(({ subject }) => /đổi/.test(subject))
    ).toBe(true);

    await old.reload();
    await expect(signUpButton(old)).toBeVisible();
    await context.close();

    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
    await sendLogIn(page, customer);
    await expect(popup(page).getByText('Email hoặc mật khẩu không đúng.')).toBeVisible();
    await sendLogIn(page, { ...customer, password: newPassword });
    await expect(accountMenu(page)).toBeVisible();
  });
});

test.describe('a refused reset', () => {
  test.use({ expected: { messages: [/Failed to load resource/] } });

  test('keeps the form for a weak password, and offers another mail for a used link', async ({ page }) => {
    const customer = newCustomer();
    await register(page.request, customer);
    const request = { data: { email: customer.email } };
    await page.request.post('/api/user/forgot-password', request);
    const link = await mailedLink(customer.email, '/reset-password');
    await open(page, link);
    const field = page.getByLabel('Mật khẩu mới', { exact: true });
    await field.fill('1234567890');
    await page.getByRole('button', { name: 'Lưu mật khẩu mới' }).click();
    await expect(page.getByText('Mật khẩu này quá phổ biến, vui lòng chọn mật khẩu khác.'))
      .toBeVisible();
    await expect(field).toHaveValue('1234567890');

    await page.route('**/api/user/reset-password', (route) => route.abort());
    await field.fill(newPassword);
    await page.getByRole('button', { name: 'Lưu mật khẩu mới' }).click();
    await expect(page.getByText('Có lỗi xảy ra, vui lòng thử lại')).toBeVisible();
    await page.unroute('**/api/user/reset-password');
    await page.getByRole('button', { name: 'Lưu mật khẩu mới' }).click();
    await expect(page.getByRole('heading', { name: 'Đã đặt mật khẩu mới' })).toBeVisible();

    await open(page, link);
    await page.getByLabel('Mật khẩu mới', { exact: true }).fill('một mật khẩu khác nữa');
    await page.getByRole('button', { name: 'Lưu mật khẩu mới' }).click();
    await expect(page.getByRole('heading', { name: /đã được sử dụng/ })).toBeVisible();
    await page.getByRole('button', { name: 'Gửi email mới' }).click();
    await expect(page.getByText(sentMessage)).toBeVisible();
    await expect.poll(() => mailedLink(customer.email, '/reset-password')).not.toBe(link);
  });

  test('a page without a link opens the form that requests a mail', async ({ page }) => {
    await open(page, '/reset-password');
    await page.getByRole('button', { name: 'Gửi email mới' }).click();
    await expect(popup(page).getByRole('heading', { name: 'Quên mật khẩu' })).toBeVisible();
    await expect(popup(page).getByLabel('Email')).toBeFocused();
    await popup(page).getByRole('button', { name: 'Quay lại đăng nhập' }).click();
    await expect(popup(page).getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  });
});

test('an unknown address gets the same answer', async ({ page }) => {
  const customer = newCustomer();
  await open(page, '/');
  await openLogIn(page);
  await popup(page).getByRole('button', { name: 'Quên mật khẩu?' }).click();
  await popup(page).getByLabel('Email').fill(customer.email);
  await page.keyboard.press('Enter');
  await expect(popup(page).getByText(sentMessage)).toBeVisible();
  expect(await mailsTo(customer.email)).toEqual([]);
});
