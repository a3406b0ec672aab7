import {
  mailedLink,
  newCustomer,
  register,
  signUpButton,
  storeToken,
  verificationLink,
} from './customers.ts';
import { popup } from './log-in.ts';
import { loseReply } from './lose-reply.ts';
import { expect, open, test } from './shop-test.ts';

// The browser logs the lost reply, and the refusal of the second request.
test.use({ expected: { messages: [/ERR_FAILED/, /status of 4(01|22)/] } });

const failed = 'Có lỗi xảy ra, vui lòng thử lại';

test('a customer whose password was changed, though the reply was lost, enters the new one', async ({ page }) => {
  const customer = newCustomer();
  await storeToken(page, await register(page.request, customer));
  await open(page, '/account');
  await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  const current = page.getByLabel('Mật khẩu hiện tại', { exact: true });
  await current.fill(customer.password);
  const password = 'núi cao biển rộng';
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill(password);
  await loseReply(page, 'user/account/password');
  await page.keyboard.press('Enter');
  await expect(page.getByText(failed)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nếu bạn vừa đổi mật khẩu, hãy nhập mật khẩu mới.')).toBeVisible();
  await current.fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đã đổi mật khẩu')).toBeVisible();
});

test('a customer whose e-mail address was changed, though the reply was lost, logs in with it', async ({ page }) => {
  const [customer, { email: next }] = [newCustomer(), newCustomer()];
  const token = await register(page.request, customer);
  const reply = await page.request.post('/api/user/account/email', {
    headers: { token },
    data: { email: next, password: customer.password },
  });
  expect(reply.status()).toBe(200);
  await open(page, await mailedLink(next, '/confirm-email'));
  await loseReply(page, 'user/confirm-email');
  const confirm = page.getByRole('button', { name: 'Xác nhận email mới' });
  await confirm.click();
  await expect(page.getByText(failed)).toBeVisible();
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('hãy đăng nhập bằng email mới');
  const logIn = { data: { ...customer, email: next } };
  expect((await page.request.post('/api/user/login', logIn)).status()).toBe(200);
});

test('a person whose address was removed, though the reply was lost, learns it', async ({ page }) => {
  const customer = newCustomer();
  await register(page.request, customer);
  const link = await verificationLink(customer.email);
  await open(page, link.replace('/verify-email', '/not-me'));
  await loseReply(page, 'user/not-me');
  const confirm = page.getByRole('button', { name: 'Không phải tôi' });
  await confirm.click();
  await expect(page.getByText(failed)).toBeVisible();
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('Nếu bạn vừa gỡ email thì việc này đã xong.');
});

test('an account is deleted, though the first reply is lost', async ({ page }) => {
  const customer = newCustomer();
  await storeToken(page, await register(page.request, customer));
  await open(page, '/account');
  await page.getByRole('button', { name: 'Xóa tài khoản…' }).click();
  await popup(page).getByLabel('Mật khẩu', { exact: true }).fill(customer.password);
  await loseReply(page, 'user/account/delete');
  const remove = popup(page).getByRole('button', { name: 'Xóa tài khoản' });
  await remove.click();
  await expect(page.getByText(failed)).toBeVisible();
  await remove.click();
  await expect(page.getByText(/^Tài khoản đã được xóa ở lần bấm trước\./)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(signUpButton(page)).toBeVisible();
  await register(page.request, customer);
});
