import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { expect, open, settled, test } from './shop-test.ts';

const shared = '/tuvi#birth=1985-02-10&hour=8&gender=female';

const card = (page: Page) => page.locator('[data-slot=la-so-card]');
const palace = (page: Page, name: string) =>
  card(page).getByRole('button', { name: `Cung ${name}`, exact: true });
const sheet = (page: Page) => page.getByRole('dialog');

/** Opens a shared chart in November 2026. */
async function openChart(page: Page, path = shared) {
  await page.clock.setFixedTime(new Date('2026-11-22T10:00:00+07:00'));
  await open(page, path);
  await expect(palace(page, 'Mệnh')).toBeVisible();
}

async function fillForm(page: Page) {
  await page.locator('[name=name]').fill('Nguyễn Văn An');
  await page.locator('[name=birthDay]').fill('29');
  await page.locator('[name=birthMonth]').fill('1');
  await page.locator('[name=birthYear]').fill('1968');
  await page.getByRole('radio', { name: 'Nữ' }).check();
}

/** Number of pages of the printed document. */
async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('from the birth to a palace, a year and one printed page', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T10:00:00+07:00'));
  await open(page, '/tuvi');
  await fillForm(page);
  await page.getByLabel('Giờ sinh').selectOption('Thìn 08h00-09h59');
  await page.getByRole('button', { name: 'Phân tích' }).click();
  await expect(card(page).getByText('Nguyễn Văn An')).toBeVisible();
  await palace(page, 'Quan Lộc').click();
  await expect(sheet(page)).toContainText('Công danh, sự nghiệp');
  await settled(page);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  const year = card(page).getByLabel('Xem hạn năm');
  await expect(year).toHaveValue('2026');
  await year.selectOption('2030 (63 tuổi)');
  await expect(card(page).getByText('Năm Canh Tuất 2030, 63 tuổi (tuổi mụ)')).toBeVisible();
  await expect(card(page).getByText('Lưu Thái Tuế')).toHaveCount(1);

  // The button prints the board alone; the dialog of the browser is replaced by a document.
  await page.evaluate(() => Object.assign(globalThis, { print: () => {} }));
  await card(page).getByRole('button', { name: 'In một trang A4' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Tứ trụ', includeHidden: true })).toBeHidden();
  await expect(card(page).getByText('Lưu Thái Tuế')).toBeVisible();
  await expect(year).toBeHidden();
  expect(await printedPages(page)).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { name: 'Tứ trụ', includeHidden: true })).toBeVisible();
  expect(await printedPages(page)).toBe(2);
});

test('a chart with 21 minor stars in a palace prints on one page', async ({ page }) => {
  await openChart(page, '/tuvi#birth=1955-03-07&hour=4&gender=female');
  await settled(page);
  await page.evaluate(() => document.documentElement.dataset.print = 'la-so');
  expect(await printedPages(page)).toBe(1);
});

test('the palaces and their sheets by keyboard alone', async ({ page }) => {
  await openChart(page);
  await palace(page, 'Mệnh').focus();
  await page.keyboard.press('Tab');
  await expect(palace(page, 'Phụ Mẫu')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toContainText('Cha mẹ');
  await expect(sheet(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Đóng' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveCount(0);
  await expect(palace(page, 'Phụ Mẫu')).toBeFocused();
});

test('a key that is pressed before the next frame reaches the open sheet', async ({ page }) => {
  await openChart(page);
  await palace(page, 'Mệnh').focus();
  await page.evaluate(() => globalThis.requestAnimationFrame = () => 0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Đóng' })).toBeFocused();
});

test('the link of the board carries the birth in its fragment only', async ({ page, context }) => {
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openChart(page, '/tuvi#birth=1968-01-29&hour=8&gender=female&time=08%3A30&place=south');
  await expect(card(page).getByText('30/12 Đinh Mùi, giờ Thìn')).toBeVisible();
  await card(page).getByRole('button', { name: 'Gửi liên kết' }).click();
  await expect(page.getByText('Đã sao chép liên kết')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('');
  const friend = await context.newPage();
  await openChart(friend, link);
  await expect(card(friend).getByText('30/12 Đinh Mùi, giờ Thìn')).toBeVisible();
  await expect(card(friend).getByText(/Đồng hồ miền Nam khi ấy theo UTC\+8/)).toBeVisible();
  expect(urls.filter((url) => !url.startsWith('data:') && /1968|birth=|female/.test(url))).toEqual(
    urls.filter((url) => url.includes('#')),
  );
  // Another link in the same tab changes the fragment only.
  await friend.evaluate((hash) => location.hash = hash, new URL(shared, 'http://localhost').hash);
  await expect(card(friend).getByText('21/1 Ất Sửu, giờ Thìn')).toBeVisible();
});

test('the board is saved as a picture without a request to a server', async ({ page }) => {
  await openChart(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  const saved = page.waitForEvent('download');
  await card(page).getByRole('button', { name: 'Lưu thành ảnh' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('la-so-tu-vi.png');
  const chunks = await Array.fromAsync(await download.createReadStream());
  const png = Buffer.concat(chunks as Buffer[]);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1240, 1640]);
  expect(png.length).toBeGreaterThan(80_000);
  expect(posts).toEqual([]);
});

test('an exact time and the place change the chart, and survive a reload', async ({ page }) => {
  await open(page, '/tuvi');
  await fillForm(page);
  await page.getByLabel('Giờ phút sinh').fill('23:30');
  await expect(page.getByText('23:30 là giờ Tý theo lối xưa.')).toBeVisible();
  const summary = page.getByText('Nơi sinh (không bắt buộc)');
  await expect(page.getByLabel('Nơi sinh')).toHaveCount(0);
  await summary.click();
  await page.getByLabel('Giờ phút sinh').fill('09:15');
  await expect(page.getByLabel('Giờ sinh', { exact: true })).toHaveValue('8');
  await page.getByLabel('Nơi sinh').selectOption('south');
  await page.getByRole('button', { name: 'Phân tích' }).click();
  await expect(card(page).getByText('30/12 Đinh Mùi, giờ Tỵ')).toBeVisible();
  await expect(card(page).getByText('29/01/1968, 09:15')).toBeVisible();
  await page.reload();
  await expect(card(page).getByText('30/12 Đinh Mùi, giờ Tỵ')).toBeVisible();
});

for (const width of [320, 390]) {
  test(`the board fits a phone of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openChart(page);
    await settled(page);
    const board = page.locator('[data-slot=la-so-board]');
    const box = await board.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    expect(await card(page).evaluate((el) => el.scrollWidth - el.clientWidth)).toBe(0);
    await palace(page, 'Mệnh').click();
    await expect(sheet(page)).toContainText('Tử Vi');
  });
}
