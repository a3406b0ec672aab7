import type { Page } from '@playwright/test';
import { expect, open, test } from './shop-test.ts';

const light = '#faf6ee';
const dark = '#16130f';

/** Returns the colour of the page, as `#rrggbb`. */
const background = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    const channels = backgroundColor.match(/\d+/g) ?? [];
    return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
  });

/** Returns the colour of the browser's own bars, as `#rrggbb`. */
const barColour = (page: Page) =>
  page.evaluate(() => {
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
    return [...metas].find(({ media }) => matchMedia(media).matches)?.content.toLowerCase();
  });

test('the theme is that of the system, until the visitor chooses another one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/tuvi');
  await expect.poll(() => background(page)).toBe(dark);
  await expect.poll(() => barColour(page)).toBe(dark);
  await page.getByRole('radio', { name: 'Sáng' }).check();
  await expect.poll(() => background(page)).toBe(light);
  await expect.poll(() => barColour(page)).toBe(light);
  await page.getByRole('radio', { name: 'Theo hệ thống' }).check();
  await expect.poll(() => background(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).toBe(light);
  await expect.poll(() => barColour(page)).toBe(light);
});

test('the chosen theme is there before the scripts of the page, and in other tabs', async ({ page, context }) => {
  await open(page, '/tuvi');
  const other = await context.newPage();
  await open(other, '/cart');
  await page.getByRole('radio', { name: 'Tối' }).check();
  await expect(other.getByRole('radio', { name: 'Tối' })).toBeChecked();
  await expect.poll(() => background(other)).toBe(dark);

  await page.route('**/assets/**.js', () => {});
  await page.goto('/store', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Cửa hàng' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
  await expect.poll(() => background(page)).toBe(dark);
});

test('a dark page is printed on white paper', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await open(page, '/tuvi');
  await expect.poll(() => background(page)).toBe(light);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the page has the theme of the system and no switch', async ({ page }) => {
    await page.goto('/tuvi');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Giao diện' })).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(22, 19, 15)');
  });
});
