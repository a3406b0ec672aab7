import { useSyncExternalStore } from 'react';

/**
 * Returns `true` once the page is hydrated. It is `false` on the server and in the first render of
 * the browser, so that both produce the same markup.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, () => true, () => false);
}

function subscribeToNothing() {
  return () => {};
}
