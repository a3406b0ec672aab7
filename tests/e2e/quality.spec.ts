import { findViolations } from './find-violations.ts';
import { publicPages } from './public-pages.ts';
import { cards, expect, hydrated, open, settled, test } from './shop-test.ts';

test(
  'no axe findings in a full cart and in the open search',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/robots.txt');
    await page.evaluate(() =>
      localStorage.setItem('cart', '{"vong-tay-mat-ho":2,"hu-da-ngu-sac":1,"tuong-sen-ngoc":1}')
    );
    await open(page, '/cart');
    await expect(page.getByRole('row', { name: /Mắt Hổ/ })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Tìm kiếm' }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await settled(page);
    expect(await findViolations(page)).toEqual([]);
  },
);

test.describe('an unknown address', () => {
  test.use({ expected: { messages: [/status of 404/] } });

  test('shows a 404 page with a link to the home page and no axe findings', async ({ page }) => {
    const reply = await page.goto('/khong-co-trang-nay');
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Không tìm thấy trang' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Về trang chủ', exact: true }).click();
    await expect(cards(page)).toHaveCount(8);
  });
});

test.describe('a product list that cannot be loaded', () => {
  test.use({ expected: { messages: [/Failed to load|ERR_FAILED|fetch/] } });

  test('shows the error page with a way to load it again', async ({ page }) => {
    for (const path of ['**/api/food/list', '**/api/catalogue/**']) {
      await page.route(path, (route) => route.abort());
    }
    await open(page, '/tuvi');
    await page.getByRole('navigation').getByRole('link', { name: 'Cửa hàng' }).first().click();
    await expect(page.getByRole('link', { name: 'Tải lại trang' })).toBeVisible();
  });
});

for (
  const path of [
    '/',
    '/store',
    '/tuvi',
    '/cart',
    '/store?product=vong-tay-mat-ho',
    '/product/vong-tay-mat-ho',
  ]
) {
  test(`no layout shift while ${path} loads`, { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: { value: number; of: string }[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (
          const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node?: Node }[];
          })[]
        ) {
          if (entry.hadRecentInput) continue;
          shifts.push({
            value: entry.value,
            of: (entry.sources[0]?.node as Element)?.outerHTML?.slice(0, 80),
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Pictures arrive last, as they do over a slow network: their place must be reserved.
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let pictures = 0;
    await page.route('**/images/**', async (route) => {
      pictures += 1;
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await hydrated(page);
    if (path === '/' || /^\/(store|product)/.test(path)) {
      await expect.poll(() => pictures).toBeGreaterThan(0);
    }
    release();
    await settled(page);
    const shifts = await page.evaluate(() =>
      (globalThis as unknown as { shifts: { value: number; of: string }[] }).shifts
    );
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(path === '/cart' ? 0.02 : 0.005);
  });
}

for (const path of ['/', '/store', '/tuvi', '/product/vong-tay-mat-ho']) {
  test(`the first screen of ${path} needs at most 110 KB, in one round of requests`, {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const urgent = new Map<string, string>();
    let bytes = 0;
    client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      const first = ['High', 'VeryHigh'].includes(request.initialPriority);
      // Scripts and calls of the API follow the first screen. On a slow machine they arrive before
      // the event `load`.
      const isLater = type === 'Script' || request.url.includes('/api/');
      if (first && !isLater) urgent.set(requestId, request.url);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (urgent.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(path, { waitUntil: 'load' });
    const requests = [...urgent.values()];
    // The document, three fonts, and the pictures of the first row: two on a phone, four on a
    // wide screen.
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(isMobile ? 6 : 8);
    expect(bytes).toBeGreaterThan(40_000);
    expect(bytes).toBeLessThan(110_000);
  });
}

test('the home page needs at most 140 KB of compressed JavaScript', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  /** Address and size of the header by request: their bodies alone count. */
  const scripts = new Map<string, [url: string, header: number]>();
  const sizes: Record<string, number> = {};
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, [response.url, response.encodedDataLength]);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const [url, header] = scripts.get(requestId) ?? [];
    if (url !== undefined && header !== undefined) sizes[url] = encodedDataLength - header;
  });
  await page.clock.install();
  await open(page, '/');
  // Scripts that a timer loads afterwards count as well.
  await page.clock.runFor(10_000);
  await settled(page);
  expect(scripts.size).toBeGreaterThan(3);
  const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes, JSON.stringify(sizes)).toBeLessThan(140_000);
});

// Pages on a desk: `every-page.spec.ts`.
test('no page overflows the screen of a phone', { tag: '@phone-only' }, async ({ page }) => {
  for (const [, path] of publicPages) {
    await open(page, path);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, path).toBe(0);
  }
});
