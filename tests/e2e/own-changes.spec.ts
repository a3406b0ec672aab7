import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { mailsTo, newCustomer, register, storeToken } from './customers.ts';
import { findViolations } from './find-violations.ts';
import { sendLogIn } from './log-in.ts';
import { orderBracelets } from './place-order.ts';
import { expect, open, settled, test } from './shop-test.ts';
import { choose, field, keyRing } from './shopping.ts';

test('a customer’s change is in each of the next replies, whichever process sends it', async ({ request }) => {
  const token = await register(request, newCustomer());
  const headers = { token };
  /** Reads a part of the reply several times in a row, so that each process sends some. */
  const read = async (
    path: string,
    part: (body: { success: boolean; cartData: unknown; data: { _id: string }[] }) => unknown,
  ) => {
    const parts = [];
    for (let index = 0; index < 4; index += 1) {
      parts.push(part(await (await request.post(path, { headers })).json()));
    }
    return parts;
  };
  const cart = () => read('/api/cart/get', ({ cartData }) => cartData);
  const list = await (await request.get('/api/food/list')).json();
  const { _id, name, price } = list.data.find(({ _id }: { _id: string }) => _id === keyRing);

  for (const quantity of [2, 5]) {
    await request.post('/api/cart/batch-update', { headers, data: { items: { [_id]: quantity } } });
    expect(await cart()).toEqual(Array(4).fill({ [_id]: quantity }));
  }
  const items = [{ _id, name, price, quantity: 1 }];
  const data = { address: sampleAddress, items, amount: price + 10_000 };
  const placed = await (await request.post('/api/order/placecod', { headers, data })).json();
  expect(placed).toMatchObject({ success: true });
  const orders = await read(
    '/api/order/userorders',
    ({ data }) => data.map(({ _id }) => _id),
  );
  expect(orders).toEqual(Array(4).fill([placed.orderId]));
  await request.post('/api/user/logout', { headers });
  const replies = await read('/api/order/userorders', ({ success }) => success);
  expect(replies).toEqual(Array(4).fill(false));
});

test('a customer changes ward and district of an order that is being prepared @phone', async ({ page }) => {
  const token = await register(page.request, newCustomer());
  const { code } = await orderBracelets(page, token, sampleAddress);
  await open(page, '/');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await open(page, `/order/${code}`);
  await page.locator('summary', { hasText: 'Đổi thông tin nhận hàng' }).click();
  await expect(field(page, 'Phường/Xã')).toHaveValue(sampleAddress.ward);
  await choose(page, 'Quận/Huyện', 'ba dinh', 'Quận Ba Đình');
  const save = page.getByRole('button', { name: 'Lưu' }).first();
  // A district without a ward is no place yet.
  await save.click();
  await expect(field(page, 'Phường/Xã')).toHaveAttribute('aria-invalid', 'true');
  await choose(page, 'Phường/Xã', 'cong vi', 'Phường Cống Vị');
  await save.click();
  await expect(page.getByText('Đã đổi thông tin nhận hàng')).toBeVisible();
  await expect(page.getByText(/Phường Cống Vị, Quận Ba Đình, Thành phố Hà Nội/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('a place that is sent twice while a script loads is changed once', async ({ page }) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/assets/compose-address*', async (route) => {
    await loaded;
    await route.continue();
  });
  const token = await register(page.request, newCustomer());
  const { code } = await orderBracelets(page, token, sampleAddress);
  await storeToken(page, token);
  await open(page, `/order/${code}`);
  await page.locator('summary', { hasText: 'Đổi thông tin nhận hàng' }).click();
  await expect(field(page, 'Phường/Xã')).toHaveValue(sampleAddress.ward);
  await choose(page, 'Quận/Huyện', 'ba dinh', 'Quận Ba Đình');
  await choose(page, 'Phường/Xã', 'cong vi', 'Phường Cống Vị');
  let requests = 0;
  page.on('request', (request) => {
    requests += Number(request.postData()?.includes('Cống Vị') ?? false);
  });
  const save = page.getByRole('button', { name: 'Lưu' }).first();
  await save.dblclick();
  load();
  await expect(page.getByText('Đã đổi thông tin nhận hàng')).toBeVisible();
  await settled(page);
  expect(requests).toBe(1);
});

test.describe(() => {
  test.use({ expected: { messages: [/status of 40[14]/] } });

  test('the link of a mail opens its order in a tab that has the page already', async ({ page }) => {
    const customer = newCustomer();
    const token = await register(page.request, customer);
    const { code } = await orderBracelets(page, token, sampleAddress);
    const link = async () =>
      (await mailsTo(customer.email)).map(({ text }) => /\/order\/\w+(#[\w-]+)/.exec(text)?.[1])
        .find((found) => found !== undefined);
    await expect.poll(link).toBeTruthy();
    const hash = await link();
    await open(page, `/order/${code}`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Tra cứu đơn hàng' }))
      .toBeVisible();
    await page.evaluate((next) => location.hash = next, hash!);
    const state = page.locator('[data-slot="order-state"]');
    await expect(state).toBeVisible();
    await expect(page).toHaveURL(`/order/${code}`);
    // The fragment of the skip link is no key.
    await page.getByRole('link', { name: 'Chuyển đến nội dung chính' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(state).toBeVisible();
  });

  test('a session that has ended is named on the page of an order, which a log-in opens', async ({ page }) => {
    const customer = newCustomer();
    const token = await register(page.request, customer);
    const { code } = await orderBracelets(page, token, sampleAddress);
    await storeToken(page, token);
    await open(page, `/order/${code}`);
    await page.getByRole('button', { name: 'Hủy đơn hàng' }).click();
    await page.request.post('/api/user/logout', { headers: { token } });
    await page.getByRole('button', { name: 'Hủy đơn', exact: true }).click();
    await expect(page.getByText('Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.'))
      .toBeVisible();
    await expect(page.getByText('Không tìm thấy đơn hàng.')).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
    await sendLogIn(page, customer);
    await expect(page.locator('[data-slot="order-state"]')).toBeVisible();
  });
});
