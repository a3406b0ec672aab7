import { cards, expect, expectNames, names, test } from './shop-test.ts';

test.use({ javaScriptEnabled: false });

test('the home page shows its products, and its tiles are links', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(8);
  await page.getByRole('region', { name: 'Khám Phá Cửa Hàng' }).getByRole('link', { name: 'Nhẫn' })
    .click();
  await expect(cards(page)).toHaveCount(7);
  await expectNames(page, /Nhẫn/);
});

test('the store’s form searches and filters, and its links change the page', async ({ page }) => {
  await page.goto('/store');
  await expect(cards(page)).toHaveCount(12);
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('ngoc');
  await main.getByLabel('Danh mục').selectOption('Tượng');
  await main.getByRole('button', { name: 'Tìm', exact: true }).click();
  await expect(page).toHaveURL(/q=ngoc/);
  await expect(main.getByLabel('Danh mục')).toHaveValue('Tượng');
  await expect(main.getByRole('searchbox')).toHaveValue('ngoc');
  await expectNames(page, /^Tượng/);
  await main.getByLabel('Phân loại').selectOption('Trang Trí');
  await main.getByRole('button', { name: 'Tìm', exact: true }).click();
  await expect(page).toHaveURL(/subCategory=/);
  await main.getByLabel('Danh mục').selectOption('Móc Khóa');
  await main.getByRole('button', { name: 'Tìm', exact: true }).click();
  await expect(main.getByLabel('Danh mục')).toHaveValue('Móc Khóa');
  await expect(main.getByLabel('Phân loại'), 'both have Trang Trí').toHaveValue('');

  await page.goto('/store');
  await expect(cards(page)).toHaveCount(12);
  const first = await names(page);
  await page.getByRole('navigation', { name: 'Phân trang' }).getByRole('link', { name: '2' })
    .click();
  await expect(page).toHaveURL('/store?page=2');
  await expect(cards(page)).toHaveCount(12);
  expect(await names(page)).not.toEqual(first);
  await main.getByLabel('Sắp xếp').selectOption('Giá tăng dần');
  await main.getByRole('button', { name: 'Tìm', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(', trang 2/5')).toBeVisible();
});

test('a product’s link shows the product', async ({ page }) => {
  await page.goto('/store');
  const name = await cards(page).first().getByRole('heading').innerText();
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('region', { name })).toContainText('VNĐ');
});

test('the page of a product shows its price, its pictures and the way back', async ({ page }) => {
  await page.goto('/product/vong-tay-mat-ho');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Vòng Tay Đá Mắt Hổ');
  await expect(main.getByText('VNĐ').first()).toBeVisible();
  await expect(main.getByText('Đổi trả trong 7 ngày')).toBeVisible();
  await expect(main.locator('noscript p')).toContainText('hãy bật JavaScript');
  await expect(main.getByRole('link', { name: /Phóng to$/ }).first()).toHaveAttribute(
    'href',
    /^\/images\/vong-tay-mat-ho\..+\.webp$/,
  );
  await main.getByRole('link', { name: 'Cửa hàng' }).click();
  await expect(cards(page)).toHaveCount(12);
});

for (
  const path of [
    ...['/cart', '/order', '/myorders', '/order/ABCD2345', '/tra-cuu-don-hang', '/account'],
    ...['/verify', '/verify-email?token=a&email=an%40example.com', '/reset-password', '/tuvi'],
  ]
) {
  test(`a page that requires JavaScript says so, and loads nothing for ever: ${path}`, async ({ page }) => {
    await page.goto(path);
    const sentence = page.locator('noscript p', { hasText: /bật JavaScript/ });
    await expect(sentence.first()).toBeVisible();
    await expect(page.locator('[data-slot="skeleton"]:visible, [role="status"]:visible'))
      .toHaveCount(0);
  });
}

for (
  const path of [
    ...['/', '/store', '/store?product=vong-tay-mat-ho', '/product/vong-tay-mat-ho', '/cart'],
    ...['/lich', '/lich/nhac-gio'],
  ]
) {
  test(`no button does nothing: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    const buttons = page.locator('button:visible:not([popovertarget]):not([type=submit])');
    expect(await buttons.allInnerTexts()).toEqual([]);
  });
}
