import {
  type ApiDeps,
  cacheRequests,
  type Catalogue,
  type Compressor,
  describeError,
  isUnavailable,
  lacksBestForm,
  type Network,
  RateLimitError,
  redactPath,
  replyEncoded,
  setRoute,
} from '@thach-an/edge-api';
import {
  type Category,
  dependsOnPrices,
  readProductPath,
  readStoreQuery,
} from '@thach-an/edge-api/contract';
import type { SolarDate } from '@thach-an/lunar';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { almanacPath, readAlmanacPath } from '../../app/almanac/almanac-address.ts';
import type { ClientSettings } from '../../app/api/client-settings.ts';
import type { RenderedPage, RenderPage } from '../../app/create-renderer.tsx';
import { assembleDocument, joinDocument, type StyleSheet } from './assemble-document.ts';
import { contentSecurityPolicy, policyOptionsOf } from './content-security-policy.ts';
import { cacheKey, canonicalPath, everything, isOrderPath } from './cache-key.ts';
import { createDocumentCache, type RenderedDocument } from './document-cache.ts';
import { createPageEncoder } from './page-encoder.ts';
import { createRefusalDelay } from './refusal-delay.ts';
import type { RenderLimiter } from './render-limits.ts';
import { busyPage, staticPagePolicy, unavailablePage, unexpectedErrorPage } from './static-page.ts';

type DocumentRoutesDeps = Pick<ApiDeps, 'catalogue' | 'shopSettings' | 'log' | 'searchBudget'> & {
  render: RenderPage;
  styleSheet: StyleSheet;
  /** Paths of the pages; every other path is answered with one document and 404. */
  paths: ReadonlySet<string>;
  settings: ClientSettings;
  limiter: RenderLimiter;
  compressor: Pick<Compressor, 'encode'>;
  /** Returns the current date in Vietnam. */
  today: () => SolarDate;
  /** Returns the network of the client of a request. */
  addressOf: (c: Context) => Network;
};

const htmlType = 'text/html; charset=utf-8';

/** Time after which a search may be repeated if too many wait, in seconds. */
const searchRetry = 5;

/**
 * Creates the routes of the pages. A page is the same for everyone, so it is rendered once per
 * cache key, compressed, and sent from memory until the catalogue or the settings change it.
 * Renderings are limited; cached pages are not.
 */
export function documentRoutes(deps: DocumentRoutesDeps) {
  const { render, styleSheet, paths, catalogue, shopSettings, log, settings } = deps;
  const { limiter, searchBudget, compressor, today, addressOf } = deps;
  const logFailure = (error: unknown) => {
    if (!(error instanceof RateLimitError)) log('error', 'page failed', describeError(error));
  };
  const createCache = (bytes: number) =>
    createDocumentCache({
      bytes,
      age: 10 * 60_000,
      onError: logFailure,
      onRequest: (result) =>
        cacheRequests.add(1, { 'cache.name': 'documents', 'cache.result': result }),
    });
  const shopCache = createCache(32 * 2 ** 20);
  // The almanac has more than 73,000 pages: a crawler must not remove those of the shop.
  const almanacCache = createCache(4 * 2 ** 20);
  const cacheOf = (key: string) => key.startsWith(almanacPath) ? almanacCache : shopCache;
  catalogue.onContentChange((change) => shopCache.outdate(change));
  let settingsVersion: number | undefined;
  const encodePage = createPageEncoder();
  const refusalDelay = createRefusalDelay();
  /** Pages that were sent without Brotli, and those that get it. */
  const sent = new WeakSet<RenderedDocument>();
  const improved = new WeakSet<RenderedDocument>();
  const { publicUrl } = settings;
  const policyOptions = policyOptionsOf(settings);

  async function renderDocument(key: string): Promise<RenderedDocument | Response> {
    const url = new URL(publicUrl + key);
    const page = await render(new Request(url));
    if (page instanceof Response) return page;
    const { status, products } = page;
    if (status !== 200 && status !== 404) return sendUncached(page);
    const { text, inline } = assembleDocument(page, styleSheet);
    return {
      status,
      products,
      // Only the keys of the store page have parameters of sorting and price.
      byPrice: dependsOnPrices(readStoreQuery(url.searchParams, [])),
      contentSecurityPolicy: contentSecurityPolicy(inline, policyOptions),
      body: encodePage(text),
    };
  }

  /**
   * Compresses a page with Brotli as well. That takes as long as rendering it, and many pages are
   * requested only once: it is done when a page is requested again.
   */
  async function addBrotli(key: string, document: RenderedDocument): Promise<void> {
    improved.add(document);
    const { digest, bytes } = document.body;
    const brotli = await compressor.encode(bytes.identity, 5, ['br']);
    const body = { digest, bytes: { ...brotli.bytes, ...bytes } };
    cacheOf(key).replace(key, document, { ...document, body });
  }

  /**
   * Returns the cache key of a request. In a large catalogue it takes queries, which are charged to
   * the client unless the page is in the cache.
   */
  async function findKey(
    c: Context,
    { source, products }: Awaited<ReturnType<Catalogue['current']>>,
    categories: readonly Category[],
  ): Promise<string> {
    if (!products) {
      const requested = await cacheKey(c.req.url, {
        paths,
        categories,
        source: everything,
        today: today(),
      });
      const state = cacheOf(requested).state(requested);
      if (state === 'current') return requested;
      try {
        limiter.chargeLookup(addressOf(c));
      } catch (error) {
        if (state === 'absent') throw error;
        return requested;
      }
    }
    return await cacheKey(c.req.url, { paths, categories, source, today: today() });
  }

  /**
   * Renders within the limits of the client. A page of a search in a large catalogue takes its time
   * from the budget of all searches as well.
   */
  async function limited<T>(c: Context, work: () => Promise<T>): Promise<T> {
    const { products } = await catalogue.current();
    const isSearch = !products && readStoreQuery(new URL(c.req.url).searchParams, []).q !== '';
    return await limiter.run(addressOf(c), work, isSearch ? (run) => search(c, run) : undefined);
  }

  /** Runs a search in its turn, or refuses it if too many wait. */
  async function search<T>(c: Context, run: () => Promise<T>): Promise<T> {
    let hasBegun = false;
    try {
      return await searchBudget(c, () => {
        hasBegun = true;
        return run();
      });
    } catch (error) {
      throw !hasBegun && isUnavailable(error) ? new RateLimitError(searchRetry) : error;
    }
  }

  function sendUncached(page: RenderedPage): Response {
    const { text, inline } = assembleDocument(page, styleSheet);
    return new Response(joinDocument(text), {
      status: page.status,
      headers: {
        'Content-Type': htmlType,
        'Content-Security-Policy': contentSecurityPolicy(inline, policyOptions),
        'Cache-Control': 'no-store',
        ...(page.status === 503 ? { 'Retry-After': '5' } : {}),
      },
    });
  }

  function send(c: Context, key: string, document: RenderedDocument) {
    const { status, body, contentSecurityPolicy } = document;
    // A reply in a larger encoding is not repeated without this check.
    const isCurrent = lacksBestForm(body, c.req.header('Accept-Encoding'))
      ? undefined
      : () =>
        catalogue.recent() !== undefined && shopSettings.recent()?.version === settingsVersion &&
        cacheOf(key).isCurrent(key, document);
    if (!isCurrent && sent.has(document) && !improved.has(document)) {
      addBrotli(key, document).catch(logFailure);
    }
    sent.add(document);
    return replyEncoded(c, body, {
      'Content-Type': htmlType,
      'Content-Security-Policy': contentSecurityPolicy,
      'Cache-Control': status === 200
        ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
        : 'no-store',
    }, { status, isCurrent });
  }

  const compressData = compress({ encoding: 'gzip' });
  const pages = new Hono();
  pages.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    // Data of a page's loader, requested by React Router in the browser.
    if (pathname.endsWith('.data')) {
      await compressData(c, async () => {
        const data = await limited(c, () => render(c.req.raw));
        c.res = data instanceof Response ? data : sendUncached(data);
      });
      return c.res;
    }
    const canonical = canonicalPath(pathname);
    const isProduct = readProductPath(canonical) !== undefined;
    const isDate = !paths.has(canonical) && readAlmanacPath(canonical) !== undefined;
    const isOrder = isOrderPath(canonical);
    const isPage = isProduct || isDate || isOrder || paths.has(canonical);
    if (isOrder) setRoute(c, '/order/:code');
    else if (isPage) setRoute(c, isProduct ? '/product/:id' : isDate ? '/lich/:date' : canonical);
    // The target is the path of a page, never another host as in `//evil.example`.
    const isWanted = canonical !== pathname && isPage;
    // A browser would encode other paths again, and come back.
    if (isWanted && encodeURI(canonical) === canonical) return c.redirect(canonical + search, 308);
    const [known, shop] = await Promise.all([catalogue.current(), shopSettings.current()]);
    if (shop.version !== settingsVersion) {
      shopCache.outdate();
      almanacCache.outdate();
    }
    settingsVersion = shop.version;
    const key = await findKey(c, known, shop.categories);
    const result = await cacheOf(key).get(key, () => limited(c, () => renderDocument(key)));
    return result instanceof Response ? result : send(c, key, result);
  });
  pages.onError(async (error, c) => {
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', staticPagePolicy);
    if (error instanceof RateLimitError) {
      await refusalDelay();
      c.header('Retry-After', String(error.retryAfter));
      return c.html(busyPage, 503);
    }
    log('error', 'page failed', {
      id: c.get('requestId' as never),
      path: redactPath(c.req.path),
      ...describeError(error),
    });
    if (!isUnavailable(error)) return c.html(unexpectedErrorPage, 500);
    c.header('Retry-After', '5');
    return c.html(unavailablePage, 503);
  });
  return pages;
}
