import { AsyncLocalStorage } from 'node:async_hooks';

const lanes = new AsyncLocalStorage<string>();

/**
 * Runs work for a client. Its tasks in every `TaskQueue` take turns with those of other clients.
 *
 * @param lane network of the client, from `siteOf()`
 */
export function runForClient<T>(lane: string, work: () => T): T {
  return lanes.run(lane, work);
}

/** Returns the lane of the client for whom the current task runs; empty outside of requests. */
export function clientLane(): string {
  return lanes.getStore() ?? '';
}
