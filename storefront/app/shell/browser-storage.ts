/** The part of the Web Storage API that the shop uses. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Wraps a storage area whose getter throws where the browser forbids storage. */
function lazyArea(area: () => Storage): StorageArea {
  return {
    getItem: (key) => area().getItem(key),
    setItem: (key, value) => area().setItem(key, value),
    removeItem: (key) => area().removeItem(key),
  };
}

/** Local storage: shared by the tabs of a browser, kept between visits. */
export const browserStorage = lazyArea(() => localStorage);

/** Session storage: belongs to one tab, survives a reload. */
export const tabStorage = lazyArea(() => sessionStorage);

/** The value under one key of a storage area. */
export interface StoredValue<T> {
  read(): T | undefined;
  write(value: T): void;
  remove(): void;
}

/**
 * Opens the text under a key. No method throws: while the storage area is forbidden or full, the
 * text is kept in memory until the page is closed or another tab writes the key.
 */
export function storedText(area: StorageArea, key: string): StoredValue<string> {
  /** The last write if it failed, and the stored text at that time. */
  let unsaved: { text: string | undefined; stored: string | undefined } | undefined;
  let warned = false;

  function warn(error: unknown) {
    if (!warned) console.warn(`Storage is unavailable, so "${key}" is kept in memory`, error);
    warned = true;
  }

  function stored(): string | undefined {
    try {
      return area.getItem(key) ?? undefined;
    } catch (error) {
      warn(error);
    }
  }

  function save(text: string | undefined) {
    try {
      if (text === undefined) area.removeItem(key);
      else area.setItem(key, text);
      unsaved = undefined;
    } catch (error) {
      warn(error);
      unsaved = { text, stored: stored() };
    }
  }

  return {
    read() {
      const text = stored();
      return unsaved && unsaved.stored === text ? unsaved.text : text;
    },
    write: save,
    remove: () => save(undefined),
  };
}

/**
 * Opens the JSON value under a key; see {@linkcode storedText}.
 *
 * @param parse returns the value that the parsed JSON represents, or `undefined` if it is invalid;
 * never called for a missing or damaged text
 */
export function storedJson<T>(
  area: StorageArea,
  key: string,
  parse: (value: unknown) => T | undefined,
): StoredValue<T> {
  const text = storedText(area, key);
  return {
    read() {
      const value = parseJson(text.read());
      return value === undefined ? undefined : parse(value);
    },
    write: (value) => text.write(JSON.stringify(value)),
    remove: text.remove,
  };
}

/** Parses JSON; a missing or damaged text becomes `undefined`. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
