import { findViolations } from './find-violations.ts';
import { bracelet } from './shopping.ts';
import { cartLink, expect, hydrated, open, settled, test } from './shop-test.ts';

const path = `/product/${bracelet}`;
const name = 'Vòng Tay Đá Mắt Hổ';

test(
  'the popup leads to the page of the product, where several can be added',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/store?category=V%C3%B2ng+Tay');
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Xem chi tiết sản phẩm' }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(/^Vòng Tay Đá Mắt Hổ/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Tăng số lượng' }).click();
    await main.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).click();
    await expect(main.getByRole('button', { name: 'Đã thêm (2)', exact: true })).toBeVisible();
    await expect(page.getByText(`${name} đã được thêm vào giỏ hàng`)).toBeVisible();
    await main.getByRole('button', { name: 'Đã thêm (2)', exact: true }).click();
    await expect(main.getByRole('button', { name: 'Đã thêm (3)', exact: true })).toBeVisible();
    await cartLink(page).click();
    await expect(page.getByRole('textbox', { name: `Số lượng ${name}` })).toHaveValue('3');
  },
);

test('a picture is enlarged, and the focus returns to it', { tag: '@phone' }, async ({ page }) => {
  await open(page, path);
  const picture = page.getByRole('link', { name: `${name} Phóng to` });
  await picture.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Ảnh phóng to: ${name}` });
  await expect(dialog).toBeVisible();
  await settled(page);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('+');
  await expect(dialog.getByRole('img')).toHaveCSS('transform', /^matrix\(1\.5,/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(picture).toBeFocused();
  await expect(page).toHaveURL(path);
});

test('the way back to another product closes the enlarged picture', async ({ page }) => {
  await open(page, path);
  const related = page.getByRole('region', { name: 'Sản phẩm liên quan' });
  await related.getByRole('link').first().click();
  await expect(page).not.toHaveURL(path);
  await page.getByRole('link', { name: /Phóng to$/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page).not.toHaveURL(path);
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an enlarged picture is sharp, and one without a large form is shown', async ({ page }) => {
  await open(page, '/product/moc-khoa-ho-lo-luu-ly');
  await page.getByRole('link', { name: /Phóng to$/ }).first().click();
  const enlarged = page.getByRole('dialog').getByRole('img');
  for (const picture of ['first', 'second']) {
    await expect.poll(
      () => enlarged.evaluate((img: HTMLImageElement) => img.naturalWidth > 0 && img.currentSrc),
      picture,
    ).toMatch(/-1600\.avif$/);
    await page.keyboard.press('ArrowRight');
  }
});

test('a related product opens its own page at the top', async ({ page }) => {
  await open(page, path);
  const related = page.getByRole('region', { name: 'Sản phẩm liên quan' });
  const link = related.getByRole('link').first();
  const other = await link.innerText();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(new RegExp(`^${other}`));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test(
  'the page links back to the store and its category',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await open(page, path);
    const trail = page.getByRole('navigation', { name: 'Đường dẫn' });
    await expect(trail.getByRole('link')).toHaveCount(isMobile ? 1 : 3);
    await trail.getByRole('link', { name: 'Vòng Tay', exact: true }).click();
    await expect(page).toHaveURL(/\/store\?category=/);
    await expect(page.getByLabel('Danh mục')).toHaveValue('Vòng Tay');
  },
);

test(
  'the popup of the store has what the page has beside the button to buy',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, `/store?product=${bracelet}`);
    const popup = page.getByRole('dialog', { name });
    await expect(popup.getByText('Được mở gói kiểm tra hàng trước khi trả tiền')).toBeAttached();
    await expect(popup.getByRole('link', { name: '0900 000 000' })).toBeAttached();
    await expect(popup.getByRole('link', { name: 'Cách đo cỡ' }))
      .toHaveAttribute('href', '/size-guide');
    expect(await findViolations(page)).toEqual([]);
    await popup.getByRole('link', { name: 'Thổ' }).click();
    await expect(page).toHaveURL(/\/store\?element=/);
    await expect(popup).toBeHidden();
    // A product of the popup was viewed.
    await open(page, '/product/hu-da-thach-anh-tim');
    const viewed = page.getByRole('region', { name: 'Bạn vừa xem' });
    await expect(viewed.getByRole('link', { name }).first()).toBeAttached();
  },
);

test('the link is copied where nothing can be shared', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await open(page, path);
  await page.getByRole('button', { name: 'Chia sẻ sản phẩm' }).click();
  await expect(page.getByText('Đã sao chép liên kết sản phẩm')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);
});

test.describe('a browser that forbids copying', () => {
  test.use({ expected: { messages: [/The link could not be shared/] } });

  test('names another way to get the link', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: undefined });
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await open(page, path);
    await page.getByRole('button', { name: 'Chia sẻ sản phẩm' }).click();
    await expect(page.getByText('bạn hãy sao chép từ thanh địa chỉ')).toBeVisible();
  });
});

test('search engines see one address of a product, with offer, delivery and place', async ({ page }) => {
  const canonicals: (string | null)[] = [];
  for (const address of [path, `/store?product=${bracelet}`, `/?product=${bracelet}`]) {
    await page.goto(address);
    canonicals.push(await page.locator('link[rel=canonical]').getAttribute('href'));
  }
  expect(new Set(canonicals).size).toBe(1);
  expect(canonicals[0]).toMatch(new RegExp(`${path}$`));
  await page.goto(path);
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: Record<string, unknown>[] = JSON.parse(text!)['@graph'];
  expect(graph.map((object) => object['@type'])).toEqual(['Product', 'BreadcrumbList']);
  expect(graph[0]!.offers).toMatchObject({
    url: canonicals[0],
    priceCurrency: 'VND',
    shippingDetails: { shippingRate: { value: 10_000 } },
    hasMerchantReturnPolicy: { merchantReturnDays: 7 },
  });
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`/images/${bracelet}\\.[0-9a-f]+\\.webp$`),
  );
});

test.describe('an unknown product', () => {
  test.use({ expected: { messages: [/status of 404/] } });

  test('is answered with the 404 page', async ({ page }) => {
    for (const id of ['khong-co', 'cart-khong-co', 'Khong-Co', '-/']) {
      const reply = await page.goto(`/product/${id}`);
      expect(reply?.status()).toBe(404);
      await hydrated(page);
      await settled(page);
      await expect(page.getByRole('heading', { name: 'Không tìm thấy trang' })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    }
  });
});
