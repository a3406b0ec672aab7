import { findViolations } from './find-violations.ts';
import { cartLink, expect, open, settled, test } from './shop-test.ts';
import { joinStaff, runOperation } from './staff.ts';

test.use({
  ownShop: true,
  expected: { messages: [/preloaded using link preload but not used/] },
});

test(
  'the sizes of a product are one card, and the chosen one is in the cart',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow();
    await joinStaff(page, 'catalogue');
    const key = Date.now();
    const name = `Vòng ngọc ${key}`;
    const idOf = (size: number) => `vong-ngoc-${key}-${size}`;
    for (const [size, price, stock] of [[14, 350_000, 4], [16, 420_000, 4], [18, 300_000, 0]]) {
      await runOperation(page, 'products.save', {
        id: idOf(size!),
        changes: {
          name,
          description: 'Ngọc tự nhiên, mài tay.',
          price,
          image: 'vong-tay-mat-ho.fb5e5805.webp',
          category: 'Vòng Tay',
          subCategory: 'Thời Trang',
          family: `vong-ngoc-${key}`,
          option: `${size} cm`,
        },
      });
      if (stock) {
        const productId = idOf(size!);
        await runOperation(page, 'stock.adjust', { productId, delta: stock, reason: 'Nhập hàng' });
      }
    }

    const store = `/store?q=${encodeURIComponent(name)}`;
    // Several requests, so that each process answers some.
    const last = async () => (await page.request.get(`/product/${idOf(18)}`)).status();
    await expect.poll(async () => [await last(), await last(), await last(), await last()])
      .toEqual([200, 200, 200, 200]);
    await open(page, store);
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('từ 350.000 VNĐ');
    await card.getByRole('link', { name: /^Chọn phân loại/ }).click();
    const dialog = page.getByRole('dialog');
    const options = dialog.getByRole('navigation', { name: 'Phân loại' });
    await expect(options.getByRole('link')).toHaveText(['14 cm', '16 cm', '18 cm(hết hàng)']);
    await expect(options.locator('[aria-current]')).toHaveText('14 cm');
    await settled(page);
    expect(await findViolations(page)).toEqual([]);
    await options.getByRole('link', { name: '16 cm' }).click();
    await expect(page).toHaveURL(new RegExp(`product=${idOf(16)}`));
    await expect(options.locator('[aria-current]')).toHaveText('16 cm');
    await expect(dialog).toContainText('420.000 VNĐ');
    await dialog.getByRole('button', { name: 'Thêm vào giỏ' }).click();
    await expect(page.getByText(`${name} · 16 cm đã được thêm vào giỏ hàng`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(new URL(page.url()).searchParams.has('product')).toBe(false);
    await cartLink(page).click();
    await expect(page.getByRole('textbox', { name: `Số lượng ${name} · 16 cm` })).toHaveValue('1');
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain(idOf(16));

    await open(page, `/store?q=${encodeURIComponent(`${name} 16`)}`);
    await card.getByRole('link', { name: /^Chọn phân loại/ }).click();
    await expect(options.locator('[aria-current]')).toHaveText('16 cm');

    await open(page, `/product/${idOf(18)}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Hết hàng' }).first()).toBeDisabled();
    await settled(page);
    expect(await findViolations(page)).toEqual([]);
    await main.getByRole('link', { name: '14 cm' }).click();
    await expect(page).toHaveURL(`/product/${idOf(14)}`);
    await expect(main.getByRole('link', { name: '14 cm' })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByText('350.000 VNĐ').first()).toBeVisible();

    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(new URL(`/product/${idOf(14)}`, page.url()).href);
    await plain.getByRole('link', { name: '16 cm' }).click();
    await expect(plain).toHaveURL(new RegExp(`/product/${idOf(16)}$`));
    await plain.goto(new URL(store, page.url()).href);
    await plain.getByRole('link', { name: /^Chọn phân loại/ }).click();
    await plain.getByRole('link', { name: '16 cm' }).click();
    await expect(plain).toHaveURL(new RegExp(`product=${idOf(16)}`));
    await context.close();
  },
);
