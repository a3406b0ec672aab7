/** Service worker of the back office. It reports new orders, also when no page is open. */
import type { PushMessage } from '@thach-an/edge-api/contract';

/** Parts of a service worker, whose types exclude those of a window. */
interface WorkerScope {
  registration: {
    showNotification(title: string, options: object): Promise<void>;
  };
  clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  data?: { json(): PushMessage };
  notification?: { close(): void; data: { path: string } };
}

const worker = self as unknown as WorkerScope;

const listen = (type: string, handle: (event: WorkerEvent) => Promise<unknown>) =>
  addEventListener(type, (event) => {
    const lasting = event as WorkerEvent;
    lasting.waitUntil(handle(lasting));
  });

// It keeps no files, so that a new one can replace it at any time.
listen('install', () => worker.skipWaiting());
listen('activate', () => worker.clients.claim());

// Browsers end the subscription of a page that shows nothing for a message.
listen('push', ({ data }) => {
  const { title, body, path, tag } = data!.json();
  return worker.registration.showNotification(title, {
    body,
    tag,
    data: { path },
    icon: '/admin/icon-192.png',
    lang: 'vi',
  });
});

listen('notificationclick', async ({ notification }) => {
  notification!.close();
  const { path } = notification!.data;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A page with another address may have a form that is not saved.
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  return await (open ? open.focus() : worker.clients.openWindow(path));
});
