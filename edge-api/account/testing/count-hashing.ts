/** Counts how often Argon2 was computed, by whomever. `using` ends the counting. */
export interface HashCount extends Disposable {
  /** So far. */
  total: number;
  /** At this moment. */
  running: number;
  /** At most at one moment. */
  maxConcurrent: number;
}

/** Begins to count. Everything is computed as ever. */
export function countHashing(): HashCount {
  const { deriveBits } = crypto.subtle;
  const count = {
    total: 0,
    running: 0,
    maxConcurrent: 0,
    [Symbol.dispose]: () => {
      crypto.subtle.deriveBits = deriveBits;
    },
  };
  crypto.subtle.deriveBits = async (...parameters) => {
    count.total += 1;
    count.running += 1;
    count.maxConcurrent = Math.max(count.maxConcurrent, count.running);
    try {
      return await deriveBits.apply(crypto.subtle, parameters);
    } finally {
      count.running -= 1;
    }
  };
  return count;
}
