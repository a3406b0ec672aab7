import type { Page } from '@playwright/test';
import process from 'node:process';
import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { newCustomer, register, storeToken } from './customers.ts';
import { findViolations } from './find-violations.ts';
import { orderBracelets } from './place-order.ts';
import { runShopCommand } from './run-shop-command.ts';
import { expect, open, settled, test } from './shop-test.ts';
import { bracelet, keyRing } from './shopping.ts';
import { joinStaff } from './staff.ts';

/** Runs an owner's command on the database of the shop under test. */
const shop = (...args: string[]) => runShopCommand(process.env.SHOP_DATABASE!, ...args);

/** Logs in a new customer who has ordered products. Returns the order's id and the session. */
async function logInWithOrder(page: Page, ...productIds: string[]) {
  const token = await register(page.request, newCustomer('Nguyễn Thị Lan'));
  const products: { _id: string; name: string; price: number }[] = [];
  for (const id of productIds) {
    products.push((await (await page.request.get(`/api/catalogue/products/${id}`)).json()).data);
  }
  const reply = await page.request.post('/api/order/placecod', {
    headers: { token },
    data: {
      address: sampleAddress,
      items: products.map(({ _id, name, price }) => ({ _id, name, price, quantity: 1 })),
      amount: products.reduce((sum, { price }) => sum + price, 10_000),
    },
  });
  const { orderId } = await reply.json();
  await storeToken(page, token);
  const names = products.map(({ name }) => name);
  return { token, orderId: orderId as string, name: names[0]!, names };
}

/** Reads the texts of the shown reviews of a product. */
async function shownTexts(page: Page, productId: string): Promise<string[]> {
  const reply = await page.request.get(`/api/catalogue/products/${productId}/reviews`);
  return (await reply.json()).data.map(({ text }: { text: string }) => text);
}

test('the products to review have the sequence of the order', async ({ page }) => {
  test.slow();
  const { orderId, names } = await logInWithOrder(page, bracelet, keyRing);
  await shop('order', orderId, '--status', 'delivered');
  await open(page, '/myorders');
  await expect(page.getByRole('list', { name: 'Đánh giá sản phẩm' }).getByRole('paragraph'))
    .toHaveText(names);
});

test('a customer reviews a delivered product, and the approved review is shown', async ({ page }) => {
  // Each of the owner's three commands starts a process.
  test.slow();
  const { token, orderId, name } = await logInWithOrder(page, keyRing);
  const write = page.getByRole('button', { name: `Đánh giá ${name}`, exact: true });
  await open(page, '/myorders');
  await expect(page.getByRole('article')).toHaveCount(1);
  await settled(page);
  await expect(write).toHaveCount(0);

  await shop('order', orderId, '--status', 'delivered');
  await page.getByRole('button', { name: 'Theo dõi đơn hàng' }).click();
  await write.click();
  const dialog = page.getByRole('dialog', { name: 'Đánh giá sản phẩm' });
  await expect(dialog.getByLabel('Tên hiển thị')).toHaveValue('Lan');
  await settled(page);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Gửi đánh giá' }).click();
  await expect(dialog.getByText('Vui lòng chọn số sao.')).toBeVisible();
  await dialog.getByRole('radio', { name: /^4 sao/ }).check();
  const text = `Đá đẹp & <b>mát tay</b> ${Date.now()}`;
  await dialog.getByLabel(/^Nhận xét/).fill(text);
  await dialog.getByRole('button', { name: 'Gửi đánh giá' }).click();
  await expect(page.getByText(/^Cảm ơn bạn!/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Đang chờ duyệt')).toBeVisible();
  const edit = page.getByRole('button', { name: `Sửa đánh giá ${name}` });
  await expect(edit).toBeFocused();
  expect(await shownTexts(page, keyRing)).not.toContain(text);

  const { reviews } = JSON.parse(await shop('reviews', '--json', '--limit', '1000'));
  const { id } = reviews.find((review: { text: string }) => review.text === text);
  await shop('review', id, '--approve');
  await expect.poll(() => shownTexts(page, keyRing)).toContain(text);
  await page.reload();
  await expect(page.getByText('Đã đăng')).toBeVisible();
  await open(page, `/product/${keyRing}`);
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Xem thêm đánh giá' })).toHaveCount(0);

  await open(page, '/myorders');
  await edit.click();
  await expect(dialog.getByRole('radio', { name: /^4 sao/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Xóa đánh giá' }).click();
  await dialog.getByRole('button', { name: 'Bấm lần nữa để xóa' }).click();
  await expect(write).toBeFocused();
  expect(await shownTexts(page, keyRing)).not.toContain(text);
  const own = await page.request.get('/api/user/reviews', { headers: { token } });
  expect((await own.json()).data).toMatchObject([{ productId: keyRing, review: null }]);
});

test.describe('with a lost connection', () => {
  test.use({ expected: { messages: [/ERR_FAILED/] } });

  test('the page of an order offers to load the reviews again', async ({ page }) => {
    test.slow();
    const token = await register(page.request, newCustomer());
    const { orderId, code } = await orderBracelets(page, token, sampleAddress);
    await shop('order', orderId, '--status', 'delivered');
    await storeToken(page, token);
    await page.route('**/api/order/reviews', (route) => route.abort(), { times: 1 });
    await open(page, `/order/${code}`);
    await expect(page.getByRole('alert')).toHaveText('Chưa tải được đánh giá.');
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByRole('button', { name: /^Đánh giá / })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('the list of the orders offers to load the reviews again', async ({ page }) => {
    test.slow();
    const { orderId } = await logInWithOrder(page, keyRing);
    await shop('order', orderId, '--status', 'delivered');
    await page.route('**/api/user/reviews', (route) => route.abort(), { times: 1 });
    await open(page, '/myorders');
    await expect(page.getByRole('alert')).toHaveText('Chưa tải được đánh giá.');
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByRole('button', { name: /^Đánh giá / })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a review takes no second decision while the first one is being sent', async ({ page }) => {
  const { token, orderId } = await logInWithOrder(page, keyRing);
  await shop('order', orderId, '--status', 'delivered');
  const author = `Lan ${Date.now()}`;
  const path = `/api/user/reviews/${keyRing}`;
  await page.request.put(path, { headers: { token }, data: { rating: 5, text: '', author } });
  await joinStaff(page, 'catalogue');
  await page.goto('/admin/reviews');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/reviews.decide', async (route) => {
    await held;
    await route.continue();
  });
  const row = page.getByRole('row').filter({ hasText: author });
  await row.getByRole('button', { name: /^Duyệt/ }).click();
  await expect(row.getByRole('button', { name: /^Từ chối/ })).toBeDisabled();
  release();
  await expect(page.getByText('Đã duyệt đánh giá.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.request.delete(path, { headers: { token } });
});

test('a cancelled order permits no review, neither on the page nor by the API', async ({ page }) => {
  const { token, orderId } = await logInWithOrder(page, keyRing);
  await shop('order', orderId, '--status', 'cancelled');
  await open(page, '/myorders');
  await expect(page.getByText('Đã hủy')).toBeVisible();
  await settled(page);
  await expect(page.getByRole('button', { name: /Đánh giá/ })).toHaveCount(0);
  const reply = await page.request.put(`/api/user/reviews/${keyRing}`, {
    headers: { token },
    data: { rating: 5, text: '', author: 'Lan' },
  });
  expect(reply.status()).toBe(403);
});
