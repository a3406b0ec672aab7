/** A value in memory that is refreshed when it is used. */
export interface RefreshedValue<T> {
  /**
   * Returns the value if it was refreshed within the interval, and refreshes it otherwise.
   * Concurrent calls share one refresh. If that fails, the older value is returned.
   *
   * @throws the error of the first refresh
   */
  current(): Promise<T>;
  /** Returns the value if it was refreshed within the interval. */
  recent(): T | undefined;
}

/** Options of {@linkcode createRefreshedValue}. */
export interface RefreshOptions<T> {
  /** Returns the new value. `previous` is undefined at first. */
  refresh: (previous: T | undefined) => Promise<T>;
  /** Called with the error of a refresh while there is an older value. */
  onError: (error: unknown) => void;
  /** Returns the time of a monotonic clock, in ms. */
  now: () => number;
  /** Time between two refreshes, in ms. @default 1,000 */
  interval?: number;
}

/** Creates a value that is refreshed at most once per interval. */
export function createRefreshedValue<T extends object>(
  { refresh, onError, now, interval = 1_000 }: RefreshOptions<T>,
): RefreshedValue<T> {
  let value: T | undefined;
  let refreshedAt = -Infinity;
  let refreshing: Promise<T> | undefined;

  async function renew(): Promise<T> {
    try {
      value = await refresh(value);
      refreshedAt = now();
      return value;
    } catch (error) {
      if (value === undefined) throw error;
      onError(error);
      refreshedAt = now();
      return value;
    } finally {
      refreshing = undefined;
    }
  }

  const recent = () => now() - refreshedAt < interval ? value : undefined;
  return {
    recent,
    current() {
      const known = recent();
      return known ? Promise.resolve(known) : refreshing ??= renew();
    },
  };
}
