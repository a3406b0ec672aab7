import { publicHolidays } from '@thach-an/lunar';
import { expectedDelivery, formatExpected } from '../../edge-api/contract/mod.ts';
import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { orderBracelets } from './place-order.ts';
import { runShopCommand } from './run-shop-command.ts';
import { expect, hydrated, test } from './shop-test.ts';
import { startChosenShop } from './start-chosen-shop.ts';
import {
  bracelet,
  choose,
  field,
  fillAddress,
  fillCart,
  logInWithCart,
  orderButton,
  ordersOf,
} from './shopping.ts';

test.use({ expected: { messages: [/409/] } });

test('a new delivery fee of the owner reaches the pages, and an order that has begun', async ({ browser }) => {
  test.setTimeout(120_000);
  const shop = await startChosenShop();
  const context = await browser.newContext({ baseURL: shop.origin });
  try {
    const page = await context.newPage();
    const token = await logInWithCart(page, { [bracelet]: 1 });
    const open = async (path: string) => {
      await page.goto(path);
      await hydrated(page);
    };
    await open(`/product/${bracelet}`);
    await expect(page.getByText('phí 10.000 VNĐ mỗi đơn')).toBeVisible();
    await open('/order');
    await fillAddress(page);
    const summary = page.getByRole('region', { name: 'Đơn hàng của bạn' });
    await expect(summary).toContainText('Phí giao hàng10.000 VNĐ');
    await expect(summary).toContainText('360.000 VNĐ');

    await runShopCommand(shop.databaseUrl, 'settings', 'set', 'shipping.fee', '25000');
    const loaded = async () => await (await fetch(`${shop.origin}/api/shop`)).json();
    await expect.poll(async () => (await loaded()).data.shipping.fee).toBe(25_000);
    await orderButton(page).click();
    await expect(summary.getByRole('status')).toContainText(
      'Phí giao hàng đã thay đổi: tổng tiền mới là 375.000 VNĐ (trước đó 360.000 VNĐ)',
    );
    await expect(summary).toContainText('Phí giao hàng25.000 VNĐ');
    await expect(summary).toContainText('375.000 VNĐ');
    expect(await ordersOf(page, token)).toEqual([]);

    await runShopCommand(shop.databaseUrl, 'settings', 'set', 'shipping.freeFrom', '350000');
    await expect.poll(async () => (await loaded()).data.shipping.freeFrom).toBe(350_000);
    await open(`/product/${bracelet}`);
    await expect(page.getByText('phí 25.000 VNĐ mỗi đơn, miễn phí cho đơn từ 350.000 VNĐ'))
      .toBeVisible();
    await open('/cart');
    await expect(page.getByText('Miễn phí', { exact: true })).toBeVisible();
    await open('/order');
    await orderButton(page).click();
    await expect(page).toHaveURL('/myorders');
    expect((await ordersOf(page, token)).map(({ amount }) => amount)).toEqual([350_000]);
  } finally {
    await context.close();
    await shop.stop();
  }
});

test('pages name the days of work on which an order arrives, and the fee of another province', async ({ browser }) => {
  test.setTimeout(120_000);
  const shop = await startChosenShop();
  const context = await browser.newContext({ baseURL: shop.origin });
  try {
    const page = await context.newPage();
    const token = await logInWithCart(page, {});
    const { code } = await orderBracelets(page, token, sampleAddress);
    const far = { name: 'Xa', provinces: ['Thành phố Đà Nẵng'], fee: 40_000, freeFrom: 0 };
    const times = {
      preparation: '1 ngày',
      time: '1–2 ngày làm việc',
      workDays: 'mon-sat',
    } as const;
    const settings = {
      'shipping.groups': JSON.stringify([{ ...far, time: '' }]),
      ...Object.fromEntries(
        Object.entries(times).map(([key, value]) => [`delivery.${key}`, value]),
      ),
    };
    for (const [key, value] of Object.entries(settings)) {
      await runShopCommand(shop.databaseUrl, 'settings', 'set', key, value);
    }
    const loaded = async () => (await (await fetch(`${shop.origin}/api/shop`)).json()).data;
    await expect.poll(async () => (await loaded()).delivery.workDays).toBe('mon-sat');
    const open = async (path: string) => {
      await page.goto(path);
      await hydrated(page);
    };

    await open(`/order/${code}`);
    const today = new Date(Date.now() + 7 * 60 * 60_000).toISOString().slice(0, 10);
    const expected = expectedDelivery(today, times, publicHolidays)!;
    await expect(page.getByText(`Dự kiến giao ${formatExpected(expected)}.`)).toBeVisible();

    await page.locator('summary', { hasText: 'Đổi thông tin nhận hàng' }).click();
    await expect(field(page, 'Phường/Xã')).toHaveValue(sampleAddress.ward);
    const fee = page.getByText(/Phí giao hàng mới/);
    await choose(page, 'Tỉnh/Thành phố', 'hai phong', 'Thành phố Hải Phòng');
    await expect(fee).toHaveCount(0);
    await choose(page, 'Tỉnh/Thành phố', 'da nang', 'Thành phố Đà Nẵng');
    await expect(fee).toHaveText('Phí giao hàng mới: 40.000 VNĐ (cũ 10.000 VNĐ).');
    await choose(page, 'Quận/Huyện', 'hai chau', 'Quận Hải Châu');
    await choose(page, 'Phường/Xã', 'thach thang', 'Phường Thạch Thang');
    await page.getByRole('button', { name: 'Lưu' }).first().click();
    await expect(page.getByText('Đã đổi thông tin nhận hàng')).toBeVisible();
    await expect(page.locator('main')).toContainText('Phí giao hàng40.000 VNĐ');
    await expect(fee).toHaveCount(0);

    await fillCart(page, token, { [bracelet]: 1 });
    // Before 30 April and 1 May, a Thursday and a Friday, and the Sunday after them.
    await page.clock.setFixedTime('2026-04-29T10:00:00+07:00');
    for (const path of ['/cart', '/order']) {
      await open(path);
      await expect(page.getByText(/Dự kiến giao từ thứ\sHai\s4\/5 đến thứ\sBa\s5\/5\./))
        .toBeVisible();
    }
  } finally {
    await context.close();
    await shop.stop();
  }
});
