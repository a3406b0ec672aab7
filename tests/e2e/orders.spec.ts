import { newCustomer, register, storeToken } from './customers.ts';
import { findViolations } from './find-violations.ts';
import { expect, open, test } from './shop-test.ts';
import { logInWithCart, ordersOf } from './shopping.ts';

const list = '**/api/order/userorders';

const items = (
  name: string,
) => [{ name, quantity: 2, price: 1_000, image: 'vong-tay-mat-ho.fb5e5805.webp' }];

const address = {
  firstName: 'An',
  lastName: 'Nguyễn',
  phone: '0912 345 678',
  street: '12 Hàng Bạc',
  ward: 'Phường Hàng Bạc',
  district: 'Quận Hoàn Kiếm',
  city: 'Thành phố Hà Nội',
};

/** Two orders, the newest first, as the API returns them. */
const orders = (status: string) => [
  {
    _id: 'moi',
    code: '3F2A9-1C4D7',
    address,
    items: [...items('Vòng Tay'), ...items('Hũ Đá')],
    amount: 1_590_000,
    date: '2026-11-21T08:05:00.000Z',
    status,
    payment: 'cod',
  },
  {
    _id: 'cu',
    code: '0B1D2-5E6F7',
    address,
    items: items('Nhẫn Ngọc'),
    amount: 430_000,
    date: '2026-10-02T01:00:00.000Z',
    status: 'Đã giao',
    payment: 'cod',
  },
];

test('an empty list shows a sentence and a link to the store', async ({ page }) => {
  const token = await logInWithCart(page, {});
  await open(page, '/myorders');
  await expect(page.getByText('Bạn chưa có đơn hàng nào')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Xem Cửa Hàng' })).toBeVisible();
  expect(await ordersOf(page, token)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});

test('the newest order comes first, and the button refreshes its status', async ({ page }) => {
  await storeToken(page, await register(page.request, newCustomer()));
  let status = 'Đang xử lý';
  let release = () => {};
  let held = new Promise<void>((resolve) => release = resolve);
  await page.route(list, async (route) => {
    await held;
    await route.fulfill({ json: { success: true, data: orders(status) } });
  });
  await open(page, '/myorders');
  await expect(page.getByText('Đang tải đơn hàng…')).toBeAttached();
  release();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('Vòng Tay x 2, Hũ Đá x 2');
  await expect(cards.first()).toContainText('1.590.000 VNĐ');
  await expect(cards.first()).toContainText('Mã đơn: 3F2A9-1C4D7');
  await expect(cards.first()).toContainText('21/11/2026 15:05');
  await expect(cards.first()).toContainText('Giao đến: Nguyễn An, 0912 345 678, 12 Hàng Bạc');
  await expect(cards.first()).toContainText('Sản phẩm: 2');
  await expect(cards.first()).toContainText('Đang xử lý');
  expect(await findViolations(page)).toEqual([]);
  status = 'Đang giao hàng';
  held = new Promise<void>((resolve) => release = resolve);
  await cards.first().getByRole('button', { name: 'Theo dõi đơn hàng' }).click();
  await expect(cards.first().getByRole('button', { name: 'Đang cập nhật...' })).toBeFocused();
  release();
  await expect(cards.first()).toContainText('Đang giao hàng');
  await expect(page.getByText('Đơn 3F2A9-1C4D7 đã chuyển sang “Đang giao hàng”.')).toBeVisible();
  await expect(cards.first().getByRole('button', { name: 'Theo dõi đơn hàng' })).toBeFocused();
  await cards.first().getByRole('button', { name: 'Theo dõi đơn hàng' }).click();
  await expect(page.getByText('Đơn 3F2A9-1C4D7 vẫn ở trạng thái “Đang giao hàng”.')).toBeVisible();
});

test('older orders are added by a button, by keyboard alone', async ({ page }) => {
  await storeToken(page, await register(page.request, newCustomer()));
  const requests: unknown[] = [];
  await page.route(list, async (route) => {
    const body = route.request().postDataJSON();
    requests.push(body);
    const [newest, oldest] = orders('Đang xử lý');
    const data = body.before ? [oldest] : [newest];
    await route.fulfill({ json: { success: true, data, next: body.before ? undefined : 'moi' } });
  });
  await open(page, '/myorders');
  const more = page.getByRole('button', { name: 'Xem thêm đơn hàng' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('listitem').filter({ hasText: '0B1D2-5E6F7' })).toBeFocused();
  await expect(more).toHaveCount(0);
  expect(requests).toEqual([{ limit: 20 }, { limit: 20, before: 'moi' }]);
});

test('a guest is asked to log in on the orders page', async ({ page }) => {
  await open(page, '/myorders');
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  await expect(page).toHaveURL('/myorders');
});

test.describe('a failed request', () => {
  test.use({ expected: { messages: [/Failed to load resource/] } });

  test('shows an error, and the list loads on retry', async ({ page }) => {
    await storeToken(page, await register(page.request, newCustomer()));
    await page.route(list, (route) => route.abort());
    await open(page, '/myorders');
    await expect(page.getByText('Chưa tải được đơn hàng')).toBeVisible();
    await page.unroute(list);
    await page.route(
      list,
      (route) => route.fulfill({ json: { success: true, data: orders('x') } }),
    );
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.unroute(list);
    await page.route(list, (route) => route.abort());
    await page.getByRole('button', { name: 'Theo dõi đơn hàng' }).first().click();
    await expect(page.getByText('Chưa cập nhật được đơn hàng')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test('for an order can be repeated, and then shows that the visitor may not open it', async ({ page }) => {
    const view = '**/api/order/view';
    await page.route(view, (route) => route.fulfill({ status: 503, json: { success: false } }));
    await open(page, '/order/3F2A9-1C4D7');
    await expect(page.getByText('Chưa tải được đơn hàng')).toBeVisible();
    await page.unroute(view);
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByText('Không mở được đơn hàng này')).toBeVisible();
  });

  test('an expired session asks the customer to log in', async ({ page }) => {
    await storeToken(page, 'x'.repeat(43));
    await open(page, '/myorders');
    await expect(page.getByText('Vui lòng đăng nhập để xem đơn hàng')).toBeVisible();
  });
});
