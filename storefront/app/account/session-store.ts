import { createSharedStore, type SharedStoreDeps } from '../shell/shared-store.ts';

/** Storage key of the token. */
export const tokenKey = 'token';

/** Opens the stored session. Other tabs log in and out with this one. */
export function createSessionStore(deps: SharedStoreDeps) {
  const token = createSharedStore<string | null>(
    deps,
    tokenKey,
    (text) => text || null,
    (token) => token ?? undefined,
  );
  return {
    /** Returns the token; `null` for a guest. */
    token: token.get,
    subscribe: token.subscribe,
    begin: token.set,
    end: () => token.set(null),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
