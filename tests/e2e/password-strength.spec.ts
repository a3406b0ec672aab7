import type { Page } from '@playwright/test';
import {
  accountMenu,
  mailedLink,
  newCustomer,
  register,
  signUpButton,
  storeToken,
} from './customers.ts';
import { findViolations } from './find-violations.ts';
import { popup } from './log-in.ts';
import { expect, open, settled, test } from './shop-test.ts';

const refusal = 'Mật khẩu này dễ bị đoán, vui lòng chọn mật khẩu khác.';

/** Records the requested files of the estimate: its code and its list. */
function recordEstimate(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/estimate|passwords\.json/.test(pathname)) paths.add(pathname);
  });
  return paths;
}

test.describe('a password that is easy to guess', () => {
  test.use({ expected: { messages: [/status of 422/] } });

  test('is shown as such while it is typed, and refused by the server', async ({ page }) => {
    const customer = newCustomer();
    const loaded = recordEstimate(page);
    await open(page, '/');
    await signUpButton(page).click();
    await popup(page).getByLabel('Họ và tên').fill(customer.name);
    await popup(page).getByLabel('Email').fill(customer.email);
    await popup(page).getByRole('checkbox').check();
    const field = popup(page).getByLabel('Mật khẩu', { exact: true });
    await field.focus();
    await settled(page);
    expect(loaded.size).toBe(0);

    await field.pressSequentially('matkhau123');
    const meter = popup(page).getByRole('meter', { name: 'Độ mạnh của mật khẩu' });
    await expect(meter).toHaveAttribute('aria-valuetext', 'Dễ đoán');
    await expect(popup(page).getByText('Dễ đoán', { exact: true })).toBeVisible();
    expect(loaded.size).toBe(2);
    await settled(page);
    expect(await findViolations(page)).toEqual([]);

    await popup(page).getByRole('button', { name: 'Đăng ký', exact: true }).click();
    await expect(popup(page).getByText(refusal)).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('núi cao biển rộng');
    await expect(meter).toHaveAttribute('aria-valuetext', 'Rất tốt');
    await popup(page).getByRole('button', { name: 'Đăng ký', exact: true }).click();
    await expect(accountMenu(page)).toBeVisible();
    expect(loaded.size).toBe(2);
  });

  test('is refused on the account page and by the link of a mail', async ({ page }) => {
    const customer = newCustomer();
    const token = await register(page.request, customer);
    await page.request.post('/api/user/forgot-password', { data: { email: customer.email } });
    await open(page, await mailedLink(customer.email, '/reset-password'));
    const field = page.getByLabel('Mật khẩu mới', { exact: true });
    await field.fill('thachan2026');
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Dễ đoán');
    await page.getByRole('button', { name: 'Lưu mật khẩu mới' }).click();
    await expect(page.getByText(refusal)).toBeVisible();

    await storeToken(page, token);
    await open(page, '/account');
    await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
    await page.getByLabel('Mật khẩu hiện tại', { exact: true }).fill(customer.password);
    await field.fill('0912 345 678');
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Dễ đoán');
    await page.keyboard.press('Enter');
    await expect(page.getByText(refusal)).toBeVisible();
  });
});

test.describe('without the code of the estimate', () => {
  test.use({ expected: { messages: [/Failed to load resource/] } });

  test('a customer signs up all the same', async ({ page }) => {
    const customer = newCustomer();
    const loaded = recordEstimate(page);
    await page.route(/estimate-strength/, (route) => route.abort());
    await open(page, '/');
    await signUpButton(page).click();
    await popup(page).getByLabel('Họ và tên').fill(customer.name);
    await popup(page).getByLabel('Email').fill(customer.email);
    await popup(page).getByRole('checkbox').check();
    await popup(page).getByLabel('Mật khẩu', { exact: true }).fill(customer.password);
    await expect.poll(() => loaded.size).toBeGreaterThan(0);
    await expect(popup(page).getByRole('meter')).toBeHidden();
    await popup(page).getByRole('button', { name: 'Đăng ký', exact: true }).click();
    await expect(accountMenu(page)).toBeVisible();
  });
});
