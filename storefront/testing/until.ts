/**
 * Waits until a condition holds.
 *
 * @throws {Error} after 30 s, with the source of the condition
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000;
  while (!await condition()) {
    if (performance.now() > end) throw new Error(`Never true: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
