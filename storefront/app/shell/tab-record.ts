import type { ShopStorage } from './browser-storage.ts';

/** One value that lives as long as its tab: through a reload and a step back, not beyond. */
export interface TabRecord<T> {
  /** The value; the same object until it changes. */
  read(): T | undefined;
  write(value: T): void;
  forget(): void;
  subscribe(listener: () => void): () => void;
}

/** Session storage, touched only when it is used: where it is forbidden even its name throws. */
const tabStorage: ShopStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};

/**
 * Keeps a value in the storage of its tab; where that is forbidden or full, as long as the page lives.
 *
 * @param check gives the value back if it is one, else undefined
 */
export function createTabRecord<T>(
  key: string,
  check: (value: unknown) => T | undefined,
  storage = tabStorage,
): TabRecord<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  let opened = false;

  function open() {
    opened = true;
    try {
      value = check(JSON.parse(storage.getItem(key) ?? 'null'));
    } catch {
      // Damaged, or storage is not to be had: there is none.
      value = undefined;
    }
  }

  function become(next: T | undefined) {
    opened = true;
    value = next;
    try {
      if (next === undefined) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(next));
    } catch (error) {
      console.warn(`What belongs to ${key} could not be kept`, error);
    }
    for (const listener of listeners) listener();
  }

  return {
    read() {
      if (!opened) open();
      return value;
    },
    write: become,
    forget: () => become(undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
