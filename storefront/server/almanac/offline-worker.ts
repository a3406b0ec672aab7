import { offlineCache } from '../../app/almanac/offline-address.ts';

/** Maximum number of pages and files that the browser keeps. */
const maxEntries = 300;

/**
 * Script of the service worker of the almanac. Pages come from the network and are kept; without a
 * network the kept ones are shown. Files of a build never change, so they come from the cache
 * first. The page of today is shown only on its day; on another day it is replaced by a sentence,
 * or by the page of that day if it was opened before. Calendar files, which may contain names, are
 * not kept.
 */
export const offlineWorker: string = `
const isPage = ({ pathname }) => /^\\/lich(?:\\/[^.]*)?$/.test(pathname) && pathname !== '/lich/tim';
const isFile = ({ pathname }) => pathname.startsWith('/assets/');
const dayOf = (time) => new Date(time + 7 * 3600000).toISOString().slice(0, 10);

async function keep(request, reply) {
  if (!reply.ok || reply.redirected) return;
  const copy = reply.clone();
  const cache = await caches.open('${offlineCache}');
  await cache.put(request, copy);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - ${maxEntries}))) await cache.delete(key);
}

async function kept(request) {
  const cache = await caches.open('${offlineCache}');
  const reply = await cache.match(request, { ignoreVary: true });
  if (!reply || new URL(request.url).pathname !== '/lich') return reply;
  const today = dayOf(Date.now());
  if (dayOf(Date.parse(reply.headers.get('Date') ?? '') || 0) === today) return reply;
  return await cache.match('/lich/' + today, { ignoreVary: true });
}

const offline = () =>
  new Response(
    '<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" ' +
      'content="width=device-width"><title>Đang ngoại tuyến</title><h1>Đang ngoại tuyến</h1>' +
      '<p>Trang này chưa được mở khi có mạng. Bạn thử lại khi có mạng.</p>',
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('lich-') && name !== '${offlineCache}') await caches.delete(name);
    }
    await clients.claim();
  })()));
addEventListener('message', (event) =>
  event.waitUntil((async () => {
    const cache = await caches.open('${offlineCache}');
    for (const address of event.data) {
      const url = new URL(address);
      const isKept = url.origin === location.origin && (isPage(url) || isFile(url));
      if (!isKept || await cache.match(address, { ignoreVary: true })) continue;
      await keep(address, await fetch(address));
    }
  })()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && isPage(url)) {
    event.respondWith((async () => {
      try {
        const reply = await fetch(request);
        event.waitUntil(keep(request, reply));
        return reply;
      } catch {
        return await kept(request) ?? offline();
      }
    })());
  } else if (isFile(url)) {
    event.respondWith((async () => {
      const found = await kept(request);
      if (found) return found;
      const reply = await fetch(request);
      event.waitUntil(keep(request, reply));
      return reply;
    })());
  }
});
`;
