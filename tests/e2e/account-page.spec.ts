import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import {
  chooseInMenu,
  newCustomer,
  register,
  signUpButton,
  storeToken,
  verificationLink,
} from './customers.ts';
import { findViolations } from './find-violations.ts';
import { logIn, popup, sendLogIn } from './log-in.ts';
import { bracelet, field, fillAddress, logInWithCart, orderButton } from './shopping.ts';
import { expect, open, settled, test } from './shop-test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/**
 * Opens the account page of a new customer and waits for all its requests: the reply to a late one
 * would tell the page of a session that a test has ended meanwhile.
 */
async function openAccount(page: Page, customer = newCustomer()) {
  const token = await register(page.request, customer);
  await storeToken(page, token);
  await open(page, '/account');
  await expect(section(page, 'Họ tên')).toContainText(customer.name);
  await page.waitForLoadState('networkidle');
  return { customer, token };
}

test('the menu leads to the account, which has no axe findings and fits the screen', {
  tag: '@phone',
}, async ({ page }) => {
  const customer = newCustomer();
  await storeToken(page, await register(page.request, customer));
  await open(page, '/store');
  await chooseInMenu(page, 'Tài khoản');
  await expect(page).toHaveURL('/account');
  await expect(section(page, 'Email')).toContainText(customer.email);
  await expect(section(page, 'Email')).toContainText('Chưa xác thực');
  for (const name of ['Đổi họ tên', 'Đổi email', 'Đổi mật khẩu', 'Thêm địa chỉ']) {
    await page.getByRole('button', { name }).click();
  }
  await expect(field(page, 'Tỉnh/Thành phố')).toBeEnabled();
  await settled(page);
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.getByRole('button', { name: 'Xóa tài khoản…' }).click();
  await expect(popup(page)).toBeVisible();
  await settled(page);
  expect(await findViolations(page)).toEqual([]);
});

test('name, password and verification change by keyboard alone', async ({ page }) => {
  const { customer } = await openAccount(page);
  const press = async (key: string, times = 1) => {
    for (let presses = 0; presses < times; presses += 1) await page.keyboard.press(key);
  };
  await page.getByRole('heading', { level: 1 }).click();
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Đổi họ tên' })).toBeFocused();
  await press('Enter');
  await expect(page.getByLabel('Họ và tên')).toBeFocused();
  await press('ControlOrMeta+a');
  await page.keyboard.type('Lê Thị Mai');
  await press('Enter');
  await expect(section(page, 'Họ tên')).toContainText('Lê Thị Mai');
  await expect(page.getByRole('button', { name: 'Đổi họ tên' })).toBeFocused();

  await press('Tab', 2);
  await expect(page.getByRole('button', { name: 'Gửi lại email xác thực' })).toBeFocused();
  await press('Enter');
  await expect(page.getByText('Email xác thực đã được gửi lại thành công!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gửi lại email xác thực' })).toBeFocused();

  await press('Tab');
  await expect(page.getByRole('button', { name: 'Đổi mật khẩu' })).toBeFocused();
  await press('Enter');
  await expect(page.getByLabel('Mật khẩu hiện tại', { exact: true })).toBeFocused();
  await page.keyboard.type(customer.password);
  await press('Tab', 2);
  await page.keyboard.type('núi cao biển rộng');
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Đổi mật khẩu' })).toBeFocused();
  await open(page, await verificationLink(customer.email));
  await expect(page.getByText('WELCOME10')).toBeVisible();
  await open(page, '/account');
  await expect(section(page, 'Email')).toContainText('Đã xác thực');
  await expect(section(page, 'Họ tên')).toContainText('Lê Thị Mai');
});

test('a session in another browser is listed, and ended from here or with the password', async ({ page, browser }) => {
  const { customer } = await openAccount(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, '/');
  await logIn(other, customer);
  await page.reload();
  const devices = section(page, 'Thiết bị đang đăng nhập');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('Thiết bị này', { exact: true })).toHaveCount(1);
  await devices.getByRole('button', { name: /^Đăng xuất .* / }).first().click();
  await expect(page.getByText('Đã đăng xuất thiết bị')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  const token = await other.evaluate(() => localStorage.getItem('token') ?? '');
  const reply = await page.request.post('/api/cart/get', { headers: { token } });
  expect(reply.status()).toBe(401);

  await open(other, '/');
  await logIn(other, customer);
  await context.close();
  await page.reload();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  await page.getByLabel('Mật khẩu hiện tại', { exact: true }).fill(customer.password);
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill('núi cao biển rộng');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đã đổi mật khẩu')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await devices.getByRole('button', { name: 'Đăng xuất mọi thiết bị' }).click();
  await expect(page.getByText('Đã đăng xuất khỏi mọi thiết bị')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(signUpButton(page)).toBeVisible();
});

test('sessions that are ended at the same time all leave the list', async ({ page }) => {
  const { customer } = await openAccount(page);
  for (const _ of [1, 2]) {
    const reply = await page.request.post('/api/user/login', { data: customer });
    expect(reply.status()).toBe(200);
  }
  await page.reload();
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/user/account/sessions/*', async (route) => {
    await pressed;
    await route.continue();
  });
  const devices = section(page, 'Thiết bị đang đăng nhập');
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  const buttons = devices.getByRole('listitem').getByRole('button', { name: /^Đăng xuất/ });
  await buttons.first().click();
  await buttons.last().click();
  release();
  await expect(page.getByText('Đã đăng xuất thiết bị')).toHaveCount(2);
  await expect(devices.getByRole('listitem')).toHaveCount(1);
});

test('the export downloads a file with the data of the account', async ({ page }) => {
  const { customer, token } = await openAccount(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải dữ liệu của tôi' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('thach-an-tai-khoan.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text).account).toMatchObject({ name: customer.name, email: customer.email });
  expect(text).not.toContain(token);
});

test('an address that is sent twice while a script loads is saved once', async ({ page }) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/assets/compose-address*', async (route) => {
    await loaded;
    await route.continue();
  });
  await openAccount(page);
  let requests = 0;
  page.on('request', (request) => requests += Number(request.url().endsWith('/addresses')));
  const addresses = section(page, 'Địa chỉ đã lưu');
  await addresses.getByRole('button', { name: 'Thêm địa chỉ' }).click();
  await fillAddress(page, page.getByRole('form', { name: 'Địa chỉ mới' }));
  await field(page, 'Số nhà, tên đường').press('Enter');
  await field(page, 'Số nhà, tên đường').press('Enter');
  load();
  await expect(addresses.getByRole('listitem')).toContainText('Nguyễn Thị Ánh Tuyết');
  await settled(page);
  expect(requests).toBe(1);
});

test('addresses are added, changed and deleted', { tag: '@phone' }, async ({ page }) => {
  await openAccount(page);
  const addresses = section(page, 'Địa chỉ đã lưu');
  await addresses.getByRole('button', { name: 'Thêm địa chỉ' }).click();
  await expect(field(page, 'Họ')).toBeFocused();
  await page.getByRole('button', { name: 'Lưu địa chỉ' }).click();
  await expect(page.getByText('Vui lòng nhập họ.')).toBeVisible();
  await fillAddress(page, page.getByRole('form', { name: 'Địa chỉ mới' }));
  await page.getByRole('button', { name: 'Lưu địa chỉ' }).click();
  await expect(addresses.getByRole('listitem')).toContainText('Nguyễn Thị Ánh Tuyết');
  await addresses.getByRole('button', { name: /^Sửa địa chỉ/ }).click();
  await expect(field(page, 'Phường/Xã')).toHaveValue('Phường Thạch Thang');
  await field(page, 'Số nhà, tên đường').fill('30 Trần Phú');
  await page.getByRole('button', { name: 'Lưu địa chỉ' }).click();
  await expect(addresses.getByRole('listitem')).toContainText('30 Trần Phú, Phường Thạch Thang');
  await page.reload();
  await expect(addresses.getByRole('listitem')).toHaveCount(1);
  await addresses.getByRole('button', { name: /^Xóa địa chỉ/ }).click();
  await addresses.getByRole('button', { name: /^Xóa địa chỉ này/ }).click();
  await expect(addresses.getByText('Bạn chưa lưu địa chỉ nào.')).toBeVisible();
});

test('a deleted account leaves nothing, and its address can register again', async ({ page }) => {
  const { customer } = await openAccount(page);
  await page.getByRole('button', { name: 'Xóa tài khoản…' }).click();
  await popup(page).getByLabel('Mật khẩu', { exact: true }).fill(customer.password);
  await popup(page).getByRole('button', { name: 'Xóa tài khoản' }).click();
  await expect(page.getByText('Tài khoản của bạn đã được xóa.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(signUpButton(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await register(page.request, customer);
});

test.describe('a refusal', () => {
  test.use({ expected: { messages: [/Failed to load resource/] } });

  test('a guest is asked to log in', async ({ page }) => {
    const customer = newCustomer();
    await register(page.request, customer);
    await open(page, '/account');
    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
    await sendLogIn(page, customer);
    await expect(section(page, 'Họ tên')).toContainText(customer.name);
  });

  test('open orders and a wrong password prevent the deletion', async ({ page }) => {
    const customer = newCustomer();
    await logInWithCart(page, { [bracelet]: 1 }, customer);
    await open(page, '/order');
    await fillAddress(page);
    await orderButton(page).click();
    await expect(page).toHaveURL('/myorders');
    await open(page, '/account');
    await page.getByRole('button', { name: 'Xóa tài khoản…' }).click();
    await popup(page).getByLabel('Mật khẩu', { exact: true }).fill('sai mật khẩu');
    await popup(page).getByRole('button', { name: 'Xóa tài khoản' }).click();
    await expect(popup(page).getByText('Mật khẩu hiện tại không đúng.')).toBeVisible();
    await expect(popup(page).getByLabel('Mật khẩu', { exact: true })).toBeFocused();
    await popup(page).getByLabel('Mật khẩu', { exact: true }).fill(customer.password);
    await popup(page).getByRole('button', { name: 'Xóa tài khoản' }).click();
    await expect(popup(page).getByText(/Bạn còn đơn hàng chưa hoàn tất/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Xóa tài khoản…' })).toBeFocused();
  });

  test('typed text survives a failure and an expired session', async ({ page }) => {
    const { customer, token } = await openAccount(page);
    await page.getByRole('button', { name: 'Đổi họ tên' }).click();
    await page.getByLabel('Họ và tên').fill('Tên Mới');
    await page.route('**/api/user/account/name', (route) => route.abort());
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText('Có lỗi xảy ra, vui lòng thử lại')).toBeVisible();
    await page.unroute('**/api/user/account/name');

    await page.request.post('/api/user/logout', { headers: { token } });
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText('Nội dung bạn đang nhập dở vẫn được giữ lại')).toBeVisible();
    await expect(page.getByText(customer.email)).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
    await sendLogIn(page, customer);
    await expect(page.getByLabel('Họ và tên')).toHaveValue('Tên Mới');
    await expect(popup(page)).toBeHidden();
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(section(page, 'Họ tên')).toContainText('Tên Mới');
  });

  test('another customer who logs in sees nothing that was typed', async ({ page }) => {
    const { token } = await openAccount(page);
    await page.getByRole('button', { name: 'Đổi họ tên' }).click();
    await page.getByLabel('Họ và tên').fill('Tên Mới');
    await page.request.post('/api/user/logout', { headers: { token } });
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    const other = newCustomer('Trần Văn Bình');
    await register(page.request, other);
    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
    await sendLogIn(page, other);
    await expect(section(page, 'Họ tên')).toContainText('Trần Văn Bình');
    await expect(page.getByLabel('Họ và tên')).toHaveCount(0);
  });
});
