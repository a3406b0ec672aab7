import type { Page } from '@playwright/test';
import { mailsTo, newCustomer } from './customers.ts';
import { findViolations } from './find-violations.ts';
import { popup, sendLogIn } from './log-in.ts';
import { runShopCommand } from './run-shop-command.ts';
import { addressTexts, bracelet, choose, field, orderButton, ordersOf } from './shopping.ts';
import { expect, hydrated, test } from './shop-test.ts';
import { startChosenShop } from './start-chosen-shop.ts';

test.use({ expected: { messages: [/422|404/] } });

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};

test('a guest sends a gift to an address that is known by its former ward, and looks it up @phone', async ({ browser }) => {
  test.setTimeout(240_000);
  const shop = await startChosenShop();
  const { email } = newCustomer();
  const context = await browser.newContext({
    baseURL: shop.origin,
    viewport: { width: 390, height: 844 },
  });
  try {
    await runShopCommand(shop.databaseUrl, 'settings', 'set', 'guestOrders', 'on');
    await runShopCommand(shop.databaseUrl, 'settings', 'set', 'gifts', 'on');
    await runShopCommand(shop.databaseUrl, 'settings', 'set', 'addressScheme', 'communes');
    const settings = async () => (await (await fetch(`${shop.origin}/api/shop`)).json()).data;
    await expect.poll(async () => (await settings()).addressScheme).toBe('communes');
    const page = await context.newPage();
    await open(page, '/');
    await page.evaluate((id) => localStorage.setItem('cart', `{"${id}":1}`), bracelet);
    await open(page, '/cart');
    await page.getByRole('button', { name: 'THANH TOÁN' }).click();
    await expect(page).toHaveURL('/order');

    await test.step('a gift survives a reload, and its note a box that is ticked again', async () => {
      const box = page.getByRole('checkbox', { name: 'Gửi làm quà tặng' });
      const note = field(page, 'Lời nhắn in kèm (không bắt buộc)');
      await box.check();
      await note.fill('Chúc mẹ mạnh khỏe.');
      await page.reload();
      await hydrated(page);
      await expect(note).toHaveValue('Chúc mẹ mạnh khỏe.');
      await box.uncheck();
      await box.check();
      await expect(note).toHaveValue('Chúc mẹ mạnh khỏe.');
    });

    await test.step('the address', async () => {
      for (const [label, text] of addressTexts) await field(page, label).fill(text);
      await field(page, 'Email').fill(email);
      await expect(field(page, 'Quận/Huyện')).toHaveCount(0);
      await choose(page, 'Tỉnh/Thành phố', 'da nang', 'Thành phố Đà Nẵng');
      const search = page.getByRole('searchbox', { name: 'Tìm theo địa chỉ cũ' });
      await search.fill('cong vi ba dinh');
      await page.getByRole('button', { name: /^Phường Cống Vị, Quận Ba Đình/ }).click();
      await expect(field(page, 'Tỉnh/Thành phố')).toHaveValue('Thành phố Hà Nội');
      await expect(field(page, 'Phường/Xã')).toHaveValue('');
      await page.getByRole('radio', { name: 'Phường Giảng Võ' }).check();
      await expect(field(page, 'Phường/Xã')).toHaveValue('Phường Giảng Võ');
      await field(page, 'Số điện thoại của bạn, để tra cứu đơn (không bắt buộc)').fill('123');
      expect(await findViolations(page)).toEqual([]);
    });

    await test.step('the phone number of the giver is checked', async () => {
      await orderButton(page).click();
      const phone = field(page, 'Số điện thoại của bạn, để tra cứu đơn (không bắt buộc)');
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await phone.fill('0987 654 321');
      await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
    });

    await test.step('the code, sent and checked once after two clicks', async () => {
      let checks = 0;
      page.on('request', (request) => checks += Number(request.url().endsWith('/guest/confirm')));
      await orderButton(page).dblclick();
      const dialog = page.getByRole('dialog', { name: 'Xác nhận email' });
      await expect(dialog).toContainText(email);
      const code = async () =>
        /\b\d{6}\b/.exec((await mailsTo(email, shop.folder)).at(-1)?.text ?? '')?.[0];
      await expect.poll(code).toBeTruthy();
      expect(await mailsTo(email, shop.folder)).toHaveLength(1);
      const right = (await code())!;
      // A phone may load the page again while its owner reads the mail. The code stays valid.
      await page.reload();
      await hydrated(page);
      await orderButton(page).click();
      await expect(dialog).toContainText(email);
      await field(page, 'Mã xác nhận').fill(right === '000000' ? '000001' : '000000');
      await page.getByRole('button', { name: 'Xác nhận và đặt hàng' }).dblclick();
      await expect(dialog).toContainText('Mã chưa đúng hoặc đã hết hạn.');
      expect(checks).toBe(1);
      expect(await findViolations(page)).toEqual([]);
      await field(page, 'Mã xác nhận').fill(right);
      await page.keyboard.press('Enter');
    });

    await expect(page).toHaveURL('/myorders');
    await expect(page.getByText(
      'Phường Giảng Võ (cũ: Phường Cống Vị, Quận Ba Đình), Thành phố Hà Nội',
    )).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    expect((await ordersOf(page, token)).map(({ amount }) => amount)).toEqual([360_000]);

    await test.step('the mail confirms the gift, and the look-up shows it without prices', async () => {
      const placed = async () => (await mailsTo(email, shop.folder)).at(-1)?.text ?? '';
      await expect.poll(placed).toContain('Chúc mẹ mạnh khỏe.');
      // The name in the form is that of the recipient.
      expect(await placed()).toContain('Xin chào bạn,');
      const code = await page.locator('[data-slot="order-code"]').innerText();
      await page.evaluate(() => localStorage.clear());
      await open(page, `/order/${code}`);
      await page.getByRole('main').getByRole('link', { name: 'Tra cứu đơn hàng' }).click();
      await field(page, 'Mã đơn hàng').fill(code.toLowerCase());
      await field(page, 'Số điện thoại người nhận').fill('0905 123 456');
      await page.getByRole('button', { name: 'Tra cứu' }).click();
      await expect(page).toHaveURL(`/order/${code}`);
      await expect(page.locator('[data-slot="order-state"]')).toContainText('quà');
      await expect(page.getByText('Số lượng: 1')).toBeVisible();
      await expect(page.locator('main')).not.toContainText('VNĐ');
      expect(await findViolations(page)).toEqual([]);
      await open(page, `/tra-cuu-don-hang#${code}`);
      await field(page, 'Số điện thoại người nhận').fill('0987654321');
      await page.getByRole('button', { name: 'Tra cứu' }).click();
      await expect(page.locator('main')).toContainText('360.000 VNĐ');
      await page.evaluate((value) => localStorage.setItem('token', value), token);
    });

    await test.step('the link of the mail after the delivery leads to a review', async () => {
      const [order] = await ordersOf(page, token);
      await runShopCommand(shop.databaseUrl, 'order', order!._id, '--status', 'delivered');
      const link = async () =>
        (await mailsTo(email, shop.folder))
          .map(({ text }) => /Đánh giá sản phẩm\D+?(http\S+)/.exec(text)?.[1])
          .find((found) => found !== undefined);
      // The command is another process, whose mails the shop finds later.
      await expect.poll(link, { timeout: 40_000 }).toBeTruthy();
      await open(page, '/');
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      const { pathname, hash } = new URL((await link())!);
      await open(page, pathname + hash);
      await page.getByRole('button', { name: 'Nhập 4 số cuối' }).click();
      await page.keyboard.type('3456');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Đánh giá / }).click();
      const dialog = page.getByRole('dialog', { name: 'Đánh giá sản phẩm' });
      await dialog.getByRole('radio', { name: /^4 sao/ }).check();
      // Neither the name of the recipient nor a part of another text is suggested.
      await expect(field(page, 'Tên hiển thị')).toHaveValue('');
      await field(page, 'Tên hiển thị').fill('Lan');
      await dialog.getByRole('button', { name: 'Gửi đánh giá' }).click();
      await expect(page.getByText('Đang chờ duyệt')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.evaluate((value) => localStorage.setItem('token', value), token);
    });

    await test.step('a later order needs no code, and has its address', async () => {
      await page.evaluate((id) => localStorage.setItem('cart', `{"${id}":1}`), bracelet);
      await page.request.post('/api/cart/add', { headers: { token }, data: { itemId: bracelet } });
      await open(page, '/order');
      await page.getByRole('button', { name: 'Dùng địa chỉ của đơn hàng gần nhất' }).click();
      await page.getByRole('button', { name: /Phường Giảng Võ/ }).click();
      await expect(field(page, 'Phường/Xã')).toHaveValue('Phường Giảng Võ');
      await orderButton(page).click();
      await expect(page).toHaveURL('/myorders');
      await expect.poll(async () => (await ordersOf(page, token)).length).toBe(2);
    });
  } finally {
    await context.close();
    await shop.stop();
  }
});

test('a guest who has an account logs in at the checkout, and keeps cart and fields @phone', async ({ browser }) => {
  test.setTimeout(240_000);
  const shop = await startChosenShop();
  const context = await browser.newContext({ baseURL: shop.origin });
  const customer = newCustomer();
  try {
    await runShopCommand(shop.databaseUrl, 'settings', 'set', 'guestOrders', 'on');
    const settings = async () => (await (await fetch(`${shop.origin}/api/shop`)).json()).data;
    await expect.poll(async () => (await settings()).guestOrders).toBe(true);
    const page = await context.newPage();
    await page.request.post('/api/user/register', { data: customer });
    await open(page, '/');
    await page.evaluate((id) => localStorage.setItem('cart', `{"${id}":1}`), bracelet);
    await open(page, '/order');
    await field(page, 'Tên').fill('Phúc');
    await choose(page, 'Tỉnh/Thành phố', 'da nang', 'Thành phố Đà Nẵng');
    await expect(page.getByText('Đã có tài khoản?')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
    await expect(popup(page)).toContainText('những gì bạn đã điền được giữ nguyên');
    await sendLogIn(page, customer);
    await expect(popup(page)).toBeHidden();
    await expect(page).toHaveURL('/order');
    await expect(page.getByText('Đã có tài khoản?')).toHaveCount(0);
    await expect(field(page, 'Tên')).toHaveValue('Phúc');
    await expect(field(page, 'Tỉnh/Thành phố')).toHaveValue('Thành phố Đà Nẵng');
    await expect(orderButton(page)).toBeEnabled();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    expect(token).toBeTruthy();
  } finally {
    await context.close();
    await shop.stop();
  }
});

test('a saved address with a district is offered converted, and stays as it was @phone', async ({ browser }) => {
  test.setTimeout(240_000);
  const shop = await startChosenShop();
  const context = await browser.newContext({
    baseURL: shop.origin,
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    const reply = await page.request.post('/api/user/register', { data: newCustomer() });
    const { token } = await reply.json();
    const headers = { token };
    const address = {
      firstName: 'Phúc',
      lastName: 'Lê Văn',
      email: 'phuc@example.com',
      phone: '0912345678',
      street: '12 Lê Lợi',
      ward: 'Phường Bến Nghé',
      district: 'Quận 1',
      city: 'Thành phố Hồ Chí Minh',
    };
    await page.request.post('/api/user/account/addresses', { headers, data: { address } });
    await page.request.post('/api/cart/add', { headers, data: { itemId: bracelet } });
    await runShopCommand(shop.databaseUrl, 'settings', 'set', 'addressScheme', 'communes');
    const settings = async () => (await (await fetch(`${shop.origin}/api/shop`)).json()).data;
    await expect.poll(async () => (await settings()).addressScheme).toBe('communes');
    await open(page, '/');
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await open(page, '/order');
    await expect(field(page, 'Phường/Xã')).toHaveValue('Phường Sài Gòn');
    await expect(page.getByText(
      'Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh nay thuộc Phường Sài Gòn',
    )).toBeVisible();
    await orderButton(page).click();
    await expect(page).toHaveURL('/myorders');
    await expect(page.getByText('Phường Sài Gòn (cũ: Phường Bến Nghé, Quận 1)')).toBeVisible();
    const account = await (await page.request.get('/api/user/account', { headers })).json();
    expect(account.addresses.map(({ ward }: { ward: string }) => ward)).toEqual([
      'Phường Bến Nghé',
    ]);
  } finally {
    await context.close();
    await shop.stop();
  }
});
