import type { Page } from '@playwright/test';
import {
  accountMenu,
  type Customer,
  logOut,
  newCustomer,
  register,
  signUpButton,
  storeToken,
} from './customers.ts';
import { cards, cartLink, expect, open, test } from './shop-test.ts';

const popup = (page: Page) => page.getByRole('dialog');

async function fillIn(page: Page, { name, email, password }: Customer, mode: 'sign-up' | 'log-in') {
  if (mode === 'sign-up') await popup(page).getByLabel('Họ và tên').fill(name);
  await popup(page).getByLabel('Email').fill(email);
  await popup(page).getByLabel('Mật khẩu', { exact: true }).fill(password);
  await popup(page).getByRole('checkbox').check();
}

const submit = (page: Page, label: string) =>
  popup(page).getByRole('button', { name: label, exact: true });

async function openLogIn(page: Page) {
  await signUpButton(page).click();
  await popup(page).getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(popup(page).getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test('a customer signs up, stays logged in after a reload, logs out and logs in again', async ({ page }) => {
  const customer = newCustomer();
  await open(page, '/store');
  await signUpButton(page).click();
  await fillIn(page, customer, 'sign-up');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/user/register', async (route) => {
    await released;
    await route.continue();
  });
  await submit(page, 'Đăng ký').click();
  await expect(popup(page).getByRole('button', { name: 'Đang xử lý...' })).toBeDisabled();
  release();
  await expect(page.getByText('Đăng ký thành công!')).toBeVisible();
  await expect(page.getByText(/Chúng tôi đã gửi email xác thực đến/)).toBeVisible();
  await expect(popup(page)).toBeHidden();
  await expect(accountMenu(page)).toBeVisible();
  await page.reload();
  await expect(accountMenu(page)).toBeVisible();

  await accountMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Đơn hàng' })).toHaveAttribute(
    'href',
    '/myorders',
  );
  await expect(page.getByRole('menuitem', { name: /Email chưa được xác thực/ })).toBeVisible();
  const { token } = await stored(page);
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).press('Enter');
  await expect(page.getByText('Đã đăng xuất khỏi tài khoản')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(signUpButton(page)).toBeVisible();
  await expect.poll(async () =>
    (await page.request.post('/api/cart/get', { headers: { token: token! } })).status()
  ).toBe(401);

  await openLogIn(page);
  await fillIn(page, { ...customer, email: customer.email.toUpperCase() }, 'log-in');
  await submit(page, 'Đăng nhập').click();
  await expect(page.getByText('Đăng nhập thành công!')).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
});

test('logging out leaves nothing of the account in the browser', async ({ page }) => {
  const token = await register(page.request, newCustomer());
  await storeToken(page, token);
  await open(page, '/store');
  await cards(page).getByRole('button', { name: /Thêm vào giỏ/ }).first().click();
  await expect(page.getByText('đã được thêm vào giỏ hàng')).toBeVisible();
  const promo = { code: 'TET', kind: 'amount', value: 1_000, minimum: 0, effect: 'giảm 1.000 VNĐ' };
  await page.evaluate((text) => localStorage.setItem('promoCode', text), JSON.stringify(promo));
  // Immediately: changes not yet sent are sent before the session ends.
  await logOut(page);
  await expect(cartLink(page)).toHaveAttribute('aria-label', /0 sản phẩm/);
  await expect.poll(async () => {
    const { token: left, cart, cartBase, promoCode } = await stored(page);
    return [left, cart, cartBase, promoCode];
  }).toEqual([undefined, undefined, undefined, undefined]);
});

test('a logged-in customer never sees the button for guests, not even before hydration', async ({ page }) => {
  const token = await register(page.request, newCustomer());
  await storeToken(page, token);
  await page.route('**/assets/*.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(signUpButton(page)).toBeHidden();
});

test('logging in and out in one tab changes the other tab', async ({ page, context }) => {
  const customer = newCustomer();
  const token = await register(page.request, customer);
  await page.request.post('/api/cart/batch-update', {
    headers: { token },
    data: { items: { 'vong-tay-mat-ho': 2 } },
  });
  await open(page, '/');
  const tab = await context.newPage();
  await open(tab, '/store');
  await openLogIn(page);
  await fillIn(page, customer, 'log-in');
  await submit(page, 'Đăng nhập').click();
  await expect(accountMenu(tab)).toBeVisible();
  await expect(cartLink(tab)).toHaveAttribute('aria-label', /1 sản phẩm/);
  await expect(page.getByText('Đăng nhập thành công!')).toBeVisible();
  await expect(popup(page)).toBeHidden();
  await logOut(page);
  await expect(signUpButton(tab)).toBeVisible();
  await expect(cartLink(tab)).toHaveAttribute('aria-label', /0 sản phẩm/);
});

test('logging out in one tab hides the chart in the other tab', async ({ page, context }) => {
  await storeToken(page, await register(page.request, newCustomer()));
  await open(page, '/tuvi');
  const name = 'Trần Thị Bình';
  for (
    const [field, value] of Object.entries({
      name,
      birthDay: '10',
      birthMonth: '2',
      birthYear: '1985',
    })
  ) await page.locator(`[name=${field}]`).fill(value);
  await page.getByLabel('Giờ sinh').selectOption('Thìn 08h00-09h59');
  await page.getByRole('radio', { name: 'Nữ' }).check();
  await page.getByRole('button', { name: 'Phân tích' }).click();
  const result = page.getByRole('tabpanel', { name: 'Phân Tích' });
  await expect(result.getByText(name).first()).toBeVisible();
  const tab = await context.newPage();
  await open(tab, '/');
  await logOut(tab);
  await expect(page.getByText(name)).toHaveCount(0);
  await expect(page.getByLabel('Họ và tên')).toHaveValue('');
  await page.getByRole('tab', { name: 'Phân Tích' }).click();
  await expect(page.getByText('Hải Trung Kim')).toHaveCount(0);
});

test('signing up by keyboard alone, with the focus restored after Escape', async ({ page }) => {
  const customer = newCustomer();
  await open(page, '/cart');
  await signUpButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(popup(page).getByLabel('Họ và tên')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(signUpButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup(page).getByLabel('Họ và tên')).toBeFocused();
  await page.keyboard.type(customer.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(customer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(popup(page).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đăng ký thành công!')).toBeVisible();
  await logOut(page);
  await expect(signUpButton(page)).toBeVisible();
});

test.describe('a refused form', () => {
  test.use({ expected: { messages: [/Failed to load resource/] } });

  test('shows the reason and keeps what was typed', async ({ page }) => {
    const customer = newCustomer();
    await register(page.request, customer);
    await open(page, '/');
    await signUpButton(page).click();
    await fillIn(page, { ...customer, password: 'một mật khẩu khác' }, 'sign-up');
    await submit(page, 'Đăng ký').click();
    const taken = 'Email này đã được đăng ký, vui lòng đăng nhập. Nếu chưa có mật khẩu, ' +
      'bạn chọn “Quên mật khẩu?”.';
    await expect(popup(page).getByText(taken)).toBeVisible();
    await popup(page).getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(popup(page).getByText(taken)).toBeHidden();
    await expect(popup(page).getByLabel('Email')).toHaveValue(customer.email);
    await submit(page, 'Đăng nhập').click();
    await expect(popup(page).getByText('Email hoặc mật khẩu không đúng.')).toBeVisible();

    await page.route('**/api/user/login', (route) => route.abort());
    await popup(page).getByLabel('Mật khẩu', { exact: true }).fill(customer.password);
    await submit(page, 'Đăng nhập').click();
    await expect(popup(page).getByText('Có lỗi xảy ra, vui lòng thử lại')).toBeVisible();
    await page.unroute('**/api/user/login');
    await submit(page, 'Đăng nhập').click();
    await expect(page.getByText('Đăng nhập thành công!')).toBeVisible();
  });

  test('an expired session ends with a message and keeps the cart', async ({ page }) => {
    await storeToken(page, 'x'.repeat(43));
    await page.evaluate(() => localStorage.setItem('cart', '{"vong-tay-mat-ho":2}'));
    await open(page, '/store');
    await expect(page.getByText('Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.'))
      .toBeVisible();
    await expect(signUpButton(page)).toBeVisible();
    await expect(cartLink(page)).toHaveAttribute('aria-label', /1 sản phẩm/);
    await expect.poll(async () => (await stored(page)).token).toBeUndefined();
  });
});
