import type { Argon2Cost } from '../passwords/argon2/argon2id.ts';

/** Counter of all Argon2 computations in the process. `using` stops counting. */
export interface HashCount extends Disposable {
  /** Number of computations so far. */
  total: number;
  /** Number of computations in progress. */
  running: number;
  /** Maximum of `running`. */
  maxConcurrent: number;
  /** Cost of each computation. */
  costs: Argon2Cost[];
}

/** Starts counting. The computations themselves are not changed. */
export function countHashing(): HashCount {
  const { deriveBits } = crypto.subtle;
  const count = {
    total: 0,
    running: 0,
    maxConcurrent: 0,
    costs: [] as Argon2Cost[],
    [Symbol.dispose]: () => {
      crypto.subtle.deriveBits = deriveBits;
    },
  };
  crypto.subtle.deriveBits = async (...parameters) => {
    const { memory, passes, parallelism } = parameters[0] as unknown as Argon2Cost;
    count.costs.push({ memory, passes, parallelism });
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
