import type { Page } from '@playwright/test';
import jsqr from 'jsqr';
import { createHmac } from 'node:crypto';
import { decodeVietQr } from '../../edge-api/payments/vietqr/decode-vietqr.ts';
import { brokenWords } from './broken-words.ts';
import { mailsTo, newCustomer } from './customers.ts';
import { findViolations } from './find-violations.ts';
import { runShopCommand } from './run-shop-command.ts';
import { expect, hydrated, test } from './shop-test.ts';
import { acceptInvitation, runOperation } from './staff.ts';
import { bracelet, fillAddress, logInWithCart, orderButton } from './shopping.ts';
import { startChosenShop } from './start-chosen-shop.ts';

const secret = 'secret-that-SePay-knows-too';
const owner = ['--role', 'owner'];
const account = { bank: '970436', account: '1017595600', name: 'NGUYEN VAN AN' };

// A wrong pair of the look-up, and an order that cannot be opened without a session.
test.use({ expected: { messages: [/404/] } });

/**
 * Starts a shop with a bank account and further settings, and logs a customer in who has a bracelet
 * in the cart.
 */
async function openTransferShop(
  page: (origin: string) => Promise<Page>,
  settings: Record<string, string> = {},
) {
  const shop = await startChosenShop({ SEPAY_WEBHOOK_SECRET: secret });
  for (const [key, value] of Object.entries({ ...settings, ...account })) {
    await runShopCommand(shop.databaseUrl, 'settings', 'set', `transfer.${key}`, value);
  }
  const loaded = async () => await (await fetch(`${shop.origin}/api/shop`)).json();
  await expect.poll(async () => (await loaded()).data.transfers).toBe(true);
  return { shop, page: await page(shop.origin) };
}

/** Reads the QR code on a picture, as the app of a bank does. */
async function readQr(page: Page, picture: Uint8Array): Promise<string | undefined> {
  const source = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;
  const { width, data } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return { width: image.width, data: Array.from(data) };
  }, source);
  const height = data.length / 4 / width;
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data;
}

/** Reads the QR code on the screen. */
const shownQr = async (page: Page) => await readQr(page, await page.screenshot());

/** Reports a transfer as SePay does. */
async function report(origin: string, id: number, amount: number, content: string) {
  const body = JSON.stringify({
    ...{ id, content, code: null, transferType: 'in', transferAmount: amount },
    transactionDate: new Date(Date.now() + 7 * 60 * 60_000).toISOString().slice(0, 19),
  });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const headers = { 'X-SePay-Timestamp': timestamp, 'X-SePay-Signature': `sha256=${signature}` };
  return await fetch(`${origin}/api/payment/transfer/sepay`, { method: 'POST', body, headers });
}

test('an order is paid by transfer: code, part, rest, and the page changes by itself', {
  tag: '@phone-only',
}, async ({ browser, viewport, isMobile, hasTouch }) => {
  test.setTimeout(180_000);
  const options = { viewport, isMobile, hasTouch };
  const { shop, page } = await openTransferShop(async (baseURL) =>
    await (await browser.newContext({ ...options, baseURL })).newPage()
  );
  try {
    const customer = newCustomer();
    await logInWithCart(page, { [bracelet]: 1 }, customer);
    await page.goto('/order');
    await hydrated(page);
    await fillAddress(page);
    // On delivery stays the first choice.
    await expect(page.getByRole('radio', { name: 'Thanh toán khi nhận hàng (COD)' })).toBeChecked();
    await page.getByText('Chuyển khoản (VietQR)').click();
    await orderButton(page).click();
    await expect(page).toHaveURL(/\/order\/[2-9A-HJKMNP-Z]{8}$/);
    const code = page.url().split('/').at(-1)!;
    const state = page.locator('[data-slot="order-state"]');
    await expect(state).toHaveText('Đơn hàng đang chờ bạn chuyển khoản');
    await expect(page.getByText(/giữ hàng cho bạn thêm 23 giờ/)).toBeVisible();

    // The account number is copied by eye, too.
    await page.setViewportSize({ width: 320, height: 844 });
    await page.evaluate(() => document.documentElement.style.fontSize = '32px');
    expect(await brokenWords(page)).toEqual([]);
    await page.setViewportSize(viewport!);
    await page.evaluate(() => document.documentElement.style.fontSize = '');

    const qr = page.getByRole('img', { name: 'Mã VietQR để chuyển khoản' });
    await qr.scrollIntoViewIfNeeded();
    // Each attempt reads a million pixels.
    await expect.poll(() => shownQr(page), { timeout: 60_000 }).toBeTruthy();
    const payload = (await shownQr(page))!;
    expect(decodeVietQr(payload)).toMatchObject({
      ...{ bin: account.bank, account: account.account },
      ...{ amount: 360_000, purpose: `TA${code}` },
    });
    const mailed = async () =>
      (await mailsTo(customer.email, shop.folder)).flatMap((m) => m.pictures);
    await expect.poll(mailed).toHaveLength(1);
    expect(await readQr(page, (await mailed())[0]!)).toBe(payload);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Lưu ảnh QR' }).click();
    expect((await download).suggestedFilename()).toBe(`TA${code}.png`);

    expect((await report(shop.origin, 1, 100_000, `ck TA${code}`)).status).toBe(200);
    await expect(page.getByText('Cửa hàng đã nhận 100.000 VNĐ.')).toBeVisible();
    await expect(page.getByText('260.000 VNĐ').first()).toBeVisible();
    for (let round = 0; round < 2; round += 1) {
      expect((await report(shop.origin, 2, 260_000, `ta ${code}`)).status).toBe(200);
    }
    await expect(state).toHaveText('Cửa hàng đang chuẩn bị đơn hàng');
    await expect(qr).toBeHidden();
  } finally {
    await page.context().close();
    await shop.stop();
  }
});

test('an order on delivery waits for its deposit, and the carrier collects the rest', {
  tag: '@phone-only',
}, async ({ browser, viewport, isMobile, hasTouch }) => {
  test.setTimeout(180_000);
  const options = { viewport, isMobile, hasTouch };
  const { shop, page } = await openTransferShop(
    async (baseURL) => await (await browser.newContext({ ...options, baseURL })).newPage(),
    { depositFrom: '300000' },
  );
  try {
    await logInWithCart(page, { [bracelet]: 1 });
    await page.goto('/order');
    await hydrated(page);
    await fillAddress(page);
    await expect(page.getByRole('radio', { name: 'Thanh toán khi nhận hàng (COD)' }))
      .toHaveAccessibleDescription(
        'Đặt cọc 100.000 VNĐ bằng chuyển khoản ở bước tiếp theo, còn lại 260.000 VNĐ trả khi nhận hàng.',
      );
    expect(await findViolations(page)).toEqual([]);
    await orderButton(page).click();
    await expect(page).toHaveURL(/\/order\/[2-9A-HJKMNP-Z]{8}$/);
    const code = page.url().split('/').at(-1)!;
    const state = page.locator('[data-slot="order-state"]');
    await expect(state).toHaveText('Đơn hàng đang chờ bạn đặt cọc');
    // The clock of the phone is wrong.
    await page.clock.setSystemTime(Date.now() + 3 * 24 * 60 * 60_000);
    await page.reload();
    await expect(page.getByText(/giữ hàng cho bạn thêm 23 giờ/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hủy đơn hàng' })).toBeVisible();
    // The account number is copied by eye, too.
    await page.setViewportSize({ width: 320, height: 844 });
    await page.evaluate(() => document.documentElement.style.fontSize = '32px');
    expect(await brokenWords(page)).toEqual([]);
    await page.setViewportSize(viewport!);
    await page.evaluate(() => document.documentElement.style.fontSize = '');

    const qr = page.getByRole('img', { name: 'Mã VietQR để chuyển khoản' });
    await qr.scrollIntoViewIfNeeded();
    await expect.poll(() => shownQr(page), { timeout: 60_000 }).toBeTruthy();
    expect(decodeVietQr((await shownQr(page))!)).toMatchObject({
      ...{ bin: account.bank, account: account.account },
      ...{ amount: 100_000, purpose: `TA${code}` },
    });

    expect((await report(shop.origin, 1, 100_000, `coc TA${code}`)).status).toBe(200);
    await expect(state).toHaveText('Cửa hàng đang chuẩn bị đơn hàng');
    await expect(qr).toBeHidden();
    await expect(page.getByText('Trả khi nhận hàng260.000 VNĐ')).toBeVisible();

    const link = await runShopCommand(
      shop.databaseUrl,
      'staff',
      'invite',
      'chu@example.com',
      ...owner,
    );
    const staffPage = await page.context().newPage();
    await acceptInvitation(staffPage, link.trim());
    const { csv } = await runOperation<{ csv: string }>(staffPage, 'orders.handOver', {
      carrier: 'ghn',
    });
    expect(csv.split('\r\n')[1]).toMatch(new RegExp(`^${code},.*,260000,350000,`));
    const { id, version } = await runOperation<{ id: string; version: number }>(
      staffPage,
      'orders.get',
      { id: code },
    );
    await runOperation(staffPage, 'orders.changeStatus', { id, version, status: 'shipping' });
    await staffPage.goto(`${shop.origin}/admin/orders/${id}`);
    await expect(staffPage.getByLabel('Số tiền đã nhận (đồng)')).toHaveValue('260.000');
    expect((await report(shop.origin, 2, 260_000, `TA${code}`)).status).toBe(200);
    await expect(staffPage.getByText('Báo đơn vị vận chuyển bớt khoản này khỏi tiền thu hộ.'))
      .toContainText('trả lại khách 260.000 VNĐ');
    await staffPage.getByRole('button', { name: 'Hoàn tiền' }).click();
    await expect(staffPage.getByLabel('Số tiền đã hoàn (đồng)')).toHaveValue('260.000');
  } finally {
    await page.context().close();
    await shop.stop();
  }
});

test('an order is looked up without a session, and cancelled in time', {
  tag: '@phone-only',
}, async ({ browser, viewport, isMobile, hasTouch }) => {
  test.setTimeout(180_000);
  const options = { viewport, isMobile, hasTouch };
  const { shop, page } = await openTransferShop(async (baseURL) =>
    await (await browser.newContext({ ...options, baseURL })).newPage()
  );
  try {
    await logInWithCart(page, { [bracelet]: 1 });
    await page.goto('/order');
    await hydrated(page);
    await fillAddress(page);
    await orderButton(page).click();
    await expect(page).toHaveURL('/myorders');
    const code = await page.locator('[data-slot="order-code"]').innerText();
    await page.evaluate(() => localStorage.clear());

    await page.goto(`/order/${code}`);
    await page.getByRole('main').getByRole('link', { name: 'Tra cứu đơn hàng' }).click();
    await expect(page.getByLabel('Mã đơn hàng')).toHaveValue(code);
    await page.getByLabel('Mã đơn hàng').fill(` ${code.toLowerCase()} `);
    await page.getByLabel('Số điện thoại người nhận').fill('0900 000 001');
    await page.getByRole('button', { name: 'Tra cứu' }).click();
    await expect(page.getByText('Không tìm thấy đơn hàng')).toBeVisible();
    await page.getByLabel('Số điện thoại người nhận').fill('0905 123 456');
    await page.getByRole('button', { name: 'Tra cứu' }).click();
    await expect(page).toHaveURL(`/order/${code}`);
    await page.getByRole('button', { name: 'Hủy đơn hàng' }).click();
    // A return to the page asks for the order again, while the cancellation is under way.
    await page.route('**/api/order/cancel', async (route) => {
      const response = await route.fetch();
      const viewed = page.waitForResponse('**/api/order/view');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await (await viewed).finished();
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Hủy đơn', exact: true }).click();
    await expect(page.getByText('Đã hủy đơn hàng', { exact: true })).toBeVisible();
    await expect(page.locator('[data-slot="order-state"]')).toHaveText('Đơn hàng đã được hủy');
  } finally {
    await page.context().close();
    await shop.stop();
  }
});

test('an order by phone is paid with the code that staff send to the customer', {
  tag: '@phone-only',
}, async ({ browser, viewport, isMobile, hasTouch }) => {
  test.setTimeout(180_000);
  const { shop, page } = await openTransferShop(async (baseURL) =>
    await (await browser.newContext({ viewport, isMobile, hasTouch, baseURL })).newPage()
  );
  try {
    const invite = ['staff', 'invite', 'chu@example.com', ...owner];
    await acceptInvitation(page, await runShopCommand(shop.databaseUrl, ...invite));
    await page.goto('/admin/orders/new');
    await fillAddress(page);
    await page.getByRole('searchbox', { name: 'Tìm sản phẩm để thêm' }).fill('mat ho');
    await page.getByRole('button', { name: /Vòng Tay Đá Mắt Hổ/ }).click();
    await page.getByLabel('Thanh toán').selectOption('Chuyển khoản trước (VietQR)');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Tạo đơn' }).click();
    await page.getByText('Mã QR và nội dung chuyển khoản để gửi khách').click();
    // At its place by scrolling as far as needed, the bar of the phone covers it.
    await page.getByRole('img', { name: 'Mã VietQR để chuyển khoản' })
      .evaluate((image) => image.scrollIntoView({ block: 'center' }));
    await expect.poll(() => shownQr(page), { timeout: 60_000 }).toBeTruthy();
    const { amount, purpose } = decodeVietQr((await shownQr(page))!);
    expect(amount).toBe(360_000);
    expect(await findViolations(page)).toEqual([]);
    // The carrier must not collect what the customer transfers.
    await page.getByRole('link', { name: 'In nhãn A6' }).click();
    await expect(page.getByText('Không thu tiền')).toBeVisible();
    await expect(page.getByText(/^Chưa thanh toán 360.000 VNĐ/)).toBeVisible();
    await page.getByRole('link', { name: /^Đơn [0-9A-Z]/ }).click();
    expect((await report(shop.origin, 1, 360_000, `ck ${purpose}`)).status).toBe(200);
    await page.reload();
    await expect(page.getByText('Đang xử lý').first()).toBeVisible();
    await expect(page.getByText('Mã QR và nội dung chuyển khoản')).toHaveCount(0);
  } finally {
    await page.context().close();
    await shop.stop();
  }
});
