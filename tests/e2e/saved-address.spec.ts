import type { Page } from '@playwright/test';
import { newCustomer, register, storeToken } from './customers.ts';
import { findViolations } from './find-violations.ts';
import {
  addressTexts,
  bracelet,
  field,
  fillAddress,
  fillCart,
  logInWithCart,
  orderButton,
} from './shopping.ts';
import { expect, open, settled, test } from './shop-test.ts';

const saveBox = (page: Page) => page.getByLabel('Lưu địa chỉ này cho lần sau');
const chooser = (page: Page) => page.getByRole('button', { name: 'Chọn địa chỉ đã lưu' });

/** Saves an address through the API. Returns its street. */
async function saveAddress(page: Page, token: string, street: string): Promise<string> {
  const address = {
    firstName: 'Phúc',
    lastName: 'Lê Văn',
    email: 'phuc@example.com',
    phone: '0912345678',
    street,
    ward: 'Phường Thạch Thang',
    district: 'Quận Hải Châu',
    city: 'Thành phố Đà Nẵng',
  };
  const reply = await page.request.post('/api/user/account/addresses', {
    headers: { token },
    data: { address },
  });
  expect(reply.status()).toBe(200);
  return street;
}

test('an address is saved with an order when its box is ticked, and filled in at the next', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await open(page, '/order');
  await expect(chooser(page)).toHaveCount(0);
  await expect(saveBox(page)).not.toBeChecked();
  await fillAddress(page);
  await saveBox(page).check();
  await orderButton(page).click();
  await expect(page).toHaveURL('/myorders');

  await fillCart(page, token, { [bracelet]: 1 });
  // The browser's cart is empty until it has loaded the account's.
  await open(page, '/cart');
  await expect(page.getByRole('row', { name: /Mắt Hổ/ })).toBeVisible();
  await open(page, '/order');
  await expect(field(page, 'Phường/Xã')).toHaveValue('Phường Thạch Thang');
  for (const [label, text] of addressTexts) {
    await expect(field(page, label)).toHaveValue(label === 'Số điện thoại' ? '0905123456' : text);
  }
  await expect(saveBox(page)).not.toBeChecked();
  await settled(page);
  expect(await findViolations(page)).toEqual([]);
  await orderButton(page).click();
  await expect(page).toHaveURL('/myorders');
});

test('an address is not saved unless its box is ticked', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await open(page, '/order');
  await fillAddress(page);
  await orderButton(page).click();
  await expect(page).toHaveURL('/myorders');
  const reply = await page.request.get('/api/user/account', { headers: { token } });
  expect((await reply.json()).addresses).toEqual([]);
});

test('the address of the last order can be chosen, and is not saved by that', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await open(page, '/order');
  await fillAddress(page);
  await orderButton(page).click();
  await expect(page).toHaveURL('/myorders');
  await fillCart(page, token, { [bracelet]: 1 });
  await open(page, '/cart');
  await expect(page.getByRole('row', { name: /Mắt Hổ/ })).toBeVisible();
  await open(page, '/order');
  await expect(field(page, 'Số nhà, tên đường')).toHaveValue('');
  await page.getByRole('button', { name: 'Dùng địa chỉ của đơn hàng gần nhất' }).click();
  await page.getByRole('button', { name: /24 Trần Phú/ }).click();
  await expect(field(page, 'Phường/Xã')).toHaveValue('Phường Thạch Thang');
  await orderButton(page).click();
  await expect(page).toHaveURL('/myorders');
  const reply = await page.request.get('/api/user/account', { headers: { token } });
  expect((await reply.json()).addresses).toEqual([]);
});

test('another saved address is chosen by keyboard; the used one comes first afterwards', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  const old = await saveAddress(page, token, '1 Bạch Đằng');
  const latest = await saveAddress(page, token, '2 Bạch Đằng');
  await open(page, '/order');
  await expect(field(page, 'Số nhà, tên đường')).toHaveValue(latest);
  await chooser(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: old })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: old })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Số nhà, tên đường')).toHaveValue(old);
  await expect(chooser(page)).toBeFocused();
  await orderButton(page).click();
  await expect(page).toHaveURL('/myorders');
  const reply = await page.request.get('/api/user/account', { headers: { token } });
  const { addresses } = await reply.json();
  expect(addresses.map(({ street }: { street: string }) => street)).toEqual([old, latest]);
});

test('a saved address never replaces values that were typed before it was loaded', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await saveAddress(page, token, '1 Bạch Đằng');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/user/account', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/order');
  await field(page, 'Họ').fill('Trần');
  release();
  await expect(chooser(page)).toBeVisible();
  await settled(page);
  await expect(field(page, 'Họ')).toHaveValue('Trần');
  await expect(field(page, 'Số nhà, tên đường')).toHaveValue('');
  // The draft survives a reload, and is not replaced then either.
  await open(page, '/order');
  await expect(chooser(page)).toBeVisible();
  await settled(page);
  await expect(field(page, 'Họ')).toHaveValue('Trần');
  await expect(field(page, 'Số nhà, tên đường')).toHaveValue('');
});

test('a saved address that is to be changed is shown while its divisions are loaded', async ({ page }) => {
  const token = await register(page.request, newCustomer());
  const street = await saveAddress(page, token, '1 Bạch Đằng');
  await storeToken(page, token);
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/api/provinces/**', async (route) => {
    await loaded;
    await route.continue();
  });
  await open(page, '/account');
  await page.getByRole('button', { name: `Sửa địa chỉ ${street}` }).click();
  await expect(field(page, 'Số nhà, tên đường')).toHaveValue(street);
  await expect(field(page, 'Tỉnh/Thành phố')).toBeDisabled();
  await page.getByRole('button', { name: 'Lưu địa chỉ' }).click();
  await expect(page.getByText('Vui lòng chọn đầy đủ thông tin địa chỉ!')).toBeVisible();
  load();
  await expect(field(page, 'Phường/Xã')).toHaveValue('Phường Thạch Thang');
  await expect(page.getByText('Vui lòng chọn đầy đủ thông tin địa chỉ!')).toHaveCount(0);
  await page.getByRole('button', { name: 'Lưu địa chỉ' }).click();
  await expect(page.getByText('Đã lưu địa chỉ')).toBeVisible();
});

test.describe('without the list of saved addresses', () => {
  test.use({ expected: { messages: [/Failed to load resource/] } });

  test('the checkout works as before', async ({ page }) => {
    const token = await logInWithCart(page, { [bracelet]: 1 });
    await saveAddress(page, token, '1 Bạch Đằng');
    await page.route('**/api/user/account', (route) => route.abort());
    await open(page, '/order');
    await fillAddress(page);
    await expect(chooser(page)).toHaveCount(0);
    await orderButton(page).click();
    await expect(page).toHaveURL('/myorders');
  });
});
