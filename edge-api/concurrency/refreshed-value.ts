import { deadline } from './deadline.ts';

/** A value in memory that is refreshed when it is used. */
export interface RefreshedValue<T> {
  /**
   * Returns the value if it was refreshed within the interval, and refreshes it otherwise.
   * Concurrent calls share one refresh. If that fails or takes long, the older value is returned.
   *
   * @throws the error of the first refresh
   */
  current(): Promise<T>;
  /** Returns the value if it was refreshed within the interval. */
  recent(): T | undefined;
}

export interface RefreshTimes {
  /** Returns the time of a monotonic clock, in ms. */
  now?: () => number;
  /** Maximum time of a call while there is an older value, in ms. @default 200 */
  waitLimit?: number;
}

export interface RefreshOptions<T> extends RefreshTimes {
  /** Returns the new value. `previous` is undefined at first. */
  refresh: (previous: T | undefined) => Promise<T>;
  /** Called with the error of a refresh while there is an older value. */
  onError: (error: unknown) => void;
  /** Time between two refreshes, in ms. @default 1,000 */
  interval?: number;
}

/** Creates a value that is refreshed at most once per interval. */
export function createRefreshedValue<T extends object>(
  { refresh, onError, now = () => performance.now(), interval = 1_000, waitLimit = 200 }:
    RefreshOptions<T>,
): RefreshedValue<T> {
  let value: T | undefined;
  let refreshedAt = -Infinity;
  let refreshing: Promise<T> | undefined;
  /** `true` while refreshes take longer than the limit, so that no call waits for the next one. */
  let isSlow = false;

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

  async function renewInTime(older: T): Promise<T> {
    const renewed = refreshing ??= renew();
    if (isSlow) return older;
    return await deadline(renewed, waitLimit, () => {
      isSlow = true;
      renewed.finally(() => isSlow = false);
      return older;
    });
  }

  const recent = () => now() - refreshedAt < interval ? value : undefined;
  return {
    recent,
    current() {
      const known = recent();
      if (known) return Promise.resolve(known);
      return value === undefined ? refreshing ??= renew() : renewInTime(value);
    },
  };
}
