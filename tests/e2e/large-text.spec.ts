import type { Page } from '@playwright/test';
import { overflowOf } from './overflow-of.ts';
import { publicPages } from './public-pages.ts';
import { expect, open, settled, test } from './shop-test.ts';
import { bracelet, keyRing, logInWithCart } from './shopping.ts';

/** Expects that the open page does not scroll horizontally on phones of two widths. */
async function expectReflow(page: Page) {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    expect(await overflowOf(page), `${page.url()} at ${width} px`).toBe(0);
  }
}

for (const [name, path] of publicPages) {
  test(`texts of twice their size fit on a phone: ${name}`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => document.documentElement.style.fontSize = '32px');
    await expectReflow(page);
  });
}

test('texts of twice their size fit on a phone: a full cart, checkout, orders, account', async ({ page }) => {
  await logInWithCart(page, { [bracelet]: 2, [keyRing]: 1 });
  for (const path of ['/cart', '/order', '/myorders', '/account']) {
    await open(page, path);
    await page.evaluate(() => document.documentElement.style.fontSize = '32px');
    await expectReflow(page);
  }
});

test('pages fit with the font size 32 px of the browser, and the bar covers no heading', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of ['/', '/store', '/product/vong-tay-mat-ho', '/cart', '/tuvi', '/delivery']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('32px');
    await expectReflow(page);
    for (const width of [768, 1280, 2048]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      expect(await overflowOf(page), `${path} at ${width} px`).toBe(0);
      const bar = await page.locator('header').first().boundingBox();
      const heading = await page.getByRole('heading', { level: 1 }).first().boundingBox();
      expect(heading!.y, `${path} at ${width} px`).toBeGreaterThanOrEqual(bar!.height);
    }
  }
});
