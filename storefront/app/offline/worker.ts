/**
 * Service worker of the shop. It keeps the files of one build, the public pages and pictures that
 * were seen, and the replies about products. Other requests go to the network. It also shows the
 * news of orders.
 *
 * A worker and its pages are of one build. The worker of the next build waits until the last page
 * of this one is closed. Then it deletes the files and pages of this one.
 */
import { handlePushes } from '@thach-an/edge-api/contract';
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isAppPage, isCurrentPage, isKeptPage, isKeptReply, offlinePath } from './offline-paths.ts';

/** The files of this build, and the one of them that only its pages refer to. */
declare const BUILD: { readonly files: readonly string[]; readonly manifest: string };

/** Time after which a page that was seen is shown instead of a slow reply, in seconds. */
const networkTimeoutSeconds = 8;

const matchOptions = { ignoreVary: true };
const pageCaches = [`pages ${BUILD.manifest}`, `offline ${BUILD.manifest}`] as const;

/** Keeps pages of this build only. A page of another build has other files. */
const ofThisBuild: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    if (response.status !== 200 || response.redirected) return null;
    return (await response.clone().text()).includes(BUILD.manifest) ? response : null;
  },
};

/** Ignores the kept page of today on another day. */
const ofToday: WorkboxPlugin = {
  cachedResponseWillBeUsed({ request, cachedResponse }) {
    const keptAt = Date.parse(cachedResponse?.headers.get('Date') ?? '') || 0;
    const isCurrent = isCurrentPage(new URL(request.url), keptAt, Date.now());
    return Promise.resolve(isCurrent ? cachedResponse : undefined);
  },
};

const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions });

const pages = new NetworkFirst({
  cacheName: pageCaches[0],
  networkTimeoutSeconds,
  matchOptions,
  plugins: [ofThisBuild, ofToday, atMost(60)],
});
const offlinePage = new NetworkFirst({
  cacheName: pageCaches[1],
  matchOptions,
  plugins: [ofThisBuild, { cacheKeyWillBeUsed: () => Promise.resolve(offlinePath) }],
});

precacheAndRoute(BUILD.files.map((url) => ({ url, revision: null })));
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === offlinePath, offlinePage);
registerRoute(({ sameOrigin, url }) => sameOrigin && isKeptPage(url), pages);
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && request.mode === 'navigate' && isAppPage(url),
  new NetworkOnly(),
);
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && isKeptReply(url) && !request.headers.has('token'),
  new NetworkFirst({
    cacheName: 'catalogue',
    networkTimeoutSeconds,
    matchOptions,
    plugins: [atMost(120)],
  }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/images/'),
  new CacheFirst({ cacheName: 'pictures', matchOptions, plugins: [atMost(200)] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'files', matchOptions, plugins: [atMost(60)] }),
);
setCatchHandler(({ request }) => {
  if (request.mode !== 'navigate') return Promise.resolve(Response.error());
  const { pathname, search } = new URL(request.url);
  return Promise.resolve(
    Response.redirect(`${offlinePath}?to=${encodeURIComponent(pathname + search)}`),
  );
});
clientsClaim();
// The news of an order. A press opens its page, which is never kept.
handlePushes('/icon-192.png');

/** Event of a service worker, whose types exclude those of a window. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

addEventListener('install', (event) => (event as LastingEvent).waitUntil(keepOfflinePage(event)));
addEventListener('activate', (event) => (event as LastingEvent).waitUntil(deleteOtherBuilds()));

/**
 * Keeps the offline page. Fails if the server has another build by now: the browser tries again.
 */
async function keepOfflinePage(event: Event): Promise<void> {
  const request = new Request(offlinePath);
  await Promise.all(offlinePage.handleAll({ event, request }));
  if (!await caches.match(offlinePath, { ...matchOptions, cacheName: pageCaches[1] })) {
    throw new Error('The offline page is of another build');
  }
}

async function deleteOtherBuilds(): Promise<void> {
  const isOther = (name: string) =>
    /^(?:pages|offline) /.test(name) && !pageCaches.some((own) => own === name);
  await Promise.all((await caches.keys()).filter(isOther).map((name) => caches.delete(name)));
}
