export interface LruCacheOptions<V> {
  /** Maximum number of entries. @default no limit */
  maxEntries?: number;
  /** Maximum sum of the sizes. @default no limit */
  maxSize?: number;
  /** Returns the size of a value, always the same, such as a number of bytes. @default 0 */
  sizeOf?: (value: V) => number;
  /** Called with each value that is removed or replaced. */
  onRemove?: (value: V) => void;
}

/** A bounded map that removes the least recently used entries when it is full. */
export class LruCache<K, V extends object | number> {
  // A map keeps the order of insertion. A used entry is inserted again: the first is the oldest.
  readonly #entries = new Map<K, V>();
  readonly #options: Required<LruCacheOptions<V>>;
  #size = 0;

  constructor(
    { maxEntries = Infinity, maxSize = Infinity, sizeOf = () => 0, onRemove = () => {} }:
      LruCacheOptions<V>,
  ) {
    this.#options = { maxEntries, maxSize, sizeOf, onRemove };
  }

  get count(): number {
    return this.#entries.size;
  }

  get size(): number {
    return this.#size;
  }

  /** Returns the value of a key, which becomes the most recently used one. */
  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  /** Returns the value of a key, and does not count that as a use. */
  peek(key: K): V | undefined {
    return this.#entries.get(key);
  }

  /** Returns all values, the least recently used first. */
  values(): Iterable<V> {
    return this.#entries.values();
  }

  set(key: K, value: V): void {
    const { maxEntries, maxSize, sizeOf } = this.#options;
    this.delete(key);
    this.#entries.set(key, value);
    this.#size += sizeOf(value);
    while (this.count > maxEntries || this.#size > maxSize) this.deleteOldest();
  }

  delete(key: K): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#size -= this.#options.sizeOf(value);
    this.#options.onRemove(value);
  }

  /** Removes the least recently used entry. */
  deleteOldest(): void {
    for (const key of this.#entries.keys()) return this.delete(key);
  }
}

/**
 * Returns the cached promise of a key, or that of `create`. A promise that is rejected is removed.
 */
export function cachedPromise<T>(
  cache: LruCache<string, Promise<T>>,
  key: string,
  create: () => Promise<T>,
): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const created = create();
  cache.set(key, created);
  created.catch(() => {
    if (cache.peek(key) === created) cache.delete(key);
  });
  return created;
}
