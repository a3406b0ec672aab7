import { workerPath, workerScope } from './offline-address.ts';

/**
 * Starts the service worker, which keeps the open page and its files for visits without a network,
 * and each page of the almanac that is opened later. A browser without service workers is left as
 * it is.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(workerPath, { scope: workerScope });
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage([location.href, ...new Set(files)]);
  } catch (error) {
    // Without a network, or in a private window.
    console.info('The page is not kept for visits without a network', error);
  }
}
