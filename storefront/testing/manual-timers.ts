import type { SyncTimers } from '../app/cart/sync/cart-sync-deps.ts';

/** Timers with a clock that only the test advances. */
export interface ManualTimers extends SyncTimers {
  /** Delays of the waiting timers in ms. */
  delays(): number[];
  /** Advances the time by `ms` and runs the tasks that become due. */
  advance(ms: number): void;
}

/** Creates manual timers. A task without a delay runs in a microtask. */
export function createManualTimers(): ManualTimers {
  let time = 0;
  const waiting = new Map<() => void, number>();

  return {
    now: () => time,
    start(task, delay) {
      if (delay === 0) {
        let cancelled = false;
        queueMicrotask(() => cancelled || task());
        return () => cancelled = true;
      }
      // A key of its own, because the same task may wait twice.
      const timer = () => task();
      waiting.set(timer, time + delay);
      return () => waiting.delete(timer);
    },
    delays: () => [...waiting.values()].map((dueAt) => dueAt - time),
    advance(ms) {
      time += ms;
      for (const [timer, dueAt] of [...waiting]) {
        if (dueAt <= time && waiting.delete(timer)) timer();
      }
    },
  };
}
