import type { Locator, Page } from '@playwright/test';
import { DatabaseSync } from 'node:sqlite';
import { type RunningShop, startShop } from '../start-shop.ts';
import { mailsTo, newCustomer, register, storeToken } from './customers.ts';
import { findViolations } from './find-violations.ts';
import { photographs, redHalfOf, takePhotographs } from './photographs.ts';
import { runShopCommand } from './run-shop-command.ts';
import { cartLink, expect, open, test as base } from './shop-test.ts';
import { fillAddress, orderButton } from './shopping.ts';
import { addAuthenticator } from './staff.ts';

/** Shop without any data, of this test alone. */
const test = base.extend<{ shop: RunningShop }>({
  // deno-lint-ignore no-empty-pattern
  shop: async ({}, provide) => {
    const shop = await startShop({ SEED: 'none' });
    await provide(shop);
    await shop.stop();
  },
  baseURL: async ({ shop }, provide) => await provide(shop.origin),
});

// It starts a shop, and has many steps.
test.describe.configure({ timeout: 300_000 });
// The browser logs the request for a fresh log-in, and the first one without a session.
test.use({ expected: { messages: [/status of (401|428)/, /preloaded using link preload/] } });

const owner = { name: 'Trần Thị Bình', email: 'binh@example.com' };
const shopName = 'Đá Bình An';
const productName = 'Vòng trầm hương tốc';

/** Opens a section of the back office with the bar of a phone. */
async function openSection(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Mục quản trị' });
  const link = bar.getByRole('link', { name });
  if (await link.count() > 0) return await link.tap();
  await bar.getByRole('button', { name: 'Thêm' }).tap();
  await page.getByRole('dialog').getByRole('link', { name }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const firstSteps = (page: Page) => page.getByRole('region', { name: 'Chuẩn bị mở cửa hàng' });

/** Sets the last log-in back, as if eleven minutes had passed. */
function ageLogIn({ folder }: RunningShop): void {
  const database = new DatabaseSync(`${folder}/shop.db`, { timeout: 5_000 });
  database.exec('update staff_sessions set confirmed_at = confirmed_at - 660000');
  database.close();
}

test('a new owner opens a shop with a phone and sells the first product', {
  tag: '@phone-only',
}, async ({ page, shop, browser, request }) => {
  await test.step('the invitation', async () => {
    await addAuthenticator(page);
    const invite = ['staff', 'invite', owner.email, '--role', 'owner'];
    const link = await runShopCommand(shop.databaseUrl, ...invite);
    await page.goto(`/admin/invite${new URL(link.trim()).hash}`);
    await page.getByLabel('Họ tên').fill(owner.name);
    await page.getByRole('button', { name: 'Tạo khóa truy cập' }).tap();
    await expect(page.getByRole('heading', { name: 'Việc hôm nay' })).toBeVisible();
    await expect(firstSteps(page).getByRole('listitem')).toHaveCount(7);
    await expect(firstSteps(page).getByLabel('Đã xong')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('name, mail and bank account of the shop', async () => {
    await openSection(page, 'Thiết lập');
    await page.getByLabel('Tên cửa hàng').fill(shopName);
    await page.getByLabel('Email', { exact: true }).fill(owner.email);
    // Without the tax code, the law expects more.
    await page.getByLabel('Tên công ty hoặc hộ kinh doanh').fill(owner.name);
    await page.getByLabel('Địa chỉ đăng ký').fill('24 Trần Phú, Đà Nẵng');
    await page.getByRole('button', { name: 'Lưu thay đổi' }).tap();
    await expect(page.getByText('Đã lưu thay đổi.')).toBeVisible();
    await page.getByLabel('Ngân hàng', { exact: true }).selectOption('Vietcombank');
    await page.getByLabel('Số tài khoản').fill('0123 4567 8901');
    await page.getByLabel('Chủ tài khoản').fill('TRAN THI BINH');
    ageLogIn(shop);
    await page.getByRole('button', { name: 'Lưu thay đổi' }).tap();
    const confirmation = page.getByRole('dialog', { name: 'Xác nhận danh tính' });
    await confirmation.getByRole('button', { name: 'Xác nhận bằng khóa truy cập' }).tap();
    await expect(confirmation).toBeHidden();
    await expect(page.getByLabel('Số tài khoản')).toHaveValue('012345678901');
    const known = async () => (await (await request.get('/api/shop')).json()).data;
    await expect.poll(known).toMatchObject({ name: shopName, transfers: true });
  });

  await test.step('a product with three photographs', async () => {
    await openSection(page, 'Sản phẩm');
    await page.getByRole('link', { name: 'Thêm sản phẩm' }).tap();
    await page.getByLabel('Tên sản phẩm').fill(productName);
    await page.getByRole('button', { name: 'Tiếp tục' }).tap();
    await page.getByLabel('Thêm ảnh').setInputFiles(await takePhotographs());
    // The browser encodes nine pictures, which takes long on a busy machine.
    await expect(page.getByLabel('Mô tả ảnh 3')).toBeVisible({ timeout: 60_000 });
    await page.getByLabel('Mô tả ảnh chính').fill('Mặt trước');
    await page.getByLabel('Mô tả ảnh 2').fill('Mặt sau');
    await page.getByLabel('Mô tả ảnh 3').fill('Trên tay');
    await page.getByLabel('Giá bán').fill('350.000');
    await page.getByLabel('Danh mục', { exact: true }).selectOption('Vòng Tay');
    await page.getByLabel('Danh mục con').selectOption('Phong Thủy');
    await page.getByRole('button', { name: 'Thêm sản phẩm' }).tap();
    await expect(page).toHaveURL(/\/admin\/products\/vong-tram-huong-toc/);
    await page.getByLabel('Số lượng', { exact: true }).fill('3');
    await page.getByLabel('Lý do').fill('Nhập hàng đầu tiên');
    await page.getByRole('button', { name: 'Ghi thay đổi tồn kho' }).tap();
    await expect(page.getByRole('heading', { name: 'Tồn kho: 3' })).toBeVisible();
    const stock = async () => {
      const { data } = await (await request.get('/api/food/list')).json();
      return data.map((product: { name: string; stock: number }) => [product.name, product.stock]);
    };
    await expect.poll(stock, { timeout: 2_000, intervals: [100] }).toEqual([[productName, 3]]);
    await openSection(page, 'Trang chủ');
    const done = firstSteps(page).getByRole('listitem')
      .filter({ has: page.getByLabel('Đã xong') });
    await expect(done).toHaveText([/tài khoản ngân hàng/, /sản phẩm của bạn/]);
  });

  const sharpPhone = { baseURL: shop.origin, deviceScaleFactor: 3 };
  const customer = await (await browser.newContext(sharpPhone)).newPage();
  await test.step('the customer sees it upright, without the data of the camera', async () => {
    await storeToken(customer, await register(customer.request, newCustomer('Đỗ Minh')));
    await open(customer, '/store');
    await customer.getByRole('link', { name: productName, exact: true }).tap();
    await customer.getByRole('dialog').getByRole('link', { name: 'Xem chi tiết sản phẩm' }).tap();
    await expect(customer.getByRole('heading', { level: 1, name: productName })).toBeVisible();
    const pictures = customer.getByRole('list', { name: 'Ảnh sản phẩm' }).getByRole('img');
    await expect(pictures).toHaveCount(photographs.length);
    for (const [index, { redHalf }] of photographs.entries()) {
      const picture = pictures.nth(index);
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => redHalfOf(picture)).toBe(redHalf);
      const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      const file = await (await customer.request.get(shown)).body();
      expect(file.toString('latin1')).not.toMatch(/Exif|GPS|secret place/i);
    }
    const source = (picture: Locator) =>
      picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(await source(pictures.nth(1))).toMatch(/[\da-f]{32}(\.webp|-800\.avif)$/);
    await pictures.nth(1).tap();
    const enlarged = customer.getByRole('dialog').getByRole('img');
    for (const step of [1, 2]) {
      await expect.poll(() => source(enlarged), `picture ${step}`).toMatch(/-1600\.(webp|avif)$/);
      await customer.getByRole('button', { name: 'Ảnh trước' }).tap();
    }
    await customer.keyboard.press('Escape');
  });

  await test.step('the customer orders it', async () => {
    await customer.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).tap();
    await expect(cartLink(customer)).toHaveAttribute('aria-label', /1 sản phẩm/);
    await open(customer, '/order');
    await fillAddress(customer);
    await expect(customer.getByRole('radio', { name: /^Chuyển khoản/ })).toBeVisible();
    await customer.getByRole('radio', { name: /khi nhận hàng/ }).check();
    await orderButton(customer).tap();
    await expect(customer).toHaveURL('/myorders');
  });

  await test.step('the alert', async () => {
    await expect(page).toHaveTitle('(1) Trang chủ · Quản trị');
    const orders = page.getByRole('region', { name: 'Đơn mới nhất' });
    await expect(orders.getByRole('link', { name: 'Nguyễn Thị Ánh Tuyết' })).toBeVisible();
    const mails = () => mailsTo(owner.email, shop.folder);
    await expect.poll(async () => (await mails()).map(({ subject }) => subject))
      .toEqual([expect.stringMatching(/^Đơn mới: .*360\.000 VNĐ$/)]);
    const [mail] = await mails();
    const link = /\/admin\/orders\/[\w-]+/.exec(mail!.text)?.[0];
    await page.goto(link!);
  });

  await test.step('confirmation, label, carrier and delivery', async () => {
    await page.getByRole('button', { name: 'Khách đã xác nhận' }).tap();
    await expect(page.getByText(/^Khách xác nhận lúc/)).toBeVisible();
    await page.getByRole('link', { name: 'In nhãn A6' }).tap();
    const label = page.getByRole('article');
    await expect(label).toContainText(shopName);
    await expect(label).toContainText('Nguyễn Thị Ánh Tuyết');
    await expect(label).toContainText('360.000 VNĐ');
    await page.goBack();
    await page.getByLabel(/^Đơn vị vận chuyển/).fill('Viettel Post');
    await page.getByLabel(/^Mã vận đơn/).fill('VTP123456');
    await page.getByRole('button', { name: 'Đã giao cho đơn vị vận chuyển' }).tap();
    await expect(page.getByText('Mã vận đơn: VTP123456')).toBeVisible();
    await page.getByRole('button', { name: 'Khách đã nhận hàng' }).tap();
    await expect(page.getByRole('button', { name: 'Khách đã nhận hàng' })).toHaveCount(0);
    await expect(page).toHaveTitle(/^Đơn .* · Quản trị$/);
  });

  await test.step('turnover and log', async () => {
    await openSection(page, 'Trang chủ');
    const figures = page.getByRole('main');
    await expect(figures).toContainText('360.000 VNĐ từ 1 đơn');
    await expect(figures.getByRole('figure', { name: 'Bán chạy' })).toContainText(productName);
    await openSection(page, 'Nhật ký');
    const log = page.getByRole('main').getByRole('listitem');
    await expect(log).not.toHaveCount(0);
    const tells = (text: RegExp) => expect(log.filter({ hasText: text })).not.toHaveCount(0);
    for (
      const text of [
        /Mời nhân viên.*Dòng lệnh/,
        /Nhận lời mời.*khóa truy cập/,
        /Sửa thiết lập.*Tên cửa hàng: Đá Bình An/,
        /Sửa thiết lập.*Ngân hàng: Vietcombank.*Số tài khoản: 012345678901/,
        /Tải ảnh lên/,
        /Thêm sản phẩm.*Tên: Vòng trầm hương tốc.*Giá bán: 350\.000 VNĐ/,
        /Cộng trừ tồn kho.*Cộng trừ: 3.*Nhập hàng đầu tiên/,
        /Xác nhận đơn qua điện thoại/,
        /Đổi trạng thái đơn.*Trạng thái: Đang giao/,
        /Đổi trạng thái đơn.*Trạng thái: Đã giao/,
      ]
    ) await tells(text);
    await expect(log.filter({ hasText: owner.name })).not.toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
  });
});
