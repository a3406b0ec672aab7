/** Sleep of a loop that can be ended early. */
export interface InterruptibleSleep {
  /** Ends the current sleep, or the next one if the loop is not sleeping. */
  wake(): void;
  /** Waits for at most the given time, in ms. The timer does not keep the process alive. */
  sleep(milliseconds: number): Promise<void>;
}

/**
 * Creates an interruptible sleep for one loop. Several calls of `wake()` during an iteration cause
 * one more iteration.
 */
export function createInterruptibleSleep(): InterruptibleSleep {
  let woken = Promise.withResolvers<void>();
  return {
    wake: () => woken.resolve(),
    async sleep(milliseconds) {
      const timer = setTimeout(() => woken.resolve(), milliseconds);
      Deno.unrefTimer(timer);
      await woken.promise;
      clearTimeout(timer);
      woken = Promise.withResolvers();
    },
  };
}
