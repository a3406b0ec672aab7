/** Counter of all Argon2 computations in the process. `using` stops counting. */
export interface HashCount extends Disposable {
  /** Number of computations so far. */
  total: number;
  /** Number of computations in progress. */
  running: number;
  /** Maximum of `running`. */
  maxConcurrent: number;
}

/** Starts counting. The computations themselves are not changed. */
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
