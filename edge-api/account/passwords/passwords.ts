import { TaskQueue } from '../../concurrency/task-queue.ts';
import { UnavailableError } from '../../errors.ts';
import type { Argon2Cost } from './argon2/argon2id.ts';
import {
  createDummyHash,
  defaultCost,
  hashPassword,
  isOutdatedHash,
  verifyPassword,
} from './password-hash.ts';

export interface PasswordsOptions {
  /**
   * Cost of new hashes, and of the work without a hash. Hashes of another cost are outdated.
   *
   * @default {@linkcode defaultCost}
   */
  cost?: Argon2Cost;
  /** Maximum number of concurrent computations. @default half of the cores */
  atOnce?: number;
  /** Maximum number of waiting passwords. Further ones are rejected. @default 100 */
  waiting?: number;
}

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Creates the password hashing of a process. All hashing of the process shares its limits, which
 * leave CPU time to other requests. It throws {@linkcode UnavailableError} if too many passwords
 * are waiting.
 */
export function createPasswords({
  cost = defaultCost,
  atOnce = Math.max(1, Math.floor(navigator.hardwareConcurrency / 2)),
  waiting = 100,
}: PasswordsOptions = {}) {
  const queue = new TaskQueue({
    concurrency: atOnce,
    maxWaiting: waiting,
    createError: () => new UnavailableError(),
  });
  const dummyHash = createDummyHash(cost);
  return {
    hash: (password: string): Promise<string> => queue.run(() => hashPassword(password, cost)),
    /** Verifies a password. Without a hash the result is `false`, after the same amount of work. */
    verify: (password: string, hash: string | null | undefined): Promise<boolean> =>
      queue.run(() => verifyPassword(password, hash ?? dummyHash)),
    /** Returns `true` if a hash was computed with other parameters than those of new hashes. */
    isOutdated: (hash: string) => isOutdatedHash(hash, cost),
  };
}
