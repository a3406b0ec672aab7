/** Memory in bytes above which a process returns what is unused. That stops it for 0.1 to 0.4 s. */
const trimAbove = 300 * 2 ** 20;

/** Time between two readings, and at least between two trims, in ms. */
const readInterval = 250;
const trimInterval = 10_000;

/** Size of a page of memory in bytes, on all platforms on which glibc has the variable. */
const pageSize = 4_096;

/**
 * Sends SIGUSR2 to a process of Deno whenever it takes much memory, on Linux. With
 * `DENO_USR2_MEMORY_TRIM` in its environment it then collects garbage and returns free blocks to
 * the system, which the allocator of glibc keeps otherwise.
 *
 * @returns function that ends the watch
 */
export function trimMemory(pid: number): () => void {
  let trimmedAt = 0;
  const timer = setInterval(async () => {
    try {
      const resident = Number((await Deno.readTextFile(`/proc/${pid}/statm`)).split(' ')[1]);
      const now = performance.now();
      if (resident * pageSize < trimAbove || now - trimmedAt < trimInterval) return;
      trimmedAt = now;
      Deno.kill(pid, 'SIGUSR2');
    } catch {
      // The process has ended, or the system is not Linux.
      clearInterval(timer);
    }
  }, readInterval);
  return () => clearInterval(timer);
}
