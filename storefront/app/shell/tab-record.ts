import { storedJson, tabStorage } from './browser-storage.ts';
import { createEmitter, type Store } from './observable.ts';

/** One value that is kept until its tab is closed, also after a reload or a step in the history. */
export interface TabRecord<T> extends Store<T | undefined> {
  clear(): void;
}

/**
 * Creates a record in session storage, which is read on first use. While storage is forbidden or
 * full, the value is kept in memory.
 *
 * @param parse returns the value that the stored JSON represents, or `undefined` if it is invalid
 */
export function createTabRecord<T>(
  key: string,
  parse: (value: unknown) => T | undefined,
  storage = tabStorage,
): TabRecord<T> {
  const stored = storedJson(storage, key, parse);
  const { subscribe, emit } = createEmitter();
  let value: T | undefined;
  let loaded = false;

  function set(next: T | undefined) {
    loaded = true;
    value = next;
    if (next === undefined) stored.remove();
    else stored.write(next);
    emit();
  }

  return {
    get() {
      if (!loaded) value = stored.read();
      loaded = true;
      return value;
    },
    set,
    clear: () => set(undefined),
    subscribe,
  };
}
