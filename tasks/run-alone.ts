/**
 * Runs a function while no other process runs one with the same file. A process that ends, also by
 * a signal, lets the next one begin.
 *
 * @param file an existing file, which is not changed
 */
export async function runAlone<T>(file: string, run: () => Promise<T>): Promise<T> {
  using lock = await Deno.open(file);
  await lock.lock(true);
  return await run();
}
