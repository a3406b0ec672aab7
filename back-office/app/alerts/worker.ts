/** Service worker of the back office. It reports new orders, also when no page is open. */
import { handlePushes } from '@thach-an/edge-api/contract';

/** Parts of a service worker, whose types exclude those of a window. */
interface WorkerScope {
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

const worker = self as unknown as WorkerScope;

const listen = (type: string, handle: () => Promise<unknown>) =>
  addEventListener(
    type,
    (event) => (event as Event & { waitUntil(work: Promise<unknown>): void }).waitUntil(handle()),
  );

// It keeps no files, so that a new one can replace it at any time.
listen('install', () => worker.skipWaiting());
listen('activate', () => worker.clients.claim());
handlePushes('/admin/icon-192.png');
