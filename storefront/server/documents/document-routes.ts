import {
  type Catalogue,
  describeError,
  encodeBody,
  type Log,
  replyEncoded,
} from '@thach-an/edge-api';
import { type Context, Hono } from 'hono';
import type { ClientSettings } from '../../app/api/client-settings.ts';
import type { RenderPage } from '../../app/entry.server.tsx';
import { nonceHeader } from '../../app/head/nonce.ts';
import {
  contentSecurityPolicy,
  extractInlineTexts,
  policyOptionsOf,
} from './content-security-policy.ts';
import { cacheKey } from './cache-key.ts';
import { createDocumentCache, type RenderedDocument } from './document-cache.ts';
import { deferScripts } from './defer-scripts.ts';

/** Dependencies of the document routes. */
export interface DocumentRoutesDeps {
  render: RenderPage;
  catalogue: Catalogue;
  log: Log;
  settings: ClientSettings;
}

const htmlType = 'text/html; charset=utf-8';

/**
 * Creates the routes of the pages. A page is the same for everyone, so it is rendered once per
 * cache key and version of the catalogue, compressed, and served from memory.
 */
export function documentRoutes(
  { render, catalogue, log, settings }: DocumentRoutesDeps,
) {
  const cache = createDocumentCache({ bytes: 64 * 2 ** 20, age: 10 * 60_000 });
  const { publicUrl } = settings;
  const policyOptions = policyOptionsOf(settings);

  async function renderDocument(address: string): Promise<RenderedDocument | Response> {
    const reply = await render(new Request(publicUrl + address));
    if (reply.status !== 200) return reply;
    return await toDocument(reply);
  }

  async function toDocument(reply: Response): Promise<RenderedDocument> {
    const own = extractInlineTexts(await reply.text(), reply.headers.get(nonceHeader) ?? '');
    const { html, starter } = deferScripts(own.html);
    const inline = { ...own, scripts: [...own.scripts, ...(starter ? [starter] : [])] };
    const [body, policy] = await Promise.all([
      encodeBody(html, 6),
      contentSecurityPolicy(inline, policyOptions),
    ]);
    return { body, contentSecurityPolicy: policy };
  }

  function send(c: Context, document: RenderedDocument, status: 200 | 404 = 200) {
    return replyEncoded(c, document.body, {
      'Content-Type': htmlType,
      'Content-Security-Policy': document.contentSecurityPolicy,
      'Cache-Control': status === 200
        ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
        : 'no-store',
    }, status);
  }

  /** Sends a reply with another status than 200, which is not cached. */
  async function sendUncached(c: Context, reply: Response): Promise<Response> {
    if (!reply.headers.get('Content-Type')?.startsWith('text/html')) return reply;
    if (reply.status === 404) return send(c, await toDocument(reply), 404);
    const { html, ...inline } = extractInlineTexts(
      await reply.text(),
      reply.headers.get(nonceHeader) ?? '',
    );
    return c.html(html, reply.status as 500, {
      'Content-Security-Policy': await contentSecurityPolicy(inline, policyOptions),
      'Cache-Control': 'no-store',
    });
  }

  const pages = new Hono();
  pages.get('*', async (c) => {
    // Data of a page's loader, requested by React Router in the browser.
    if (c.req.path.endsWith('.data')) return await render(c.req.raw);
    if (/^\/[^/\\].*\/$/.test(c.req.path)) return c.redirect(withoutTrailingSlash(c.req.url), 308);
    const key = cacheKey(c.req.url);
    const { version } = await catalogue.current();
    const result = await cache.get(version, key, () => renderDocument(key));
    return result instanceof Response ? await sendUncached(c, result) : send(c, result);
  });
  pages.onError((error, c) => {
    log('error', 'page failed', {
      id: c.get('requestId' as never),
      path: c.req.path,
      ...describeError(error),
    });
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', "default-src 'none'");
    return c.html(fallbackDocument, 500);
  });
  return pages;
}

/** Returns the address without trailing slashes: a page has one address. */
function withoutTrailingSlash(href: string): string {
  const { pathname, search } = new URL(href);
  return pathname.replace(/\/+$/, '') + search;
}

/** Document for an error in the renderer itself. */
const fallbackDocument = `<!doctype html><html lang="vi"><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Unexpected Application Error!</title><h1>Unexpected Application Error!</h1>
<p>Đã có lỗi ngoài ý muốn. Vui lòng thử lại sau ít phút.</p></html>`;
