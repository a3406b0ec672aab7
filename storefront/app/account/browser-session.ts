import { browserStorage } from '../shell/browser-storage.ts';
import { useStore } from '../shell/observable.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

let store: SessionStore | undefined;

/** Returns the session of this browser, opened on first use. Must not be called on a server. */
export function browserSession(): SessionStore {
  return store ??= createSessionStore({ storage: browserStorage, events: window });
}

const token = {
  get: () => browserSession().token(),
  subscribe: (listener: () => void) => browserSession().subscribe(listener),
};

const signedIn = { get: () => browserSession().token() !== null, subscribe: token.subscribe };

/** Returns `true` for a logged-in customer; `false` on the server and while hydrating. */
export function useSignedIn(): boolean {
  return useStore(signedIn, false);
}

/**
 * Returns the token of the logged-in customer: `null` for a guest, `undefined` while hydrating,
 * when it is not known yet.
 */
export function useSession(): string | null | undefined {
  return useStore(token, undefined);
}

/**
 * Keeps the mark on the document element that hides the sign-up button for a logged-in customer.
 *
 * @returns a function that stops this
 */
export function markSignedIn(): () => void {
  const session = browserSession();
  const mark = () =>
    document.documentElement.toggleAttribute('data-signed-in', session.token() !== null);
  mark();
  return session.subscribe(mark);
}
