import type { Locator, Page, Request } from '@playwright/test';
import process from 'node:process';
import { totpCode, totpStep } from '../../edge-api/staff/totp.ts';
import { findViolations } from './find-violations.ts';
import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { newCustomer, register } from './customers.ts';
import { orderBracelets, placeOrder } from './place-order.ts';
import { expect, settled, test } from './shop-test.ts';
import { addAuthenticator, joinStaff, openInvitation } from './staff.ts';

// The browser logs replies to requests without a session, and with an old version.
test.use({ expected: { messages: [/status of (401|409|503)/, /ERR_FAILED/] } });

const home = (page: Page) => page.getByRole('heading', { name: 'Việc hôm nay' });

async function openOrders(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Đơn hàng' }).click();
  await expect(page.getByRole('heading', { name: 'Đơn hàng' })).toBeVisible();
}

test('the owner accepts the invitation with a passkey and sends an order @phone', async ({ page, isMobile }) => {
  await addAuthenticator(page);
  await openInvitation(page, 'owner');
  await page.getByLabel('Họ tên').fill('Trần Thị Bình');
  await page.getByRole('button', { name: 'Tạo khóa truy cập' }).click();
  await expect(home(page)).toBeVisible();
  await openOrders(page);
  // A mouse cannot scroll a row of tabs.
  if (!isMobile) await expect(page.getByRole('link', { name: /^Đã hủy/ })).toBeInViewport();

  const customer = await placeOrder(page, 'Đặng');
  const order = page.getByRole('main').locator(isMobile ? 'li' : 'tr').filter({
    hasText: customer,
  });
  // The page learns of a new order by itself.
  await expect(order).toBeVisible();
  await page.getByRole('link', { name: /^Đang xử lý/ }).click();
  await page.getByRole('searchbox').fill(
    customer.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
  );
  await expect(page).toHaveURL(/status=processing&q=/);
  await expect(page.getByRole('main').locator(isMobile ? 'li' : 'tbody tr')).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
  await page.getByText('Lọc theo ngày').click();
  await page.getByLabel('Từ ngày').fill('2090-01-01');
  await expect(page.getByText('Không tìm thấy gì.')).toBeVisible();
  await expect(page).toHaveURL(/from=2090-01-01/);
  await page.getByLabel('Từ ngày').fill('2020-02-29');
  await expect(order).toBeVisible();
  await order.getByRole('link').click();

  await page.getByRole('button', { name: 'Khách đã xác nhận' }).click();
  await expect(page.getByText(/^Khách xác nhận lúc/)).toBeVisible();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(page.getByText(/^Khách xác nhận lúc/)).toBeHidden();
  await page.getByRole('button', { name: 'Khách đã xác nhận' }).click();
  await expect(page.getByText(customer)).toBeVisible();
  await expect(page.getByText(/^Khách xác nhận lúc/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Ghi chú nội bộ' }).fill('Gọi lại sau 17 giờ');
  await page.getByRole('button', { name: 'Lưu ghi chú' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Gọi lại sau 17 giờ' })).toBeVisible();
  await page.getByLabel(/Mã vận đơn/).fill('VTP123');
  await page.getByRole('button', { name: 'Đã giao cho đơn vị vận chuyển' }).click();
  await expect(page.getByRole('button', { name: 'Khách đã nhận hàng' })).toBeVisible();
  await expect(page.getByText('Mã vận đơn: VTP123')).toBeVisible();
  await page.getByRole('button', { name: 'Sửa mã vận đơn' }).click();
  await page.getByRole('dialog').getByLabel(/^Mã vận đơn \(/).fill('VTP124');
  await page.getByRole('button', { name: 'Lưu mã vận đơn' }).click();
  await expect(page.getByText('Mã vận đơn: VTP124')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'In nhãn A6' }).click();
  await expect(page.getByText(/^Thu hộ: /)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const label = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // 105 mm by 148 mm, in points.
  expect(label).toMatch(/\/MediaBox\s*\[0 0 29[78](\.\d+)? 4(19|20)(\.\d+)?\]/);
  expect(label.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.getByRole('link', { name: /^Đơn [0-9A-Z]/ }).click();
  await page.getByRole('link', { name: 'Danh sách đơn' }).click();
  await expect(page).toHaveURL(/status=processing&q=.*from=2020-02-29/);
  await expect(page.getByRole('searchbox')).toHaveValue(/^đang/);
  await expect(page.getByText('Không tìm thấy gì.')).toBeVisible();

  await page.getByLabel(/^Tài khoản/).click();
  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await page.getByRole('button', { name: 'Đăng nhập bằng khóa truy cập' }).click();
  await expect(home(page)).toBeVisible();
});

test('an order opens although its page loads longer than a search waits', async ({ page }) => {
  await joinStaff(page, 'orders');
  const customer = await placeOrder(page, 'Đoàn');
  await page.route(/order-page-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto('/admin/orders');
  const order = page.getByRole('row').filter({ hasText: customer }).getByRole('link');
  await expect(order).toBeVisible();
  await page.getByRole('searchbox').fill(customer);
  await order.click();
  await expect(page.getByRole('textbox', { name: 'Ghi chú nội bộ' })).toBeVisible();
});

test('a member logs in with password and code, and again over the page when the session ends', async ({ page }) => {
  // Five checks of a password, each slow on purpose.
  test.setTimeout(120_000);
  const email = await openInvitation(page, 'orders');
  await page.getByLabel('Họ tên').fill('Lê Cường');
  const password = 'ba vòng trầm hương';
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đặt mật khẩu' }).click();
  await expect(page.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
  const secret = (await page.locator('code').first().innerText()).replace(/\s/g, '');
  const [recoveryCode = '', nextRecoveryCode = ''] = await page.getByRole('listitem')
    .allInnerTexts();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /tiếp tục đăng nhập/ }).click();

  const logIn = async (code: string, frame: Page | Locator = page) => {
    await frame.getByLabel('Email').fill(email);
    await frame.getByLabel('Mật khẩu').fill(password);
    await frame.getByLabel('Mã xác thực').fill(code);
    await frame.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  };
  await logIn('000000');
  await expect(page.getByRole('alert')).toHaveText(/không đúng/);
  expect(await findViolations(page)).toEqual([]);
  await logIn(await totpCode(secret, totpStep(Date.now())));
  await expect(home(page)).toBeVisible();
  await openOrders(page);

  const customer = await placeOrder(page, 'Phạm');
  await page.getByRole('searchbox').fill(customer);
  await page.getByRole('row').filter({ hasText: customer }).getByRole('link').click();
  const note = page.getByRole('textbox', { name: 'Ghi chú nội bộ' });
  await note.fill('Khách hẹn lại');
  // One reply of the ended session comes after the next log-in, and ends nothing then.
  const { promise: loggedIn, resolve: release } = Promise.withResolvers<void>();
  const isOrder = (request: Request) => request.url().endsWith('/api/admin/orders.get');
  const lateReply = Promise.race([
    page.waitForResponse((reply) => reply.status() === 401 && isOrder(reply.request()))
      .then((reply) => reply.finished()),
    // An order of another test makes the page read its own again, and cancels the request.
    page.waitForEvent('requestfailed', isOrder),
  ]);
  let isWaiting = false;
  await page.route('**/api/admin/orders.get', async (route) => {
    // It may have been sent while there was a session.
    const headers = { ...route.request().headers(), cookie: '' };
    const response = await route.fetch({ headers });
    isWaiting = true;
    await loggedIn;
    await route.fulfill({ response });
  }, { times: 1 });
  await page.context().clearCookies();
  // The page learns by itself that the session has ended, before anything is sent.
  const ended = page.getByRole('dialog', { name: 'Đăng nhập lại' });
  // A request that was sent with the session, and is not answered yet, is not repeated.
  await expect(async () => {
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    );
    await expect(ended).toBeVisible({ timeout: 1_000 });
    expect(isWaiting).toBe(true);
  }).toPass({ timeout: 20_000 });
  await logIn(recoveryCode);
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await lateReply;
  await expect(note).toHaveValue('Khách hẹn lại');
  await page.getByRole('button', { name: 'Lưu ghi chú' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Khách hẹn lại' })).toBeVisible();

  // A form that is sent after the end of the session keeps its text, and can be sent again.
  await page.getByRole('link', { name: 'Sửa đơn' }).click();
  const discount = page.getByLabel(/^Giảm giá/);
  await discount.fill('1000');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Lưu đơn' }).click();
  await logIn(nextRecoveryCode, ended);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(discount).toHaveValue(/^1.?000$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Lưu đơn' }).click();
  await expect(page.getByText('Đã lưu thay đổi.')).toBeVisible();

  await page.getByRole('button', { name: 'Hủy đơn' }).click();
  await page.getByLabel('Một phần').check();
  await page.getByLabel(/^Số lượng hủy/).fill('1');
  await page.getByLabel('Lý do').fill('Khách bớt một chiếc');
  await page.getByRole('button', { name: 'Hủy phần đã chọn' }).click();
  await expect(page.getByText('Đã hủy phần đã chọn.')).toBeVisible();
  await expect(page.getByText('Hủy một phần')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hủy đơn' }).click();
  await page.getByLabel('Lý do').fill('Khách đổi ý');
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy đơn' }).click();
  await expect(page.getByText('Khách đổi ý')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hủy đơn' })).toBeHidden();
});

test('the first page requests its data before the application is loaded, and once', async ({ page }) => {
  await joinStaff(page, 'owner');
  await expect(home(page)).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const isScript = /\/assets\/index-[^/]*\.js$/;
  await page.route(isScript, async (route) => {
    await released;
    await route.continue();
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect.poll(() => requested).toEqual(expect.arrayContaining([
    '/api/staff/me',
    '/api/admin/home.summary',
    '/api/admin/orders.list',
    '/api/admin/settings.get',
  ]));
  await expect(home(page)).toBeHidden();
  release();
  await expect(home(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Chuẩn bị mở cửa hàng' })).toBeVisible();
  for (const path of ['/api/staff/me', '/api/admin/settings.get']) {
    expect(requested.filter((one) => one === path), path).toHaveLength(1);
  }
});

for (const way of ['events', 'polling']) {
  test.describe(`an open list, by ${way}`, () => {
    const isPolled = way === 'polling';
    if (isPolled) test.use({ expected: { messages: [/Failed to load resource/] } });

    test('shows a change by somebody else, without a click', async ({ page }) => {
      await page.clock.install();
      if (isPolled) await page.route('**/api/admin/events', (route) => route.abort());
      await joinStaff(page, 'owner');
      const poll = () => isPolled && page.clock.fastForward(20_000);
      await openOrders(page);
      const customer = await placeOrder(page, 'Mạc');
      await poll();
      const order = page.getByRole('row').filter({ hasText: customer });
      await expect(order).toContainText('Đang xử lý');
      const href = await order.getByRole('link').getAttribute('href');
      const { origin } = new URL(page.url());
      const reply = await page.request.post('/api/admin/orders.changeStatus', {
        headers: { Origin: origin },
        data: { id: href?.split('/').at(-1), version: 0, status: 'shipping' },
      });
      expect(reply.ok()).toBe(true);
      await poll();
      await expect(order).toContainText('Đang giao hàng');
    });
  });
}

test('several orders are handed over with their numbers, and taken back @phone', async ({ page, isMobile }) => {
  await joinStaff(page, 'owner');
  await openOrders(page);
  const name = { lastName: 'Tô', firstName: `Thị Tô${Date.now()}` };
  const customer = `${name.lastName} ${name.firstName}`;
  const token = await register(page.request, newCustomer('Tô An'));
  for (let count = 0; count < 2; count += 1) {
    await orderBracelets(page, token, { ...sampleAddress, ...name });
  }
  await page.getByRole('link', { name: /^Đang xử lý/ }).click();
  await page.getByRole('searchbox').fill(customer);
  await expect(page).toHaveURL(/status=processing&q=/);
  const rows = page.getByRole('main').locator(isMobile ? 'li' : 'tbody tr');
  await expect(rows).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Chọn tất cả' }).check();
  await page.getByRole('button', { name: 'Đã giao cho đơn vị vận chuyển (2)' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Đơn vị vận chuyển/).fill('Viettel Post');
  await dialog.getByLabel(new RegExp(customer)).first().fill('VTP0001');
  expect(await findViolations(page)).toEqual([]);
  // A shop that does not answer is asked once, and what was typed stays.
  await page.route(
    '**/api/admin/orders.changeStatus',
    (route) => route.fulfill({ status: 503, json: { message: 'Cửa hàng đang bận.' } }),
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Giao 2 đơn' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^Chưa chuyển được .*: Cửa hàng đang bận/);
  await expect(dialog.getByLabel(new RegExp(customer)).first()).toHaveValue('VTP0001');
  await dialog.getByRole('button', { name: 'Giao 2 đơn' }).click();
  await expect(page.getByText('Đã chuyển 2 đơn sang “Đang giao hàng”.')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Chọn tất cả' }).check();
  await page.getByRole('button', { name: 'Đã giao cho đơn vị vận chuyển (2)' }).click();
  await dialog.getByLabel(new RegExp(customer)).first().fill('VTP0002');
  await dialog.getByRole('button', { name: 'Giao 2 đơn' }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('link', { name: /^Đang giao hàng/ }).click();
  await rows.first().getByRole('link').click();
  await expect(page.getByText('Mã vận đơn: VTP0002')).toBeVisible();
});

test('a note does not extend the time in which a status can be undone', async ({ page }) => {
  await joinStaff(page, 'orders');
  const customer = await placeOrder(page, 'Hà');
  await page.goto(`/admin/orders?q=${encodeURIComponent(customer)}`);
  await page.getByRole('main').locator('tr').filter({ hasText: customer }).getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Đã giao cho đơn vị vận chuyển' }).click();
  const undo = page.getByRole('button', { name: 'Hoàn tác' });
  await expect(undo).toHaveText(/\([5-8]\)/);
  await page.getByRole('textbox', { name: 'Ghi chú nội bộ' }).fill('Gói kỹ');
  await page.getByRole('button', { name: 'Lưu ghi chú' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Gói kỹ' })).toBeVisible();
  expect(Number(/\d+/.exec(await undo.innerText())?.[0])).toBeLessThanOrEqual(8);
});

test('a late reply does not redirect from another page', async ({ page }) => {
  await joinStaff(page, 'owner');
  const token = await register(page.request, newCustomer('Lê An'));
  const { orderId } = await orderBracelets(page, token, sampleAddress);
  await page.goto(`/admin/orders/${orderId}/edit`);
  await page.getByLabel(/^Giảm giá/).fill('1000');
  const { promise: left, resolve: release } = Promise.withResolvers<void>();
  const reply = page.waitForResponse('**/api/admin/orders.edit');
  await page.route('**/api/admin/orders.edit', async (route) => {
    const response = await route.fetch();
    await left;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Lưu đơn' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Sản phẩm' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  release();
  await (await reply).finished();
  await expect(page.getByText('Đã lưu thay đổi.')).toBeVisible();
  await settled(page);
  await expect(page).toHaveURL(/\/admin\/products$/);
});

test('two members see the change of the other one', async ({ page, browser }) => {
  // Otherwise the page may have the change before the click.
  await page.route('**/api/admin/events', (route) => route.abort());
  await addAuthenticator(page);
  await openInvitation(page, 'owner');
  await page.getByLabel('Họ tên').fill('Trần Thị Bình');
  await page.getByRole('button', { name: 'Tạo khóa truy cập' }).click();
  await openOrders(page);
  const customer = await placeOrder(page, 'Hoàng');
  await page.getByRole('searchbox').fill(customer);
  await page.getByRole('row').filter({ hasText: customer }).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Khách đã xác nhận' })).toBeVisible();

  const state = await page.context().storageState();
  const other = await browser.newContext({ storageState: state, baseURL: process.env.SHOP_ORIGIN });
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const headers = { Origin: new URL(page.url()).origin };
  const text = 'Người khác vừa ghi';
  await other.request.post('/api/admin/orders.note', { headers, data: { id, text } });
  await other.close();
  await page.getByRole('button', { name: 'Khách đã xác nhận' }).click();
  await expect(page.getByRole('alert')).toHaveText(/vừa được thay đổi ở nơi khác/);
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Khách đã xác nhận' }).click();
  await expect(page.getByText(/^Khách xác nhận lúc/)).toBeVisible();
  // Its button is gone.
  await expect(page.locator('[data-slot="admin-order"]')).toBeFocused();
});

test('the page of the back office is in no cache and no index, and the shop loads nothing of it', async ({ page }) => {
  for (const path of ['/admin', '/admin/orders', '/admin/orders/x', '/admin/log-in']) {
    const reply = await page.request.get(path);
    const headers = reply.headers();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(await reply.text()).not.toMatch(/<script(?![^>]+src=)|<style/);
  }
  const missing = await page.request.get('/admin/assets/index-old.js');
  expect(missing.status()).toBe(404);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path.includes('admin') || path.includes('staff'))).toEqual([]);
});
