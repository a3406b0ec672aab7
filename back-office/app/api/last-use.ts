/** Time after an input during which a request belongs to it, in ms. */
const recent = 60_000;

/** Inputs of a person; a page that refreshes by itself causes none of them. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'focus'] as const;

/**
 * Observes the inputs of a person on a page.
 *
 * @param now returns the time in ms
 * @returns a function that returns `true` while a request is caused by the person. The others must
 * not keep the session alive.
 */
export function observeUse(page: EventTarget, now = () => performance.now()): () => boolean {
  let usedAt = now();
  for (const name of inputs) {
    page.addEventListener(name, () => usedAt = now(), { capture: true, passive: true });
  }
  return () => now() - usedAt < recent;
}
