/**
 * Creates a sleep for one loop that can be ended early. Several calls of `wake()` during an
 * iteration cause one more iteration.
 */
export function createInterruptibleSleep() {
  let woken = Promise.withResolvers<void>();
  return {
    /** Ends the current sleep, or the next one if the loop is not sleeping. */
    wake: () => woken.resolve(),
    /** Waits for at most the given time, in ms. The timer does not keep the process alive. */
    async sleep(milliseconds: number): Promise<void> {
      const timer = setTimeout(() => woken.resolve(), milliseconds);
      Deno.unrefTimer(timer);
      await woken.promise;
      clearTimeout(timer);
      woken = Promise.withResolvers();
    },
  };
}
