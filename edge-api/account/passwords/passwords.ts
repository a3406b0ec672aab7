import { TaskQueue } from '../../concurrency/task-queue.ts';
import { UnavailableError } from '../../errors.ts';
import { dummyHash, hashPassword, verifyPassword } from './password-hash.ts';

/** Work on passwords, so bounded that it leaves the shop room to answer. */
export interface Passwords {
  /**
   * Makes what is kept of a password.
   *
   * @throws {UnavailableError} if too many wait already
   */
  hash(password: string): Promise<string>;

  /**
   * Whether a password is the one of a hash. Where there is no hash the answer is no, after the same work.
   *
   * @throws {UnavailableError} if too many wait already
   */
  verify(password: string, hash: string | null | undefined): Promise<boolean>;
}

/** How much work on passwords there may be. */
export interface PasswordsOptions {
  /**
   * How many are worked on at once.
   *
   * @default half of the cores
   */
  atOnce?: number;
  /**
   * How many may wait for that; one more is refused.
   *
   * @default 100
   */
  waiting?: number;
}

/**
 * Makes the one place of a process where passwords are hashed.
 *
 * @example
 * ```ts
 * import { createPasswords } from './passwords.ts';
 * import assert from 'node:assert/strict';
 *
 * const passwords = createPasswords();
 * assert.ok(await passwords.verify('mật khẩu', await passwords.hash('mật khẩu')));
 * assert.ok(!await passwords.verify('mật khẩu', null));
 * ```
 */
export function createPasswords({
  atOnce = Math.max(1, Math.floor(navigator.hardwareConcurrency / 2)),
  waiting = 100,
}: PasswordsOptions = {}): Passwords {
  const queue = new TaskQueue({
    concurrency: atOnce,
    maxWaiting: waiting,
    createError: () => new UnavailableError(),
  });
  return {
    hash: (password) => queue.run(() => hashPassword(password)),
    verify: (password, hash) => queue.run(() => verifyPassword(password, hash ?? dummyHash)),
  };
}
