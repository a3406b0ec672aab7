import { useSyncExternalStore } from 'react';
import { browserStorage } from '../shell/browser-storage.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

let store: SessionStore | undefined;

/** The session of this browser, opened when it is first asked for. Not for rendering on a server. */
export function browserSession(): SessionStore {
  return store ??= createSessionStore({ storage: browserStorage, events: window });
}

const subscribe = (listener: () => void) => browserSession().subscribe(listener);

/** The token of who is signed in, null for a guest; undefined while that is not known: while hydrating. */
export function useSession(): string | null | undefined {
  return useSyncExternalStore(subscribe, () => browserSession().token(), () => undefined);
}
