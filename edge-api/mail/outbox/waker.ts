/** Lets a loop sleep until it is time, or until someone wakes it. */
export interface Waker {
  /** Ends the sleep, or the next one before it begins. */
  wake(): void;
  /** Waits for that many ms at most. It does not keep the process alive. */
  sleep(milliseconds: number): Promise<void>;
}

/**
 * Makes a waker for one loop. However often it is called while the loop works, the loop turns once
 * more.
 *
 * @example
 * ```ts
 * import { createWaker } from './waker.ts';
 *
 * const waker = createWaker();
 * waker.wake();
 * await waker.sleep(60_000);
 * ```
 */
export function createWaker(): Waker {
  let bell = Promise.withResolvers<void>();
  return {
    wake: () => bell.resolve(),
    async sleep(milliseconds) {
      const timer = setTimeout(() => bell.resolve(), milliseconds);
      Deno.unrefTimer(timer);
      await bell.promise;
      clearTimeout(timer);
      bell = Promise.withResolvers();
    },
  };
}
