import { storedJson, tabStorage } from './browser-storage.ts';
import { createEmitter, type Store } from './observable.ts';

/** One value that is kept until its tab is closed, also after a reload or a step in the history. */
export interface TabRecord<T> extends Store<T | undefined> {
  clear(): void;
}

const records = new Set<{ clear(): void }>();

/** Clears everything that this tab keeps: its customer has logged out, here or in another tab. */
export function clearTab(): void {
  for (const record of records) record.clear();
  try {
    // Also the records whose code has not been loaded.
    sessionStorage.clear();
  } catch {
    // The browser forbids storage, so that there is nothing else.
  }
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

  const record: TabRecord<T> = {
    get() {
      if (!loaded) value = stored.read();
      loaded = true;
      return value;
    },
    set,
    clear: () => set(undefined),
    subscribe,
  };
  records.add(record);
  return record;
}
