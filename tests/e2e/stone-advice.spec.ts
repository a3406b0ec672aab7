import type { Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import PostalMime from 'postal-mime';
import { startShop } from '../start-shop.ts';
import { newCustomer, register, storeToken } from './customers.ts';
import { findViolations } from './find-violations.ts';
import { cards, cartLink, expect, open, test } from './shop-test.ts';
import { fillAddress, orderButton } from './shopping.ts';

/** Any part of the birth of {@linkcode fillBirth}, with or without separators. */
const personal = /Trịnh|Tr%E1%BB%8Bnh|1987\D{1,16}11\D{1,16}23|23\D{1,16}11\D{1,16}1987|birth=/;

/** The suggested products. */
const stones = (page: Page) =>
  page.getByRole('list', { name: 'Đá được gợi ý' }).getByRole('listitem');
const charts = (page: Page) => page.getByRole('region', { name: 'Lá số đã lưu' });
const greeting = (page: Page) => page.getByRole('region', { name: 'Đá hợp với Trịnh Thị Mơ' });

/** Analyses a birth with the element Hỏa, and waits for the advice. */
async function fillBirth(page: Page) {
  await page.locator('[name=name]').fill('Trịnh Thị Mơ');
  await page.locator('[name=birthDay]').fill('23');
  await page.locator('[name=birthMonth]').fill('11');
  await page.locator('[name=birthYear]').fill('1987');
  await page.getByLabel('Giờ sinh').selectOption('Thìn 08h00-09h59');
  await page.getByRole('radio', { name: 'Nữ' }).check();
  await page.getByRole('button', { name: 'Phân tích' }).click();
  await stones(page).first().waitFor();
}

/** Saves the chart on the page, with consent. */
async function saveChart(page: Page) {
  await page.getByRole('button', { name: 'Lưu lá số này' }).click();
  await page.getByRole('checkbox', { name: /^Tôi đồng ý để cửa hàng lưu/ }).check();
  await page.getByRole('button', { name: 'Lưu lá số', exact: true }).click();
  await expect(page.getByText('Đã lưu lá số vào tài khoản.')).toBeVisible();
}

/**
 * Records URLs without fragments, referrers and bodies of requests, but for the bodies of the two
 * that send a birth.
 */
function recordRequests(page: Page): string[] {
  const texts: string[] = [];
  page.context().on('request', (request) => {
    const url = request.url().replace(/#.*/, '');
    texts.push(url, request.headers().referer ?? '');
    if (!/\/(analyze-user|account\/charts)$/.test(url)) texts.push(request.postData() ?? '');
  });
  return texts;
}

/** Returns the texts of all mails in a folder. */
async function readMails(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return await Promise.all(
    files.filter((file) => file.endsWith('.eml')).map(async (file) => {
      const { subject, text, html } = await PostalMime.parse(await readFile(join(folder, file)));
      return `${subject} ${text} ${html}`;
    }),
  );
}

test.describe.configure({ timeout: 120_000 });

test('from the birth to an ordered stone; no log, URL, mail or other request has the birth', async ({ browser }) => {
  const shop = await startShop({ LOG_LEVEL: 'debug' });
  const context = await browser.newContext({ baseURL: shop.origin });
  try {
    const page = await context.newPage();
    const texts = recordRequests(page);
    await storeToken(page, await register(page.request, newCustomer()));
    await open(page, '/tuvi');
    await fillBirth(page);
    const first = stones(page).first();
    await expect(first).toContainText('Mệnh Hỏa, Mộc sinh Hỏa');
    await expect(first.getByText('VNĐ').first()).toBeVisible();
    await first.getByRole('button', { name: /^Thêm vào giỏ/ }).click();
    await expect(first.getByRole('button', { name: /^Đã thêm \(1\)/ })).toBeVisible();
    await saveChart(page);
    await open(page, '/account');
    await charts(page).getByRole('button', { name: 'Xem lá số của Trịnh Thị Mơ' }).click();
    await expect(page).toHaveURL('/tuvi');
    await expect(stones(page)).toHaveCount(8);
    await cartLink(page).click();
    await page.getByRole('button', { name: 'THANH TOÁN' }).click();
    await fillAddress(page);
    await orderButton(page).click();
    await expect(page).toHaveURL('/myorders');
    await expect.poll(async () => (await readMails(join(shop.folder, 'mail'))).length)
      .toBeGreaterThanOrEqual(2);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => personal.test(text))).toEqual([]);
    expect((await readMails(join(shop.folder, 'mail'))).filter((text) => personal.test(text)))
      .toEqual([]);
    expect(shop.output()).toContain('/analyze-user');
    expect(shop.output()).not.toMatch(personal);
  } finally {
    await context.close();
    await shop.stop();
  }
});

test('a saved chart is greeted on the home page only if asked for, and deleted', async ({ page }) => {
  await storeToken(page, await register(page.request, newCustomer()));
  await open(page, '/tuvi');
  await fillBirth(page);
  await saveChart(page);
  expect(await findViolations(page)).toEqual([]);
  const answered = page.waitForResponse('**/charts/greeting');
  await open(page, '/');
  expect(await (await answered).json()).toEqual({ success: true, greeting: null });
  await expect(greeting(page)).toHaveCount(0);
  await open(page, '/account');
  const toggle = charts(page).getByRole('checkbox');
  const saved = page.waitForResponse('**/account/charts/*');
  await toggle.check();
  await saved;
  await expect(toggle).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  const greeted = page.waitForResponse('**/charts/greeting');
  await open(page, '/');
  expect(await (await greeted).text()).not.toMatch(/1987|23/);
  await expect(stones(page)).toHaveCount(4);
  await expect(greeting(page)).toContainText('Gợi ý cho mệnh Hỏa');
  expect(await (await page.request.get('/')).text()).not.toContain('Trịnh');
  await greeting(page).getByRole('link', { name: 'Bật/tắt gợi ý' }).click();
  await charts(page).getByRole('button', { name: 'Xóa lá số của Trịnh Thị Mơ' }).click();
  await charts(page).getByRole('button', { name: /^Xóa lá số này/ }).click();
  await expect(charts(page)).toContainText('Bạn chưa lưu lá số nào');
});

test('a guest sees no button to save a chart, nor does the reader of a shared one', async ({ page }) => {
  await open(page, '/tuvi');
  await fillBirth(page);
  await expect(stones(page)).toHaveCount(8);
  const button = page.getByRole('button', { name: 'Lưu lá số này' });
  await expect(button).toHaveCount(0);
  await storeToken(page, await register(page.request, newCustomer()));
  await open(page, '/tuvi#birth=1985-02-10&hour=8&gender=female');
  await expect(stones(page)).toHaveCount(8);
  await expect(button).toHaveCount(0);
});

test('for a large catalogue the server receives two elements', async ({ page }) => {
  const texts = recordRequests(page);
  await open(page, `${process.env.LARGE_SHOP_ORIGIN}/tuvi`);
  await fillBirth(page);
  await expect(stones(page)).toHaveCount(8);
  const [url] = texts.filter((text) => text.includes('/api/catalogue/suited'));
  expect([...new URL(url!).searchParams.keys()]).toEqual(['menh', 'weakest']);
  expect(texts.filter((text) => personal.test(text))).toEqual([]);
});

test('an old link with the birth in its query is moved to the fragment', async ({ page }) => {
  await open(page, '/tuvi?birth=1985-02-10&hour=8&gender=female');
  await expect(page).toHaveURL('/tuvi#birth=1985-02-10&hour=8&gender=female');
  await expect(stones(page).first()).toContainText('Mệnh Kim, Thổ sinh Kim');
  await expect(page.getByText('Hải Trung Kim').first()).toBeVisible();
});

test('the details of a product name the elements of people whom it suits', async ({ page }) => {
  await open(page, '/store?q=th%E1%BA%A1ch%20anh%20t%C3%ADm');
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('dialog').locator('[data-slot=suited-elements]'))
    .toHaveText(/^Hợp mệnh\s*Hỏa\s*Thổ$/);
});
