import type { Page } from '@playwright/test';
import { findCoveredFocus } from './find-covered-focus.ts';
import { findViolations } from './find-violations.ts';
import { measureCovered } from './measure-covered.ts';
import { overflowOf } from './overflow-of.ts';
import { publicPages } from './public-pages.ts';
import { expect, open, settled, test } from './shop-test.ts';
import { bracelet, keyRing, logInWithCart } from './shopping.ts';

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** A screen of 1280 × 1024 px at a zoom of 400 %; 320 px are also the narrowest phone. */
const zoomed = { width: 320, height: 256 };

/**
 * Expects that the open page does not scroll horizontally, that its texts have enough contrast,
 * that its targets have 24 px, and that nothing covers its content or a control with the focus.
 */
async function expectUsable(page: Page) {
  await settled(page);
  expect(await overflowOf(page), page.url()).toBe(0);
  expect(await findViolations(page, ['color-contrast', 'target-size'])).toEqual([]);
  expect(await measureCovered(page), 'height of fixed elements').toBeLessThan(zoomed.height / 3);
  expect(await findCoveredFocus(page), 'a control that is covered').toBeUndefined();
}

/** Changes the screen of the open page, without loading it again. */
async function showOn(page: Page, screen: { width: number; height: number }, dark = false) {
  await page.setViewportSize(screen);
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  await settled(page);
}

for (const [name, path] of publicPages) {
  test(`no axe findings and no console messages; reflow, targets and dark contrast at 320 px: ${name}`, async ({ page }) => {
    await open(page, path);
    for (const screen of [desk, phone]) {
      await showOn(page, screen);
      expect(await overflowOf(page), `${screen.width} px`).toBe(0);
      expect(await findViolations(page), `${screen.width} px`).toEqual([]);
    }
    await showOn(page, zoomed, true);
    await expectUsable(page);
  });
}

test('reflow, targets and dark contrast at 320 px: a full cart, checkout, orders, account', async ({ page }) => {
  await logInWithCart(page, { [bracelet]: 2, [keyRing]: 1 });
  await showOn(page, zoomed, true);
  for (const path of ['/cart', '/order', '/myorders', '/account']) {
    await open(page, path);
    await expectUsable(page);
  }
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('header and content end on the same line', async ({ page }) => {
    await open(page, '/store');
    const rightOf = (selector: string) =>
      page.locator(selector).last().evaluate((element) => element.getBoundingClientRect().right);
    expect(await rightOf('header .page > :visible')).toBe(
      await rightOf('main [data-slot=product-card]'),
    );
  });
});

test.describe('on a phone that is held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the details of a product show the whole button that adds it to the cart', async ({ page }) => {
    await open(page, '/store?product=vong-tay-mat-ho');
    const button = page.getByRole('dialog').getByRole('button', { name: 'Thêm vào giỏ' });
    await settled(page);
    await expect(button).toBeInViewport({ ratio: 1 });
  });
});
