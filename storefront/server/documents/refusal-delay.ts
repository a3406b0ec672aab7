export interface RefusalDelayOptions {
  /** Delay of a refusal, in ms. @default 250 */
  ms?: number;
  /** Maximum number of delayed refusals; further ones are immediate. @default 256 */
  maxWaiting?: number;
}

/**
 * Creates a function that waits before a refusal is sent. A client that repeats its request as soon
 * as it is refused would otherwise keep the server busy with refusals. Waiting costs a timer only.
 */
export function createRefusalDelay(
  { ms = 250, maxWaiting = 256 }: RefusalDelayOptions = {},
): () => Promise<void> {
  let waiting = 0;
  return async () => {
    if (waiting >= maxWaiting) return;
    waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, ms));
    waiting -= 1;
  };
}
