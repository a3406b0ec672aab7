/** A map that removes the least recently used entry when it is full. */
export class LruMap<K, V> {
  // A map keeps the order of insertion. A used entry is inserted again: the first is the oldest.
  readonly #entries = new Map<K, V>();
  readonly #limit: number;

  /** @param limit maximum number of entries */
  constructor(limit: number) {
    this.#limit = limit;
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

  /** Stores a value. */
  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limit) break;
      this.#entries.delete(oldest);
    }
  }

  /** Removes a key. */
  delete(key: K): void {
    this.#entries.delete(key);
  }
}
