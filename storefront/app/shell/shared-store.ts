import { browserStorage, type StorageArea, storedText } from './browser-storage.ts';
import { createStore, type Store } from './observable.ts';

/** Dependencies of a value that the tabs of a browser share. */
export interface SharedStoreDeps {
  storage: StorageArea;
  /** The window, which receives the `storage` events of other tabs. */
  events: EventTarget;
}

/**
 * Opens the value under a key, which follows the changes of other tabs. While storage is forbidden
 * or full, it is kept in memory.
 *
 * @param parse returns the value of a stored text, which may be missing or damaged
 * @param format returns the text of a value; nothing is stored for `undefined`
 */
export function createSharedStore<T>(
  { storage, events }: SharedStoreDeps,
  key: string,
  parse: (text: string | undefined) => T,
  format: (value: T) => string | undefined,
): Store<T> {
  const stored = storedText(storage, key);
  const store = createStore(parse(stored.read()));
  const refresh = () => store.set(parse(stored.read()));
  // The key is null if another tab has cleared the storage.
  events.addEventListener('storage', (event) => {
    if ([key, null].includes((event as StorageEvent).key)) refresh();
  });
  // A page that is restored from the back/forward cache has missed the events of other tabs.
  events.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) refresh();
  });
  return {
    ...store,
    set(value) {
      const text = format(value);
      if (text === undefined) stored.remove();
      else stored.write(text);
      store.set(value);
    },
  };
}

/** Creates a value of this browser, opened on first use. It must not be used on a server. */
export function browserStore<T>(open: (deps: SharedStoreDeps) => Store<T>): Store<T> {
  let opened: Store<T> | undefined;
  const store = () => opened ??= open({ storage: browserStorage, events: window });
  return {
    get: () => store().get(),
    set: (value) => store().set(value),
    subscribe: (listener) => store().subscribe(listener),
  };
}
