/** Maximum delay of an idle task, in ms. */
const timeout = 2_000;

/**
 * Calls a function in a task of its own when the browser is idle. Safari does not
 * support that: there the function is called after a short time.
 *
 * @returns a function that cancels the call
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
