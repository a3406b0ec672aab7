import type { CartSyncDeps, SyncTimers } from './cart-sync-deps.ts';

/** Work of the sync, and its reactions to events of the window. */
export interface SyncWork {
  /** Returns the time of the next run in ms since 1970; `undefined` if there is no work. */
  dueAt(): number | undefined;
  run(): Promise<void>;
  /** Called when the network is available again. */
  onOnline(): void;
  /** Called when the window receives the focus. */
  onFocus(): void;
  /** Called when the page is left while no run is in progress. */
  onPageHide(): void;
}

export const browserTimers: SyncTimers = {
  now: () => Date.now(),
  start(task, delay) {
    const timer = setTimeout(task, delay);
    return () => clearTimeout(timer);
  },
};

/** Runs the work of the sync when it is due, one run at a time, and after events of the window. */
export function createSyncScheduler(
  { events, withLock }: Pick<CartSyncDeps, 'events' | 'withLock'>,
  timers: SyncTimers,
  work: SyncWork,
) {
  let started = false;
  let running = false;
  let cancel = () => {};

  function schedule() {
    cancel();
    if (!started || running) return;
    const dueAt = work.dueAt();
    if (dueAt !== undefined) cancel = timers.start(run, Math.max(0, dueAt - timers.now()));
  }

  async function run() {
    running = true;
    try {
      await withLock(work.run);
    } finally {
      running = false;
      schedule();
    }
  }

  events.addEventListener('online', () => {
    work.onOnline();
    schedule();
  });
  events.addEventListener('focus', () => work.onFocus());
  events.addEventListener('pagehide', () => {
    if (!running) work.onPageHide();
  });

  return {
    start() {
      started = true;
      schedule();
    },
    /** Reschedules the next run. Must be called when `dueAt()` may have changed. */
    schedule,
  };
}
