import type { Page } from '@playwright/test';
import type { AnyShop } from '../start-shop.ts';
import { runShopCommand } from './run-shop-command.ts';
import { cartLink, expect, hydrated, open, recordNavigations, test as base } from './shop-test.ts';
import { bracelet, fillAddress, logInWithCart, orderButton, ordersOf } from './shopping.ts';
import { acceptInvitation } from './staff.ts';
import { startChosenShop } from './start-chosen-shop.ts';

/** A test on a shop that accepts cards. All tests share the shop. */
const test = base.extend<object, { shop: AnyShop }>({
  shop: [
    // deno-lint-ignore no-empty-pattern
    async ({}, provide) => {
      const shop = await startChosenShop({ CARD_PAYMENTS: 'on' });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ shop }, provide) => {
    await provide(shop.origin);
  },
});

// One worker, as every further one would start a shop.
test.describe.configure({ mode: 'default' });
test.use({ expected: { messages: [/status of (404|409)/] } });

const placed = 'Đặt hàng thành công! Email xác nhận đã được gửi.';

/** Places an order by card and waits for the payment page. */
async function goToPayment(page: Page) {
  await open(page, '/order');
  await fillAddress(page);
  await page.getByText('Thanh toán bằng thẻ').click();
  await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
  await expect(page).toHaveURL(/\/payment\/sandbox\//);
}

const pay = (page: Page) => page.getByRole('button', { name: /Thanh toán/ });
const cancel = (page: Page) => page.getByRole('button', { name: /Hủy/ });

test('a paid order is stored once and empties the cart', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await goToPayment(page);
  const navigations = recordNavigations(page);
  await pay(page).click();
  await expect(page.getByText(placed)).toBeVisible();
  await expect(page).toHaveURL('/myorders');
  const back = navigations.find((address) => address.includes('/verify?'));
  await expect(page.getByRole('article')).toContainText('Đang xử lý');
  await expect(cartLink(page)).toHaveAttribute('aria-label', /0 sản phẩm/);
  await open(page, back!);
  await expect(page).toHaveURL('/myorders');
  expect(await ordersOf(page, token)).toHaveLength(1);
});

test('a cancelled payment keeps the cart, which can be ordered again', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await goToPayment(page);
  await cancel(page).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Bạn đã hủy thanh toán.')).toBeVisible();
  await expect(cartLink(page)).toHaveAttribute('aria-label', /1 sản phẩm/);
  await open(page, '/order');
  await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
  await expect(page).toHaveURL(/\/payment\/sandbox\//);
  const statuses = (await ordersOf(page, token)).map(({ status }) => status);
  expect(statuses).toEqual(['Chờ thanh toán', 'Đã hủy']);
});

test('after going back, the same order is paid or replaced by another one', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await goToPayment(page);
  const payment = page.url();
  await page.goBack();
  await hydrated(page);
  await expect(orderButton(page)).toBeEnabled();
  await orderButton(page).click();
  await expect(page).toHaveURL(payment);
  expect(await ordersOf(page, token)).toHaveLength(1);
  await page.goBack();
  await hydrated(page);
  await expect(orderButton(page)).toBeEnabled();
  await page.getByText('Thanh toán khi nhận hàng (COD)').click();
  await page.getByRole('button', { name: 'Đặt hàng', exact: true }).click();
  await expect(page).toHaveURL('/myorders');
  const statuses = (await ordersOf(page, token)).map(({ status }) => status);
  expect(statuses).toEqual(['Đang xử lý', 'Đã hủy']);
});

test('staff cannot record a transfer for an order that waits for a card', async ({
  page,
  shop,
}, { project }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await goToPayment(page);
  const [order] = await ordersOf(page, token);
  const invite = ['staff', 'invite', `${project.name}@example.com`, '--role', 'owner'];
  const office = await page.context().newPage();
  await acceptInvitation(office, await runShopCommand(shop.databaseUrl, ...invite));
  await office.goto(`/admin/orders/${order?._id}`);
  await expect(office.getByText('Còn phải thu')).toBeVisible();
  await expect(office.getByRole('button', { name: 'Đã nhận tiền' })).toHaveCount(0);
  await expect(office.getByRole('button', { name: 'Hủy đơn' })).toBeVisible();
});

test('an unpaid, foreign or incomplete return URL does not confirm an order', async ({ page }) => {
  const token = await logInWithCart(page, { [bracelet]: 1 });
  await goToPayment(page);
  const [order] = await ordersOf(page, token);
  await open(page, `/verify?success=true&orderId=${order?._id}`);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Đơn hàng chưa được thanh toán.')).toBeVisible();
  expect((await ordersOf(page, token))[0]?.status).toBe('Chờ thanh toán');

  await logInWithCart(page, {});
  await open(page, `/verify?success=false&orderId=${order?._id}`);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Không tìm thấy đơn hàng.')).toBeVisible();
  expect((await ordersOf(page, token))[0]?.status).toBe('Chờ thanh toán');

  for (const path of ['/verify', '/verify?success=true', '/verify?orderId=x']) {
    await open(page, path);
    await expect(page).toHaveURL('/');
  }
});

test('the page shows a status while the payment is being checked', async ({ page }) => {
  await page.route('**/api/order/verify', () => {});
  await open(page, '/verify?success=true&orderId=x');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Đang kiểm tra kết quả thanh toán…',
  );
});
