import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, open, settled, test } from './shop-test.ts';

const main = (page: Page) => page.getByRole('main');

test('the almanac is reached from the footer and from Tử Vi, and shows today', async ({ page }) => {
  await open(page, '/tuvi');
  await page.getByRole('link', { name: /lịch vạn niên/ }).click();
  await expect(page).toHaveURL('/lich');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hôm nay \d+\/\d+\/\d{4}$/);
  await expect(page).toHaveTitle(/^Âm lịch hôm nay \d+\/\d+\/\d{4}: \d+\/\d+/);
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Lịch vạn niên' }).click();
  await expect(main(page).getByText('Âm lịch', { exact: true })).toBeVisible();
});

test('a line opens its rule, its source and the other school; the folk layer can be hidden', async ({ page }) => {
  await open(page, '/lich/2026-11-24');
  await expect(main(page).getByText('16', { exact: true }).first()).toBeVisible();
  await main(page).getByText('Tài thần').click();
  await expect(main(page).getByText(/theo sách Trung Quốc: Nam/)).toBeVisible();
  await page.getByLabel('Phần dân gian').uncheck();
  await expect(main(page).getByText('Tài thần')).toBeHidden();
  await expect(main(page).getByText('Nạp âm', { exact: true })).toBeVisible();
});

test('the field takes dates of both calendars, and names its forms for another text', async ({ page }) => {
  await open(page, '/lich');
  const field = page.getByLabel('Tìm ngày');
  await field.fill('mùng 1 Tết 2027');
  await field.press('Enter');
  await expect(page).toHaveURL('/lich/2027-02-06');
  await expect(main(page).getByText('Tết Nguyên đán', { exact: true })).toBeVisible();
  await field.fill('ngày lành & tháng tốt');
  await field.press('Enter');
  await expect(main(page).getByText(/cách viết chưa đọc được/)).toBeVisible();
  await expect(field).toHaveValue('ngày lành & tháng tốt');
  await expect(field).toBeFocused();
  await field.fill('31/4');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/^Lịch không có ngày này/);
  await field.fill('rằm');
  await field.press('Enter');
  await expect(main(page).getByText(/^15\/\d+\/\d{4}$/)).toBeVisible();
});

test('a month is walked through by keyboard, and a day opens', async ({ page }) => {
  await open(page, '/lich/2027-02');
  const day = (text: string) => page.getByRole('link', { name: new RegExp(`^Ngày ${text}/2027,`) });
  await day('5/2').focus();
  await page.keyboard.press('ArrowRight');
  await expect(day('6/2')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(day('13/2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/lich/2027-02-13');
});

test('a day for a wedding of two people is found with its reasons @phone', async ({ page }) => {
  await open(page, '/lich/chon-ngay');
  await page.getByLabel('Từ ngày').fill('2027-01-01');
  await page.getByLabel('Đến ngày').fill('2027-03-31');
  await page.getByLabel(/Năm sinh/).fill('1996, 1998');
  await page.getByRole('button', { name: 'Tìm ngày' }).click();
  await expect(page).toHaveURL(/tuoi=1996/);
  const found = main(page).getByRole('status').first();
  await expect(found).toHaveText(/^90 ngày, trong đó 24 ngày/);
  await expect(found).toBeInViewport();
  const first = main(page).getByRole('listitem').filter({ hasText: 'Thuận:' }).first();
  await expect(first).toContainText('Thứ Tư, 6/1/2027');
  await expect(first).toContainText('Cần tránh: không có');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await first.getByRole('link').click();
  await expect(page).toHaveURL('/lich/2027-01-06');
});

test('a giỗ on 30/12 shows its adjustment, is saved as a file and as a subscription', async ({ page, request }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, '/lich/nhac-gio');
  await page.getByLabel('Tên').fill('Giỗ ông nội');
  await page.getByLabel('Ngày âm').selectOption('30');
  await page.getByLabel('Tháng âm').selectOption('12');
  const next = main(page).getByRole('status').first();
  await expect(next).toContainText(/Lần tới: .*\d{4}\. .*Cúng tiên thường/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tải tệp lịch 30 năm' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('SUMMARY:Giỗ ông nội\r\n');
  expect(file).toContain('DTSTART;VALUE=DATE:20270205\r\n');
  expect(file).toContain('cúng ngày 29');
  expect(requested.filter((url) => url.includes('gio.ics') || url.includes('%C3%B4ng'))).toEqual(
    [],
  );

  await page.getByRole('button', { name: 'Tạo địa chỉ đăng ký lịch' }).click();
  await expect(page.getByLabel('Địa chỉ đăng ký lịch')).toBeFocused();
  const address = await page.getByLabel('Địa chỉ đăng ký lịch').inputValue();
  const reply = await request.get(address);
  expect(reply.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(reply.headers()['cache-control']).toContain('private');
  expect(await reply.text()).toBe(file);
  const again = await request.get(address, {
    headers: { 'If-None-Match': reply.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);

  await page.reload();
  await expect(page.getByLabel('Tên')).toHaveValue('Giỗ ông nội');
});

test('giỗ that are typed in two tabs are all kept', async ({ page, context }) => {
  await open(page, '/lich/nhac-gio');
  await page.getByLabel('Tên').fill('Giỗ ông nội');
  const other = await context.newPage();
  await open(other, '/lich/nhac-gio');
  await other.getByRole('button', { name: 'Thêm' }).click();
  await expect(other.getByLabel('Tên').nth(1)).toBeFocused();
  await other.getByLabel('Tên').nth(1).fill('Giỗ bà nội');
  await expect(page.getByLabel('Tên').nth(1)).toHaveValue('Giỗ bà nội');
  await page.getByLabel('Ngày âm').first().selectOption('5');
  await page.reload();
  await expect(page.getByLabel('Tên').nth(1)).toHaveValue('Giỗ bà nội');
  await expect(page.getByLabel('Ngày âm').first()).toHaveValue('5');
});

test('the page of today, left open, is loaded again on the next day', async ({ page }) => {
  await open(page, '/lich');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/lich.data')) loaded.push(request.url());
  });
  const showTab = () =>
    page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await showTab();
  await settled(page);
  expect(loaded).toEqual([]);
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await showTab();
  await expect.poll(() => loaded).toHaveLength(1);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hôm nay/);
});

test.describe('without the server', () => {
  test.use({ expected: { messages: [/ERR_INTERNET_DISCONNECTED/] } });

  test('the page of today stays on the next day', async ({ page, context }) => {
    await open(page, '/lich');
    await settled(page);
    await context.setOffline(true);
    await page.clock.setFixedTime(Date.now() + 86_400_000);
    const failed = page.waitForEvent('requestfailed');
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hôm nay/);
  });
});

test('large print and the hidden folk layer stay on the next day', async ({ page }) => {
  await open(page, '/lich/2026-11-24');
  await page.getByLabel('Chữ lớn').check();
  await page.getByLabel('Phần dân gian').uncheck();
  await page.getByRole('link', { name: '25/11 →' }).click();
  await expect(page).toHaveURL('/lich/2026-11-25');
  await expect(page.getByLabel('Chữ lớn')).toBeChecked();
  await expect(page.getByLabel('Phần dân gian')).not.toBeChecked();
  await expect(main(page).getByText('Tài thần')).toBeHidden();
});

test('the picture of a day is saved as PNG', async ({ page }) => {
  await open(page, '/lich/2026-11-24');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Lưu ảnh để chia sẻ' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('lich-2026-11-24.png');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.length).toBeGreaterThan(10_000);
});

test('the day of the South is shown with one sentence why', async ({ page }) => {
  await open(page, '/lich/1968-01-29');
  await expect(main(page).getByText(/miền Nam giữ UTC\+8/)).toBeVisible();
  await expect(main(page).getByText('Tháng Giêng năm Mậu Thân')).toBeVisible();
  await page.getByRole('link', { name: 'Xem lịch miền Nam' }).click();
  await expect(page).toHaveURL('/lich/1968-01-29?lich=mien-nam');
  await expect(main(page).getByText('Tháng Chạp năm Đinh Mùi')).toBeVisible();
});

test('days outside of the range have 404', async ({ request }) => {
  for (const path of ['/lich/1899-12-31', '/lich/2101-01-01', '/lich/2026-02-30', '/lich/x']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('a day prints as a leaf, a month and a year on one page of A4', async ({ page }) => {
  for (const path of ['/lich/2026-11-24', '/lich/2027-02', '/lich/nam-2027']) {
    await open(page, path);
    const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g), path).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Tìm ngày')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('days, months, the choice of a day and the file of a giỗ work', async ({ page }) => {
    await page.goto('/lich/2026-11-24');
    await main(page).getByText('Trực', { exact: true }).click();
    await expect(main(page).getByText(/Mười hai trực/)).toBeVisible();
    await page.getByRole('link', { name: 'Tháng', exact: true }).click();
    await expect(page).toHaveURL('/lich/2026-11');
    await page.getByLabel('Tìm ngày').fill('10/3 âm');
    await page.getByRole('button', { name: 'Xem' }).click();
    await expect(main(page).getByText('Giỗ Tổ Hùng Vương').first()).toBeVisible();
    await page.goto('/lich/nhac-gio');
    await page.getByLabel('Tên').fill('Giỗ bà');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Tải tệp lịch 30 năm' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('SUMMARY:Giỗ bà\r\n');
  });
});

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expected: { messages: [/ERR_INTERNET_DISCONNECTED/, /could not be/] },
  });

  test('a day that was opened is shown', async ({ page, context }) => {
    await open(page, '/lich/2026-11-24');
    // The first input of a visit starts the service worker.
    await page.keyboard.press('Shift');
    const isKept = () =>
      page.evaluate(async () =>
        navigator.serviceWorker.controller?.state === 'activated' &&
        await caches.match('/lich/2026-11-24') !== undefined
      );
    await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
    // Chromium uses a new service worker for navigations only some time after its activation.
    await expect(async () => {
      await page.reload();
      const entry = await page.evaluate(() =>
        performance.getEntriesByType('navigation')[0]?.toJSON()
      );
      expect(entry.workerStart).toBeGreaterThan(0);
    }).toPass();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ngày 24/11/2026');
    await expect(main(page).getByText('Trực', { exact: true })).toBeVisible();
    await context.setOffline(false);
  });
});
