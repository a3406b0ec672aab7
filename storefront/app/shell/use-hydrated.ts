import { useStore } from './observable.ts';

/** Never changes: React renders again by itself when hydration has ended. */
const inBrowser = { get: () => true, subscribe: () => () => {} };

/** Returns `true` once the page is hydrated, `false` on the server and while hydrating. */
export function useHydrated(): boolean {
  return useStore(inBrowser, false);
}
