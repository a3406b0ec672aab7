import type { Page } from '@playwright/test';
import { logOut, newCustomer } from './customers.ts';
import { findViolations } from './find-violations.ts';
import { cartLink, expect, hydrated, open, settled, test } from './shop-test.ts';
import {
  addressTexts,
  bracelet,
  choose,
  field,
  fillAddress,
  keyRing,
  logInWithCart,
  orderButton,
  ordersOf,
  serverCart,
} from './shopping.ts';

const placed = 'Đặt hàng thành công! Email xác nhận đã được gửi.';
const waits = 'Đặt hàng thành công! Cửa hàng sẽ gọi điện cho bạn để xác nhận đơn hàng.';
const chooseAll = 'Vui lòng chọn đầy đủ thông tin địa chỉ!';
const goToCheckout = (page: Page) => page.getByRole('button', { name: 'THANH TOÁN' });
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Opens the checkout and fills in its form. */
async function openFilled(page: Page) {
  await open(page, '/order');
  await fillAddress(page);
}

test('a purchase by keyboard alone', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 2, [keyRing]: 1 });
  await open(page, '/cart');
  await expect(page.getByText('809.000 VNĐ')).toBeVisible();
  await goToCheckout(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/order');
  // Name and e-mail address of the account are filled in.
  await expect(field(page, 'Email')).not.toHaveValue('');
  await field(page, 'Họ').focus();
  const type = async (text: string) => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  for (const text of ['Nguyễn', 'Ánh Tuyết', 'tuyet@example.com', '0905123456']) await type(text);
  await expect(field(page, 'Quốc gia')).toBeFocused();
  await page.keyboard.press('Tab');
  for (
    const [label, typed, name] of [
      ['Tỉnh/Thành phố', 'da nang', 'Thành phố Đà Nẵng'],
      ['Quận/Huyện', 'hai chau', 'Quận Hải Châu'],
      ['Phường/Xã', 'thach thang', 'Phường Thạch Thang'],
    ] as const
  ) {
    await expect(field(page, label)).toBeEnabled();
    await field(page, label).focus();
    await page.keyboard.type(typed);
    // The list is filtered, and its first option is the right one.
    await expect(page.getByRole('option').first()).toHaveText(name);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name })).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(field(page, label)).toHaveValue(name);
  }
  await field(page, 'Số nhà, tên đường').focus();
  await page.keyboard.type('24 Trần Phú');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Lưu địa chỉ này cho lần sau')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('radio')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(orderButton(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByText(placed)).toBeVisible();
  await expect(page).toHaveURL('/myorders');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('809.000 VNĐ');
  await expect(cartLink(page)).toHaveAttribute('aria-label', /0 sản phẩm/);
  await expect.poll(() => serverCart(page, token)).toEqual({});
  await page.reload();
  await hydrated(page);
  await expect(cartLink(page)).toHaveAttribute('aria-label', /0 sản phẩm/);
  // Going back shows an empty cart and places no second order.
  await page.goBack();
  await hydrated(page);
  await expect(page).toHaveURL('/cart');
  await open(page, '/order');
  await expect(page).toHaveURL('/cart');
  expect(await ordersOf(page, token)).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem('orderDraft'))).toBeNull();
});

test(
  'the shopper reads that the shop will call about a large order',
  { tag: '@phone' },
  async ({ page }) => {
    await logInWithCart(page, { [bracelet]: 6 });
    await openFilled(page);
    await orderButton(page).click();
    await expect(page.getByText(waits)).toBeVisible();
    await expect(page).toHaveURL('/myorders');
    await expect(page.getByText(placed)).toHaveCount(0);
    await expect(page.getByRole('article')).toContainText('Chờ xác nhận');
  },
);

test(
  'each empty field shows its error, and the first one gets the focus',
  { tag: '@phone' },
  async ({ page }) => {
    await logInWithCart(page, { [bracelet]: 1 });
    await open(page, '/order');
    await expect(field(page, 'Email')).not.toHaveValue('');
    for (const label of ['Họ', 'Tên', 'Email']) await field(page, label).fill('');
    await orderButton(page).click();
    await expect(alert(page, chooseAll)).toBeVisible();
    await expect(field(page, 'Họ')).toBeFocused();
    const expectError = (label: string, text: string) =>
      expect(field(page, label)).toHaveAccessibleDescription(text);
    await expectError('Họ', 'Vui lòng nhập họ.');
    await expectError('Tên', 'Vui lòng nhập tên.');
    await expectError('Email', 'Vui lòng nhập email.');
    await expectError('Số điện thoại', 'Vui lòng nhập số điện thoại.');
    await expectError('Số nhà, tên đường', 'Vui lòng nhập số nhà và tên đường.');
    await expectError('Tỉnh/Thành phố', chooseAll);
    expect(await findViolations(page)).toEqual([]);
    for (const [label, text] of addressTexts) await field(page, label).fill(text);
    await expect(field(page, 'Họ')).not.toHaveAttribute('aria-invalid');
    await field(page, 'Email').fill('không phải email');
    await field(page, 'Số điện thoại').fill('0123 456 789');
    await orderButton(page).click();
    await expectError('Email', 'Email chưa đúng định dạng, ví dụ: ten@example.com.');
    await expectError('Số điện thoại', 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.');
    await expect(field(page, 'Email')).toBeFocused();
    await field(page, 'Email').fill('tuyet@example.com');
    await field(page, 'Số điện thoại').fill('+84 905 123 456');
    await choose(page, 'Tỉnh/Thành phố', 'da nang', 'Thành phố Đà Nẵng');
    // A field is disabled while its list loads, and then it cannot take the focus.
    await expect(field(page, 'Quận/Huyện')).toBeEnabled();
    await orderButton(page).click();
    await expectError('Quận/Huyện', chooseAll);
    await choose(page, 'Quận/Huyện', 'hai chau', 'Quận Hải Châu');
    await expect(field(page, 'Phường/Xã')).toBeEnabled();
    await orderButton(page).click();
    await expectError('Phường/Xã', chooseAll);
    await expect(field(page, 'Phường/Xã')).toBeFocused();
    await expect(page).toHaveURL('/order');
  },
);

test('the form keeps its values after a reload and after another page', async ({ page }) => {
  await logInWithCart(page, { [bracelet]: 1 });
  await openFilled(page);
  await page.reload();
  await hydrated(page);
  for (const [label, text] of addressTexts) await expect(field(page, label)).toHaveValue(text);
  await expect(field(page, 'Phường/Xã')).toHaveValue('Phường Thạch Thang');
  await cartLink(page).click();
  await expect(page).toHaveURL('/cart');
  await goToCheckout(page).click();
  await expect(field(page, 'Họ')).toHaveValue('Nguyễn Thị');
  await orderButton(page).click();
  await expect(page.getByText(placed)).toBeVisible();
});

test('a double click places one order', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await openFilled(page);
  await orderButton(page).dblclick();
  await expect(page).toHaveURL('/myorders');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await ordersOf(page, token)).toHaveLength(1);
});

test('a reload while the order is being sent places one order', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await openFilled(page);
  // The order arrives, its response does not.
  await page.route('**/api/order/placecod', async (route) => {
    await route.fetch();
  }, { times: 1 });
  await orderButton(page).click();
  await expect(page.getByRole('button', { name: 'Đang xử lý...' })).toBeDisabled();
  await expect.poll(async () => (await ordersOf(page, token)).length).toBe(1);
  await page.reload();
  await expect(page.getByText(placed)).toBeVisible();
  await expect(page).toHaveURL('/myorders');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(cartLink(page)).toHaveAttribute('aria-label', /0 sản phẩm/);
  expect(await ordersOf(page, token)).toHaveLength(1);
});

test('a district without wards requires no ward', { tag: '@phone' }, async ({ page }) => {
  const token = await logInWithCart(page, { [keyRing]: 1 });
  await open(page, '/order');
  for (const [label, text] of addressTexts) await field(page, label).fill(text);
  await expect(field(page, 'Quận/Huyện')).toBeDisabled();
  await choose(page, 'Tỉnh/Thành phố', 'hai phong', 'Thành phố Hải Phòng');
  await choose(page, 'Quận/Huyện', 'bach long vi', 'Huyện Bạch Long Vĩ');
  await expect(field(page, 'Phường/Xã')).toHaveAttribute(
    'placeholder',
    'Quận/huyện này không có phường/xã',
  );
  await orderButton(page).click();
  await expect(page.getByText(placed)).toBeVisible();
  expect(await ordersOf(page, token)).toHaveLength(1);
});

test('another province clears district and ward, and a late response is ignored', async ({ page }) => {
  await logInWithCart(page, { [bracelet]: 1 });
  await openFilled(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/p/1?depth=2', async (route) => {
    await released;
    await route.continue();
  });
  await choose(page, 'Tỉnh/Thành phố', 'ha noi', 'Thành phố Hà Nội');
  await expect(field(page, 'Quận/Huyện')).toHaveValue('');
  await expect(field(page, 'Quận/Huyện')).toHaveAttribute('placeholder', 'Đang tải…');
  await expect(field(page, 'Quận/Huyện')).toBeDisabled();
  await expect(field(page, 'Phường/Xã')).toHaveValue('');
  await choose(page, 'Tỉnh/Thành phố', 'hai phong', 'Thành phố Hải Phòng');
  const late = page.waitForResponse('**/p/1?depth=2');
  release();
  await late;
  await field(page, 'Quận/Huyện').fill('');
  await field(page, 'Quận/Huyện').click();
  await expect(page.getByRole('option', { name: 'Quận Hồng Bàng' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Quận Ba Đình' })).toHaveCount(0);
});

test(
  'the checkout has no axe findings and does not overflow the screen',
  { tag: '@phone' },
  async ({ page }) => {
    await logInWithCart(page, { [bracelet]: 1, [keyRing]: 2 });
    await openFilled(page);
    await settled(page);
    expect(await findViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  },
);

test(
  'a guest is redirected to the cart and asked to log in',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/order');
    await expect(alert(page, 'Bạn phải thực hiện đăng nhập để đặt hàng!')).toBeVisible();
    await expect(page).toHaveURL('/cart');
    await page.evaluate((id) => localStorage.setItem('cart', `{"${id}":1}`), bracelet);
    await open(page, '/cart');
    await goToCheckout(page).click();
    await expect(alert(page, 'Bạn phải thực hiện đăng nhập để đặt hàng!')).toBeVisible();
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    await expect(popup).toContainText('Giỏ hàng của bạn được giữ nguyên');
    await expect(popup.getByRole('button', { name: /Facebook/ })).toHaveCount(0);
    await popup.getByRole('button', { name: 'Tôi là khách mới' }).click();
    const { name, email, password } = newCustomer();
    await popup.getByLabel('Họ và tên').fill(name);
    await popup.getByLabel('Email').fill(email);
    await popup.getByLabel('Mật khẩu', { exact: true }).fill(password);
    await popup.getByRole('checkbox').check();
    await popup.getByRole('button', { name: 'Đăng ký', exact: true }).click();
    await expect(page).toHaveURL('/order');
  },
);

test('an empty cart redirects to the cart page', async ({ page }) => {
  await logInWithCart(page, {});
  await open(page, '/order');
  await expect(page).toHaveURL('/cart');
  await goToCheckout(page).click();
  await expect(alert(page, 'Giỏ hàng của bạn đang trống!')).toBeVisible();
});

test('logging out at the checkout removes the draft', async ({ page }) => {
  await logInWithCart(page, { [bracelet]: 1 });
  await openFilled(page);
  await logOut(page);
  await expect(page.getByText('Đã đăng xuất khỏi tài khoản')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Bạn phải thực hiện đăng nhập')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage)))
    .not.toContain('orderDraft');
});

test.describe(() => {
  test.use({ expected: { messages: [/could not be loaded/, /net::ERR_FAILED/] } });

  test('an order whose script was lost is sent when the button is pressed again', async ({ page }) => {
    await logInWithCart(page, { [bracelet]: 1 });
    await page.route('**/assets/compose-address*', (route) => route.abort());
    await openFilled(page);
    await orderButton(page).click();
    await expect(alert(page, 'mạng bị gián đoạn')).toBeVisible();
    await page.unrouteAll();
    await orderButton(page).click();
    await expect(page).toHaveURL('/myorders');
  });
});
