import { createPasswords, type Passwords } from '../passwords/passwords.ts';

/** Cost of a hash that takes less than 1 ms. The default cost takes about 100 ms. */
export const lowCost = { memory: 64, passes: 1, parallelism: 1 };

/** Creates password hashing with {@linkcode lowCost}, for tests of something else. */
export function createTestPasswords(): Passwords {
  return createPasswords({ atOnce: 2, cost: lowCost });
}
