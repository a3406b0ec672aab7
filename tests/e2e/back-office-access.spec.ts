import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { newCustomer, register } from './customers.ts';
import { findViolations } from './find-violations.ts';
import { orderBracelets } from './place-order.ts';
import { expect, test } from './shop-test.ts';
import { joinStaff, runOperation } from './staff.ts';

test('a role begins at its first section, and sees no form that it may not send', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/products');
  await expect(page.getByRole('link', { name: 'Thêm sản phẩm' })).toBeVisible();
  for (const path of ['orders', 'orders/new', 'orders/x/edit', 'requests/new', 'settings']) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Bạn không có quyền xem trang này',
    );
  }
  await page.goto('/admin/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không có trang này');
  await page.getByRole('link', { name: 'Về trang chủ' }).click();
  await expect(page).toHaveURL('/admin/products');
});

test.describe('the address of an unknown row', () => {
  test.use({ expected: { messages: [/Failed to load resource/] } });

  test('has a page with a link', async ({ page }) => {
    await joinStaff(page, 'owner');
    for (
      const [path, title] of [
        ['products/nothing', 'Không tìm thấy sản phẩm này'],
        ['orders/nothing', 'Không tìm thấy đơn hàng'],
        ['pages/nothing', 'Không có trang này'],
      ] as const
    ) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.getByRole('link', { name: 'Về trang chủ' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Việc hôm nay');
    }
  });
});

test('a member gets another role only after a question', async ({ page }) => {
  await joinStaff(page, 'owner');
  const email = `new-role-${Date.now()}@example.com`;
  await runOperation(page, 'staff.invite', { email, role: 'reader' });
  await page.goto('/admin/staff');
  const role = page.getByRole('combobox', { name: `Vai trò của ${email}` });
  const question = page.getByRole('dialog');
  // An arrow key on the closed list chooses at once.
  await role.selectOption('Chủ cửa hàng');
  await expect(question).toContainText(`Đổi vai trò của ${email} thành “Chủ cửa hàng”?`);
  await expect(question).toContainText('đổi tài khoản ngân hàng');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(role).toHaveValue('reader');
  await role.selectOption('Quản lý sản phẩm');
  await question.getByRole('button', { name: 'Đổi vai trò' }).click();
  await expect(page.getByText(`Vai trò mới của ${email}: Quản lý sản phẩm.`)).toBeVisible();
  await expect(role).toHaveValue('catalogue');
  await page.getByRole('button', { name: `Khóa ${email}` }).click();
  await question.getByRole('button', { name: 'Khóa tài khoản' }).click();
  await expect(page.getByText(`Đã khóa tài khoản ${email}.`)).toBeVisible();
  await expect(role).toBeHidden();
});

test.describe('a member whose role is changed', () => {
  test.use({ expected: { messages: [/status of 403/] } });

  test('sees it on the open page, and keeps what was typed', async ({ page, browser, baseURL }) => {
    test.setTimeout(90_000);
    const other = await browser.newPage({ baseURL });
    const email = await joinStaff(other, 'catalogue');
    await joinStaff(page, 'owner');
    type Member = { id: string; email: string; version: number };
    const setRole = async (role: string) => {
      const { items } = await runOperation<{ items: Member[] }>(page, 'staff.list', {});
      const { id, version } = items.find((member) => member.email === email)!;
      await runOperation(page, 'staff.setRole', { id, version, role });
    };
    await other.goto('/admin/promos/WELCOME10');
    const end = other.getByRole('button', { name: 'Ngừng mã' });
    const minimum = other.getByLabel('Tiền hàng tối thiểu');
    await minimum.fill('50.000');
    await setRole('reader');
    await other.getByRole('button', { name: 'Lưu thay đổi' }).click();
    await expect(other.getByText('Vai trò của bạn đã đổi thành “Chỉ xem”.')).toBeVisible();
    await expect(end).toHaveCount(0);
    await expect(minimum).toHaveValue('50.000');
    // The link has the number of waiting orders too.
    await other.getByRole('link', { name: /^Đơn hàng/ }).first().click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Đơn hàng');
    const create = other.getByRole('link', { name: 'Tạo đơn' });
    await expect(create).toHaveCount(0);
    // The server checks the role of open pages every 20 s.
    await setRole('orders');
    await expect(create).toBeVisible({ timeout: 40_000 });
    await other.close();
  });
});

test('a late reply about one member does not answer the question about another one', async ({ page }) => {
  await joinStaff(page, 'owner');
  const [first, second] = ['a', 'b'].map((name) => `${name}-${Date.now()}@example.com`);
  for (const email of [first, second]) {
    await runOperation(page, 'staff.invite', { email, role: 'reader' });
  }
  await page.goto('/admin/staff');
  const { promise: opened, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/staff.disable', async (route) => {
    await opened;
    await route.continue();
  }, { times: 1 });
  const question = page.getByRole('dialog');
  const lock = question.getByRole('button', { name: 'Khóa tài khoản' });
  await page.getByRole('button', { name: `Khóa ${first}` }).click();
  await lock.click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Khóa ${second}` }).click();
  release();
  await expect(page.getByText(`Đã khóa tài khoản ${first}.`)).toBeVisible();
  await expect(question).toContainText(`Khóa tài khoản ${second}?`);
  await lock.click();
  await expect(page.getByText(`Đã khóa tài khoản ${second}.`)).toBeVisible();
  await expect(question).toBeHidden();
});

test.describe('a page whose code is gone, as after an update of the shop,', () => {
  test.use({ expected: { messages: [/status of 404/, /dynamically imported|page has failed/] } });

  test('is loaded again with a button in the frame', { tag: '@phone' }, async ({ page }) => {
    await joinStaff(page, 'owner');
    await page.route(/\/assets\/exports-page-/, (route) => route.fulfill({ status: 404 }), {
      times: 1,
    });
    await page.goto('/admin/exports');
    await expect(page.getByRole('heading', { name: 'Chưa mở được trang này' })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Tải lại trang' }).click();
    await expect(page.getByRole('heading', { name: 'Xuất tệp' })).toBeVisible();
  });
});

test.describe('a page that could not be loaded', () => {
  test.use({ expected: { messages: [/status of 502/] } });

  test('is loaded again by a button, and says nothing about orders before', async ({ page }) => {
    await joinStaff(page, 'owner');
    const requests = /\/api\/admin\/(home\.summary|orders\.list|settings\.get)$/;
    await page.route(requests, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    const main = page.getByRole('main');
    const retry = main.getByRole('button', { name: 'Thử lại' });
    for (
      const [path, content] of [
        ['/admin', main.getByText('Cần giao')],
        ['/admin/settings', main.getByLabel('Tên cửa hàng')],
      ] as const
    ) {
      await page.goto(path);
      await expect(retry).toBeVisible();
      await expect(main.getByRole('alert')).toHaveText(/^Không kết nối được với cửa hàng/);
      await expect(main.getByText('Chưa có đơn hàng nào.')).toHaveCount(0);
      await page.unroute(requests);
      await retry.press('Enter');
      await expect(content).toBeVisible();
      await expect(retry).toHaveCount(0);
      await expect(main).toBeFocused();
      await page.route(requests, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    }
  });
});

test.describe('without a connection', () => {
  test.use({ expected: { messages: [/ERR_INTERNET_DISCONNECTED|could not be ended/] } });

  test('an action fails at once, and is not repeated later', async ({ page }) => {
    const token = await register(page.request, newCustomer());
    const { orderId } = await orderBracelets(page, token, sampleAddress);
    await joinStaff(page, 'owner');
    await page.goto(`/admin/orders/${orderId}`);
    const confirm = page.getByRole('button', { name: 'Khách đã xác nhận' });
    await expect(confirm).toBeVisible();
    await page.context().setOffline(true);
    await confirm.click();
    await expect(page.getByRole('alert')).toHaveText(/^Không kết nối được với cửa hàng/);
    await page.context().setOffline(false);
    await page.reload();
    await expect(confirm).toBeVisible();
  });

  test('a member is told that the log-out has failed', async ({ page }) => {
    await joinStaff(page, 'owner');
    await page.goto('/admin');
    await page.locator('header summary').click();
    // Loads what shows messages.
    await expect(page.locator('[data-slot=toaster]')).toBeAttached();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    await expect(page.getByText(/^Chưa đăng xuất được/)).toBeVisible();
    await expect(page).toHaveURL('/admin');
  });
});
