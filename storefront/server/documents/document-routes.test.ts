import {
  type Catalogue,
  encodeBody,
  type SettingsStore,
  UnavailableError,
} from '@thach-an/edge-api';
import { createListSource, type Product, type StoreQuery } from '@thach-an/edge-api/contract';
import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { Hono } from 'hono';
import zlib from 'node:zlib';
import { openApi } from '../../testing/open-api.ts';
import { documentRoutes } from './document-routes.ts';
import { createRenderLimiter, type RenderLimitOptions } from './render-limits.ts';

const product: Product = {
  _id: 'jade',
  name: 'Nhẫn Ngọc',
  description: '',
  price: 1_000,
  image: 'a.webp',
  category: 'Nhẫn',
  subCategory: 'Phong Thủy',
  stock: 1,
};
type CatalogueSnapshot = Awaited<ReturnType<Catalogue['current']>>;

const paths = new Set(['/', '/store', '/cart']);
const pages = new Set([...paths, '/product/jade']);

/** Reply that may be sent again as long as it is current. */
interface Reusable {
  isCurrent: () => boolean;
}

/** Creates the routes with a renderer that records the addresses it renders. */
function createRoutes(
  limits: RenderLimitOptions = { concurrency: 2 },
  database: Pick<Catalogue, 'current'> = {
    current: () =>
      Promise.resolve({
        source: createListSource([product]),
        products: [product],
      } as unknown as CatalogueSnapshot),
  },
) {
  const rendered: string[] = [];
  const compressed: (readonly string[] | undefined)[] = [];
  let settingsVersion = 1;
  let searches = 0;
  let reusable: Reusable | undefined;
  const app = new Hono<{ Variables: { reusableReply?: Reusable } }>().use(async (c, next) => {
    await next();
    reusable = c.var.reusableReply;
  });
  const routes = app.route(
    '/',
    documentRoutes({
      render: (request) => {
        const { pathname, search } = new URL(request.url);
        rendered.push(pathname + search);
        if (search === '?q=failing') return Promise.reject(new UnavailableError());
        return Promise.resolve({
          status: search === '?q=unavailable' ? 503 : pages.has(pathname) ? 200 : 404,
          html: `<html>${pathname}</html>`,
          nonce: 'nonce',
          products: new Set<string>(),
        });
      },
      styleSheet: { text: '', placeholder: '/*styles*/' },
      paths,
      catalogue: {
        recent: () => ({}),
        ...database,
        onContentChange: () => {},
      } as unknown as Catalogue,
      shopSettings: {
        recent: () => ({ version: settingsVersion }),
        current: () => Promise.resolve({ version: settingsVersion, categories: [] }),
      } as unknown as SettingsStore,
      log: () => {},
      settings: {
        publicUrl: 'http://localhost',
        analysisUrl: '',
        provincesUrl: '/api/provinces',
        facebookAppId: '',
        cardPayments: false,
      },
      limiter: createRenderLimiter(limits),
      searchBudget: async (c, query) => {
        searches += 1;
        if (c.req.query('q') === 'crowded') throw new UnavailableError();
        return await query();
      },
      compressor: {
        encode(...args) {
          compressed.push(args[2]);
          return encodeBody(...args);
        },
      },
      today: () => ({ year: 2026, month: 11, day: 24 }),
      addressOf: (c) => c.req.header('X-Client') ?? '',
    }),
  );
  const get = async (path: string, client = '192.0.2.1', headers: Record<string, string> = {}) =>
    await routes.request(`http://localhost${path}`, {
      headers: { 'X-Client': client, ...headers },
    });
  return {
    rendered,
    compressed,
    get,
    changeSettings: () => void (settingsVersion += 1),
    searches: () => searches,
    /** Returns `true` if the last reply may be sent again without these routes. */
    isReusable: () => reusable?.isCurrent() ?? false,
  };
}

Deno.test('unknown products, unknown paths and encodings of a path cause no further rendering', async () => {
  const { rendered, get } = createRoutes();
  for (let index = 0; index < 20; index += 1) {
    assert.equal((await get(`/store?product=none-${index}`)).status, 200);
    assert.equal((await get(`/store?page=${index + 2}`)).status, 200);
    assert.equal((await get(`/?product=none-${index}`)).status, 200);
    assert.equal((await get(`/none-${index}`)).status, 404);
    assert.equal((await get(`/x${index}/cart`)).status, 404);
    assert.equal((await get(`/product/none-${index}`)).status, 404);
    assert.equal((await get(`/product/NONE-${index}`)).status, 404);
    assert.equal((await get(`/product/jade?x=${index}`)).status, 200);
  }
  const encoded = await get('/%73tor%65');
  assert.deepEqual([encoded.status, encoded.headers.get('Location')], [308, '/store']);
  assert.equal((await get('/store?product=jade')).status, 200);
  assert.deepEqual(rendered, [
    '/store',
    '/',
    '/khong-tim-thay',
    '/khong-tim-thay/cart',
    '/product/-',
    '/product/jade',
    '/store?product=jade',
  ]);
});

Deno.test('a change of the settings renders the pages again, cached ones included', async () => {
  const { rendered, get, changeSettings, isReusable } = createRoutes();
  await get('/store');
  await get('/store');
  assert.deepEqual(rendered, ['/store']);
  assert.ok(isReusable());
  changeSettings();
  assert.ok(!isReusable());
  await get('/store');
  assert.deepEqual(rendered, ['/store', '/store']);
});

Deno.test('a document for an unknown path is sent with 404 and is not cached elsewhere', async () => {
  const { get } = createRoutes();
  for (const path of ['/khong-co', '/khong-co']) {
    const reply = await get(path);
    assert.equal(reply.status, 404);
    assert.equal(reply.headers.get('Cache-Control'), 'no-store');
    assert.match(reply.headers.get('Content-Security-Policy') ?? '', /default-src/);
  }
});

Deno.test('a client above its budget receives 503, while cached pages and other clients are served', async () => {
  const { rendered, get } = createRoutes({ concurrency: 2, perMinute: 8 });
  assert.equal((await get('/store')).status, 200);
  assert.equal((await get('/store?q=a')).status, 200);
  for (const path of ['/store?q=b', '/cart', '/store.data']) {
    const refused = await get(path);
    assert.equal(refused.status, 503, path);
    // A refusal is delayed.
    assert.match(refused.headers.get('Retry-After') ?? '', /^[78]$/);
    assert.equal(refused.headers.get('Cache-Control'), 'no-store');
    assert.match(refused.headers.get('Content-Type') ?? '', /^text\/html/);
    assert.match(refused.headers.get('Content-Security-Policy') ?? '', /default-src 'none'/);
    assert.match(await refused.text(), /lang="vi".*Cửa hàng đang bận/s);
  }
  assert.equal((await get('/store')).status, 200);
  assert.equal((await get('/store?q=a')).status, 200);
  assert.equal((await get('/store?q=b', '192.0.2.2')).status, 200);
  assert.deepEqual(rendered, ['/store', '/store?q=a', '/store?q=b']);
});

Deno.test('a network above its budget causes no query of a large catalogue, and gets cached pages', async () => {
  const list = createListSource([product]);
  let queries = 0;
  const source = {
    ...list,
    find: (id: string) => (queries += 1, list.find(id)),
    page: (query: StoreQuery) => (queries += 1, list.page(query)),
  };
  const { get } = createRoutes({ concurrency: 2, perMinute: 8 }, {
    current: () => Promise.resolve({ source } as unknown as CatalogueSnapshot),
  });
  assert.equal((await get('/product/jade', '192.0.2.1')).status, 200);
  const hostile = ['/product/none', '/?product=none', '/store?page=9', '/store?product=none'];
  await Promise.all(Array.from(
    { length: 40 },
    (_, index) => get(`${hostile[index % 4]}${index}`, `2001:db8:1:${index}::/64`),
  ));
  // A /48 has two of these budgets of two renderings each, and a lookup costs a quarter of one.
  assert.ok(queries < 20, `${queries} queries`);
  const spent = queries;
  assert.equal((await get('/product/none-99', '2001:db8:1:99::/64')).status, 503);
  assert.equal((await get('/product/jade', '2001:db8:1:99::/64')).status, 200);
  assert.equal(queries, spent);
  assert.equal((await get('/product/none-99', '2001:db8:2:99::/64')).status, 404);
});

Deno.test('pages and data of a search in a large catalogue use the budget of searches', async () => {
  const source = createListSource([product]);
  for (const products of [undefined, [product]]) {
    const { get, searches } = createRoutes({ concurrency: 2 }, {
      current: () => Promise.resolve({ source, products } as unknown as CatalogueSnapshot),
    });
    for (const path of ['/store', '/store?q=ngoc', '/store.data?q=ngoc', '/store?q=ngoc']) {
      await get(path);
    }
    assert.equal(searches(), products ? 0 : 2);
    // Too many searches wait.
    const crowded = await get('/store?q=crowded');
    assert.equal(crowded.status, products ? 200 : 503);
    assert.equal((await crowded.text()).includes('quá nhiều lượt truy cập'), !products);
    // The database fails while a search runs.
    const failing = await get('/store?q=failing');
    assert.match(await failing.text(), /tạm thời chưa mở được/);
  }
});

Deno.test('a refusal is delayed, and cached pages are sent meanwhile', async () => {
  const { get } = createRoutes({ concurrency: 2, perMinute: 4 });
  await get('/store');
  const order: number[] = [];
  const refused = get('/store?q=a').then(({ status }) => order.push(status));
  await new Promise((resolve) => setTimeout(resolve, 20));
  order.push((await get('/store')).status);
  await refused;
  assert.deepEqual(order, [200, 503]);
});

Deno.test('only the path of a page is redirected to the address without a trailing slash', async () => {
  const { get } = createRoutes();
  const page = await get('/store/?q=ngoc');
  assert.equal(page.status, 308);
  assert.equal(page.headers.get('Location'), '/store?q=ngoc');
  assert.equal((await get('/product/jade/')).headers.get('Location'), '/product/jade');
  const usual = await get('/order/7K3M9QXY');
  // A browser encodes such a path again: a redirect would lead to itself.
  for (const code of ['%C4%91%C6%A1n', 'a%20b', '%22', '7K3M9QXY%E2%80%9D', '%0d%0aX-Y:a', '%00']) {
    const { status, headers } = await get(`/order/${code}`);
    assert.deepEqual([status, headers.get('Location')], [usual.status, null], code);
  }
  for (
    const path of [
      '/.//evil.example/',
      '//evil.example/',
      '/%2F/evil.example/',
      '/%5Cevil.example/',
      '/\\evil.example/',
      '/%2e//evil.example/',
      '/..//evil.example/',
      '/.%5C/evil.example/',
      '/store//evil.example/',
      '/product//evil.example/',
      '/product/../../evil.example/',
      '/khong-co/',
    ]
  ) {
    const reply = await get(path);
    assert.equal(reply.status, 404, path);
    assert.equal(reply.headers.get('Location'), null, path);
  }
});

Deno.test('a path whose encoding hides the suffix of data is answered with a policy', async () => {
  const { get } = createRoutes();
  for (const path of ['/foo%2Edata', '/foo%2edata', '/store%2Edata', '/foo.data']) {
    const reply = await get(path);
    assert.match(reply.headers.get('Content-Security-Policy') ?? '', /default-src/, path);
  }
});

Deno.test('a page that needs a database that fails is answered with 503 and Retry-After', async () => {
  const { get } = createRoutes();
  const page = await get('/store?q=unavailable');
  assert.deepEqual([page.status, page.headers.get('Retry-After')], [503, '5']);

  await using api = await openApi();
  await api.deps.database.close();
  const { get: getFailing } = createRoutes(undefined, api.deps.catalogue);
  const failing = await getFailing('/');
  assert.deepEqual([failing.status, failing.headers.get('Retry-After')], [503, '5']);
  assert.match(await failing.text(), /tạm thời chưa mở được/);
});

Deno.test('a page is sent in gzip, and in Brotli when it is requested again', async () => {
  const { get, rendered, compressed } = createRoutes();
  const fetchPage = async (accepted: string) => {
    const reply = await get('/store', undefined, { 'Accept-Encoding': accepted });
    const encoding = reply.headers.get('Content-Encoding') ?? 'identity';
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const decoded = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync, identity: Buffer.from };
    const text = decoded[encoding as keyof typeof decoded](bytes).toString();
    return { encoding, text, tag: reply.headers.get('ETag') };
  };
  const all = 'gzip, deflate, br';
  const first = await fetchPage(all);
  assert.equal(first.encoding, 'gzip');
  assert.match(first.text, /^<!DOCTYPE html><html>/);
  assert.equal((await fetchPage('gzip')).encoding, 'gzip');
  assert.equal((await fetchPage('')).encoding, 'identity');
  // Clients that do not accept Brotli are no reason for it.
  assert.deepEqual(compressed, []);
  assert.equal((await fetchPage(all)).encoding, 'gzip');
  assert.equal((await fetchPage(all)).encoding, 'gzip');
  assert.deepEqual(compressed, [['br']]);
  let last = first;
  for (let tries = 0; tries < 200 && last.encoding !== 'br'; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    last = await fetchPage(all);
  }
  assert.equal(last.encoding, 'br');
  assert.equal(last.text, first.text);
  assert.equal(last.tag, first.tag!.replace('-gzip', '-br'));
  assert.equal((await fetchPage('gzip')).encoding, 'gzip');
  const known = await get('/store', undefined, {
    'Accept-Encoding': all,
    'If-None-Match': first.tag!,
  });
  assert.equal(known.status, 304);
  assert.deepEqual(compressed, [['br']]);
  assert.deepEqual(rendered, ['/store']);
});
