import { startShop } from '../start-shop.ts';
import { runShopCommand } from './run-shop-command.ts';
import { expect, hydrated, test } from './shop-test.ts';
import { bracelet, fillAddress, logInWithCart, orderButton, ordersOf } from './shopping.ts';

test.use({ expected: { messages: [/409/] } });

test('a new delivery fee of the owner reaches the pages, and an order that has begun', async ({ browser }) => {
  test.setTimeout(120_000);
  const shop = await startShop();
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
    await expect(summary).toContainText('Phí vận chuyển10.000 VNĐ');
    await expect(summary).toContainText('360.000 VNĐ');

    await runShopCommand(shop.folder, 'settings', 'set', 'shipping.fee', '25000');
    const loaded = async () => await (await fetch(`${shop.origin}/api/shop`)).json();
    await expect.poll(async () => (await loaded()).data.shipping.fee).toBe(25_000);
    await orderButton(page).click();
    await expect(summary.getByRole('status')).toContainText(
      'Phí vận chuyển đã thay đổi: tổng tiền mới là 375.000 VNĐ (trước đó 360.000 VNĐ)',
    );
    await expect(summary).toContainText('Phí vận chuyển25.000 VNĐ');
    await expect(summary).toContainText('375.000 VNĐ');
    expect(await ordersOf(page, token)).toEqual([]);

    await runShopCommand(shop.folder, 'settings', 'set', 'shipping.freeFrom', '350000');
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
