import { createSharedStore, type SharedStoreDeps } from '../shell/shared-store.ts';

/** Storage key of the token. */
export const tokenKey = 'token';

/** The session of a customer. */
export interface SessionStore {
  /** Returns the token; `null` for a guest. */
  token(): string | null;
  /** Registers a listener for changes. Returns a function that removes it. */
  subscribe(listener: () => void): () => void;
  begin(token: string): void;
  end(): void;
}

/** Opens the stored session. Other tabs log in and out with this one. */
export function createSessionStore(deps: SharedStoreDeps): SessionStore {
  const token = createSharedStore<string | null>(
    deps,
    tokenKey,
    (text) => text || null,
    (token) => token ?? undefined,
  );
  return {
    token: token.get,
    subscribe: token.subscribe,
    begin: token.set,
    end: () => token.set(null),
  };
}
