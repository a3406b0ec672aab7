import type { Page } from '@playwright/test';
import {
  accountMenu,
  leaveToken,
  newPerson,
  type Person,
  register,
  signOut,
  signUpButton,
} from './people.ts';
import { cards, cartLink, expect, open, test } from './shop-test.ts';

const popup = (page: Page) => page.getByRole('dialog');

async function fillIn(page: Page, { name, email, password }: Person, mode: 'sign-up' | 'log-in') {
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

test('somebody signs up, is known after a reload, signs out and in again', async ({ page }) => {
  const person = newPerson();
  await open(page, '/store');
  await signUpButton(page).click();
  await fillIn(page, person, 'sign-up');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/user/register', async (route) => {
    await released;
    await route.continue();
  });
  await submit(page, 'Đăng ký').click();
  await expect(popup(page).getByRole('button', { name: 'Đang xử lý...' })).toBeDisabled();
  release();
  await expect(page.getByText('Đăng ký thành công!')).toBeVisible();
  await expect(popup(page)).toBeHidden();
  await expect(accountMenu(page)).toBeVisible();
  await page.reload();
  await expect(accountMenu(page)).toBeVisible();

  await accountMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Đơn hàng' })).toHaveAttribute(
    'href',
    '/myorders',
  );
  const { token } = await stored(page);
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Đã đăng xuất khỏi tài khoản')).toBeVisible();
  await expect(signUpButton(page)).toBeVisible();
  await expect.poll(async () =>
    (await page.request.post('/api/cart/get', { headers: { token: token! } })).status()
  ).toBe(401);

  await openLogIn(page);
  await fillIn(page, { ...person, email: person.email.toUpperCase() }, 'log-in');
  await submit(page, 'Đăng nhập').click();
  await expect(page.getByText('Đăng nhập thành công!')).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
});

test('signing out leaves nothing of the account in the browser', async ({ page }) => {
  const token = await register(page.request, newPerson());
  await leaveToken(page, token);
  await open(page, '/store');
  await cards(page).getByRole('button', { name: /Thêm vào giỏ/ }).first().click();
  await expect(page.getByText('đã được thêm vào giỏ hàng')).toBeVisible();
  // At once: what was still to be sent is sent before the session ends.
  await signOut(page);
  await expect(cartLink(page)).toHaveAttribute('aria-label', /0 sản phẩm/);
  const { token: left, cart, cartBase } = await stored(page);
  expect([left, cart, cartBase]).toEqual([undefined, undefined, undefined]);
});

test('nobody sees the button for guests who is signed in, not even at first', async ({ page }) => {
  const token = await register(page.request, newPerson());
  await leaveToken(page, token);
  await page.route('**/assets/*.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(signUpButton(page)).toBeHidden();
});

test('signing in in one tab is seen in the other', async ({ page, context }) => {
  const person = newPerson();
  const token = await register(page.request, person);
  await page.request.post('/api/cart/batch-update', {
    headers: { token },
    data: { items: { 'vong-tay-mat-ho': 2 } },
  });
  await open(page, '/');
  const tab = await context.newPage();
  await open(tab, '/store');
  await openLogIn(page);
  await fillIn(page, person, 'log-in');
  await submit(page, 'Đăng nhập').click();
  await expect(accountMenu(tab)).toBeVisible();
  await expect(cartLink(tab)).toHaveAttribute('aria-label', /1 sản phẩm/);
  await expect(page.getByText('Đăng nhập thành công!')).toBeVisible();
  await expect(popup(page)).toBeHidden();
  await signOut(page);
  await expect(signUpButton(tab)).toBeVisible();
  await expect(cartLink(tab)).toHaveAttribute('aria-label', /0 sản phẩm/);
});

test('by keyboard alone; the focus comes back', async ({ page }) => {
  const person = newPerson();
  await open(page, '/cart');
  await signUpButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(popup(page).getByLabel('Họ và tên')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(signUpButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup(page).getByLabel('Họ và tên')).toBeFocused();
  await page.keyboard.type(person.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(popup(page).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đăng ký thành công!')).toBeVisible();
  await signOut(page);
  await expect(signUpButton(page)).toBeVisible();
});

test.describe('what is refused', () => {
  test.use({ expected: { complaints: [/Failed to load resource/] } });

  test('is said in the shop’s words, and nothing typed is lost', async ({ page }) => {
    const person = newPerson();
    await register(page.request, person);
    await open(page, '/');
    await signUpButton(page).click();
    await fillIn(page, { ...person, password: 'một mật khẩu khác' }, 'sign-up');
    await submit(page, 'Đăng ký').click();
    const taken = 'Email này đã có tài khoản, vui lòng đăng nhập.';
    await expect(popup(page).getByText(taken)).toBeVisible();
    await popup(page).getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(popup(page).getByText(taken)).toBeHidden();
    await expect(popup(page).getByLabel('Email')).toHaveValue(person.email);
    await submit(page, 'Đăng nhập').click();
    await expect(popup(page).getByText('Email hoặc mật khẩu không đúng.')).toBeVisible();

    await page.route('**/api/user/login', (route) => route.abort());
    await popup(page).getByLabel('Mật khẩu', { exact: true }).fill(person.password);
    await submit(page, 'Đăng nhập').click();
    await expect(popup(page).getByText('Có lỗi xảy ra, vui lòng thử lại')).toBeVisible();
    await page.unroute('**/api/user/login');
    await submit(page, 'Đăng nhập').click();
    await expect(page.getByText('Đăng nhập thành công!')).toBeVisible();
  });

  test('an expired session ends politely, and the cart stays', async ({ page }) => {
    await leaveToken(page, 'x'.repeat(43));
    await page.evaluate(() => localStorage.setItem('cart', '{"vong-tay-mat-ho":2}'));
    await open(page, '/store');
    await expect(page.getByText('Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.'))
      .toBeVisible();
    await expect(signUpButton(page)).toBeVisible();
    await expect(cartLink(page)).toHaveAttribute('aria-label', /1 sản phẩm/);
    expect((await stored(page)).token).toBeUndefined();
  });
});
