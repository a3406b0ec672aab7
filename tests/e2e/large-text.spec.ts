import type { Page } from '@playwright/test';
import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { brokenWords } from './broken-words.ts';
import { newCustomer, register, storeToken } from './customers.ts';
import { overflowOf } from './overflow-of.ts';
import { orderBracelets } from './place-order.ts';
import { publicPages } from './public-pages.ts';
import { expect, open, settled, test } from './shop-test.ts';
import { bracelet, keyRing, logInWithCart } from './shopping.ts';
import { joinStaff, runOperation } from './staff.ts';

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

for (
  const [path, selectCount, width, fontSize] of [
    ['/store', 3, 390, 16],
    ['/tuvi', 2, 320, 32],
    ['/lich/nhac-gio', 6, 320, 32],
  ] as const
) {
  test(`texts of ${fontSize} px are not cut in the form of a phone: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, path);
    await page.evaluate((size) => document.documentElement.style.fontSize = `${size}px`, fontSize);
    if (path === '/tuvi') await page.getByText('Nơi sinh (không bắt buộc)').click();
    const selects = page.getByRole('main').locator('select:visible');
    await expect(selects).toHaveCount(selectCount);
    for (let index = 0; index < selectCount; index += 1) {
      const select = selects.nth(index);
      await select.selectOption({ index: await select.locator('option').count() - 1 });
      // A category adds the select of its parts.
      await settled(page);
    }
    expect(await selects.evaluateAll(cutTexts)).toEqual([]);
    const fields = page.getByRole('main').locator('fieldset, fieldset input, fieldset select');
    expect(await fields.evaluateAll(protruding)).toEqual([]);
  });
}

/** Returns the chosen texts that are longer than the lines of their selects. */
function cutTexts(selects: Element[]): string[] {
  return (selects as HTMLSelectElement[]).flatMap((select) => {
    const { font, lineHeight, paddingLeft, paddingRight } = getComputedStyle(select);
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = font;
    const text = select.selectedOptions[0]!.text;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const lines = Math.ceil(context.measureText(text).width / room);
    return select.clientHeight < lines * parseFloat(lineHeight) ? [text] : [];
  });
}

/** Returns the elements that end outside of their form. */
function protruding(fields: Element[]): string[] {
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  return fields.filter((field) => rightOf(field) > rightOf(field.closest('form')!))
    .map((field) => field.outerHTML.slice(0, 80));
}

test('texts of twice their size fit on a phone: a full cart, checkout, orders, account', async ({ page }) => {
  await logInWithCart(page, { [bracelet]: 2, [keyRing]: 1 });
  for (const path of ['/cart', '/order', '/myorders', '/account']) {
    await open(page, path);
    await page.evaluate(() => document.documentElement.style.fontSize = '32px');
    await expectReflow(page);
  }
});

test('words of twice their size are not broken on a phone: an order, a chart, the almanac', async ({ page }) => {
  const token = await register(page.request, newCustomer());
  await storeToken(page, token);
  const { code } = await orderBracelets(page, token, sampleAddress);
  const chart = '/tuvi#birth=1985-02-10&hour=8&gender=female';
  for (
    const [path, text] of [[`/order/${code}`, 'Mua lại'], [chart, 'Tứ trụ'], ['/lich', 'Lịch']]
  ) {
    await open(page, path!);
    await page.evaluate(() => document.documentElement.style.fontSize = '32px');
    await expect(page.getByRole('main').getByText(text!, { exact: true })).toBeVisible();
    await expectReflow(page);
    expect.soft(await brokenWords(page), path).toEqual([]);
    const pillars = page.locator('[data-slot=tu-vi-pillars] > div');
    const isCut = (pillars: Element[]) => pillars.some((p) => p.scrollWidth > p.clientWidth);
    expect.soft(await pillars.evaluateAll(isCut), path).toBe(false);
  }
});

test('texts of twice their size fit on a phone: the back office', async ({ page }) => {
  test.setTimeout(120_000);
  const token = await register(page.request, newCustomer());
  const { orderId } = await orderBracelets(page, token, sampleAddress);
  await joinStaff(page, 'owner');
  await runOperation(page, 'promos.save', {
    code: `TET${Date.now()}`,
    ...{ kind: 'amount', value: 50_000, minimum: 200_000, firstOrderOnly: false },
  });
  const { items } = await runOperation<{ items: { id: string }[] }>(page, 'customers.list', {});
  // A shop with some turnover has wide figures, and long names among those sold most.
  await page.route('**/api/admin/home.summary', async (route) => {
    const reply = await route.fetch();
    const { data, ...rest } = await reply.json();
    for (const day of data.turnover) day.amount += 1_987_654_000;
    data.bestSellers.unshift({ name: 'Vòng Tay Đá Lưu Ly Thanh Kim, hạt 10 ly', quantity: 1_234 });
    await route.fulfill({ response: reply, json: { ...rest, data } });
  });
  const sections = [
    ...['', 'orders', `orders/${orderId}`, 'products', 'products/new'],
    `customers/${items[0]!.id}`,
    ...['stock', 'customers', 'promos', 'promos/WELCOME10', 'shipping', 'pages', 'settings'],
    ...['carriers', 'staff', 'audit', 'profile', `orders/${orderId}/edit`],
  ];
  for (const section of sections) {
    await page.goto(`/admin/${section}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.fontSize = '32px');
    await page.setViewportSize({ width: 390, height: 844 });
    if (section.endsWith('/edit')) {
      await page.getByLabel('Tìm sản phẩm để thêm').fill('bình an');
      await page.getByRole('button', { name: /Vòng Cổ Bình An Khấu Cẩm Thạch/ }).click();
      await page.getByRole('textbox', { name: /^Số lượng Vòng Cổ/ }).fill('99');
    }
    await settled(page);
    expect.soft(await overflowOf(page), section).toBe(0);
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
