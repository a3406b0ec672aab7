import { type StorageArea, storedText } from '../shell/browser-storage.ts';
import { createStore } from '../shell/observable.ts';

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

/** Dependencies of a session store. */
export interface SessionStoreDeps {
  storage: StorageArea;
  /** The window, which receives the `storage` events of other tabs. */
  events: EventTarget;
}

/** Opens the stored session. While storage is forbidden or full, it is kept in memory. */
export function createSessionStore({ storage, events }: SessionStoreDeps): SessionStore {
  const stored = storedText(storage, tokenKey);
  const read = () => stored.read() || null;
  const token = createStore(read());

  // Another tab has logged in or out; `key` is null if it has cleared the storage.
  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === tokenKey || key === null) token.set(read());
  });
  // A page that is restored from the back/forward cache has missed the events of other tabs.
  events.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) token.set(read());
  });

  return {
    token: token.get,
    subscribe: token.subscribe,
    begin(next) {
      stored.write(next);
      token.set(next);
    },
    end() {
      stored.remove();
      token.set(null);
    },
  };
}
