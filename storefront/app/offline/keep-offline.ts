import { notify } from '../shell/notify.ts';
import { offlinePath, workerPath } from './offline-paths.ts';

/**
 * Starts the service worker, which keeps what this page shows, and tells the visitor when the
 * network is lost. A browser without service workers is left as it is.
 */
export async function keepOffline(): Promise<void> {
  addEventListener('offline', () => {
    notify('info', 'Mất kết nối mạng. Bạn vẫn xem được những gì đã mở; giỏ hàng được giữ.', 4_000);
  });
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(workerPath);
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const urlsToCache = [offlinePath, location.pathname + location.search, ...new Set(files)];
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  } catch (error) {
    // Without a network, or in a private window.
    console.info('The shop is not kept for visits without a network', error);
  }
}
