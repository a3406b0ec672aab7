import type { ShopStorage } from '../shell/browser-storage.ts';

/** Where the token lies in storage. */
export const tokenKey = 'token';

/** Whether somebody is signed in: the token of their session. */
export interface SessionStore {
  /** The token; null for a guest. */
  token(): string | null;
  subscribe(listener: () => void): () => void;
  begin(token: string): void;
  end(): void;
}

/** What the session needs of a browser. */
export interface SessionSurroundings {
  storage: ShopStorage;
  /** The window: hears of other tabs. */
  events: EventTarget;
}

/**
 * Opens the session that lies in storage. Where storage is forbidden or full, it lives as long as the
 * page.
 */
export function createSessionStore({ storage, events }: SessionSurroundings): SessionStore {
  const listeners = new Set<() => void>();
  let token = stored();

  function stored(): string | null {
    return withStorage(() => storage.getItem(tokenKey)) || null;
  }

  function become(next: string | null) {
    if (next === token) return;
    token = next;
    for (const listener of listeners) listener();
  }

  // Another tab has signed in or out; `key` is null when it has cleared everything.
  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === tokenKey || key === null) become(stored());
  });
  // A page that comes back from the browser's memory has slept through what other tabs did.
  events.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) become(stored());
  });

  return {
    token: () => token,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(next) {
      withStorage(() => storage.setItem(tokenKey, next));
      become(next);
    },
    end() {
      withStorage(() => storage.removeItem(tokenKey));
      become(null);
    },
  };
}

function withStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch (error) {
    console.warn('The session could not reach storage', error);
    return undefined;
  }
}
