import { expect, open, test } from './shop-test.ts';

// One test violates the content security policy.
test.use({ expected: { messages: [/Content Security Policy/] } });

test('a page is the same for everyone and answers 304 to its ETag', async ({ request }) => {
  // A sale in another test renders the pages again: then the next attempt compares newer ones.
  await expect(async () => {
    // The home page's products are picked at random. A server renders it once; there may be two.
    const homes = new Set<string>();
    for (const source of ['one', 'two', 'three']) {
      homes.add(await (await request.get(`/?utm_source=${source}`)).text());
    }
    expect(homes.size).toBeLessThan(3);
    const first = await request.get('/store');
    expect(first.headers()['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
    const etag = first.headers().etag!;
    const known = await request.get('/store', { headers: { 'If-None-Match': etag } });
    expect(known.status()).toBe(304);
    expect(await known.body()).toHaveLength(0);
  }).toPass();
});

test('search engines may list the pages of the shop, and not those of one visitor', async ({ request }) => {
  const isHidden = async (path: string) =>
    /<meta name="robots" content="noindex"/.test(await (await request.get(path)).text());
  for (const path of ['/', '/store', '/product/vong-tay-mat-ho', '/tuvi', '/lich', '/privacy']) {
    expect(await isHidden(path), path).toBe(false);
  }
  for (
    const path of [
      ...['/account', '/cart', '/myorders', '/order', '/order/ABCD2345', '/verify'],
      ...['/verify-email', '/confirm-email', '/reset-password', '/not-me', '/ngung-bao-hang'],
    ]
  ) {
    expect(await isHidden(path), path).toBe(true);
  }
});

test.describe('the content security policy', () => {
  test.use({
    expected: {
      messages: [
        /policy: (script-src-elem inline|require-trusted-types-for|trusted-types )/,
        /Content Security Policy/,
        /requires 'Trusted(HTML|Script|ScriptURL)' assignment/,
      ],
    },
  });

  test('requires Trusted Types, and lets no script create markup or a policy', async ({ page }) => {
    await open(page, '/store');
    const results = await page.evaluate(() => {
      const attempts: Record<string, () => unknown> = {
        markup: () => document.body.innerHTML = '<img src="x" onerror="globalThis.intruder = 1">',
        script: () => document.createElement('script').text = 'globalThis.intruder = 1',
        url: () => document.createElement('script').src = '/robots.txt',
        policy: () =>
          (globalThis as unknown as { trustedTypes: { createPolicy: (name: string) => unknown } })
            .trustedTypes.createPolicy('entry'),
        text: () => document.createElement('p').innerHTML = 'no element',
      };
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return `${name} allowed`;
        } catch {
          return `${name} blocked`;
        }
      });
    });
    expect(results).toEqual([
      'markup blocked',
      'script blocked',
      'url blocked',
      'policy blocked',
      'text allowed',
    ]);
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('blocks inline scripts that are not part of the document', async ({ request, page }) => {
    for (const path of ['/', '/store', '/cart', '/khong-co']) {
      const policy = (await request.get(path)).headers()['content-security-policy']!;
      expect(policy, path).not.toContain('unsafe-inline');
      expect(policy, path).not.toContain('unsafe-eval');
      expect(policy, path).toContain("frame-ancestors 'none'");
    }
    await page.goto('/');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.intruder = true';
      document.body.append(script);
      return 'intruder' in globalThis;
    }).catch(() => false);
    expect(ran).toBe(false);
  });
});

test('the product list is compressed and answers 304 to its ETag', async ({ request }) => {
  // A sale in another test changes the list between two requests.
  await expect(async () => {
    const reply = await request.get('/api/food/list', { headers: { 'Accept-Encoding': 'br' } });
    expect(reply.headers()['content-encoding']).toBe('br');
    const { success, data } = await reply.json();
    expect(success).toBe(true);
    expect(data.length).toBeGreaterThanOrEqual(56);
    const known = await request.get('/api/food/list', {
      headers: { 'If-None-Match': reply.headers().etag! },
    });
    expect(known.status()).toBe(304);
  }).toPass();
});

test('the data of a page are compressed', async ({ request }) => {
  const path = '/lich/nam-2027.data';
  const compressed = await request.get(path, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(compressed.headers()['content-encoding']).toBe('gzip');
  const plain = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers()['content-encoding']).toBeUndefined();
  expect(await compressed.text()).toBe(await plain.text());
});

test('the site map lists the pages and the products', async ({ request, baseURL }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  expect(addresses.length).toBeGreaterThan(60);
  const product = addresses.find((address) => address.includes('/product/'))!;
  const page = await (await request.get(product.replace(/^https?:\/\/[^/]+/, baseURL!))).text();
  expect(page).toContain('"@type":"Product"');
  expect(page).toContain(`<link rel="canonical" href="${product}"`);
  expect(page).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+\.webp"/);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('the feed lists the products with their addresses and prices', async ({ request }) => {
  const reply = await request.get('/feed.xml');
  expect(reply.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const feed = await reply.text();
  expect(feed.split('<item>').length).toBeGreaterThan(56);
  expect(feed).toMatch(/<g:link>https?:\/\/[^<]+\/product\/vong-tay-mat-ho<\/g:link>/);
  expect(feed).toMatch(/<g:price>\d+ VND<\/g:price>/);
});

test('the share picture, the icons and the manifest are served', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const share = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(page)![1]!;
  const picture = await request.get(share);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).length).toBeLessThan(300_000);
  expect(page).toContain('<meta property="og:image:width" content="1200"');

  const icons = [
    ...page.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g),
  ];
  expect(icons.length).toBe(4);
  for (const [, href] of icons) expect((await request.get(href!)).status(), href).toBe(200);

  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const { name, icons: listed } = await manifest.json();
  expect(name).toContain('Thạch An');
  expect(listed.length).toBe(2);
  for (const { src, sizes } of listed) {
    const png = await (await request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('a file of an older build answers 404 and no page', async ({ request }) => {
  const reply = await request.get('/assets/home-00000000.js');
  expect(reply.status()).toBe(404);
  expect(reply.headers()['content-type']).toMatch(/text\/plain/);
  expect(reply.headers()['cache-control']).toBe('no-store');
});

test('built files are cached as immutable', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const path = /href="(\/assets\/[^"]+\.js)"/.exec(page)?.[1]!;
  const reply = await request.get(path);
  expect(reply.headers()['cache-control']).toContain('immutable');
});

for (
  const path of [
    '/images/..%2fproducts.json',
    '/images/%2e%2e%2fproducts.json',
    '/images/..%5cproducts.json',
    '/images/.webp',
    '/images/a%00.webp',
    `/images/${'a'.repeat(5000)}.webp`,
    '/assets/..%2f..%2fserver%2findex.js',
    '/assets/%2e%2e/%2e%2e/sources',
    '/.env',
  ]
) {
  test(`no path leads out of the served folders: ${path.slice(0, 60)}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test('HEAD returns the content length of GET', async ({ request }) => {
  for (const path of ['/', '/api/food/list', '/images/hero.597acb84.webp', '/robots.txt']) {
    const headers = { 'Accept-Encoding': 'identity' };
    // A sale in another test changes a page or the list between two requests.
    await expect(async () => {
      const body = await (await request.get(path, { headers })).body();
      const head = await request.head(path, { headers });
      expect(head.status(), path).toBe(200);
      expect(head.headers()['content-length'], path).toBe(String(body.length));
    }).toPass();
  }
});

test('a trailing slash redirects to the canonical URL', async ({ request, baseURL }) => {
  const reply = await request.get('/store/?q=ngoc', { maxRedirects: 0 });
  expect(reply.status()).toBe(308);
  expect(reply.headers().location).toBe('/store?q=ngoc');
  for (const path of ['/STORE', '/MyOrders', '/Verify-Email', '/TuVi', '/Terms']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const elsewhere = await request.get(`${baseURL}//evil.example/`, { maxRedirects: 0 });
  expect(elsewhere.headers().location).toBeUndefined();
});

test('a page answers 405 to POST', async ({ request }) => {
  const reply = await request.post('/store', { data: {} });
  expect(reply.status()).toBe(405);
  expect(reply.headers().allow).toBe('GET, HEAD');
});
