import { setImmediate } from 'node:timers';

/** Starts renderings at intervals, so that other requests are answered between two of them. */
export interface RenderPacer {
  /** Calls `render` in a later turn of the event loop, as soon as the next rendering may start. */
  run<T>(render: () => Promise<T>): Promise<T>;
}

/** Options of a pacer. */
export interface RenderPacerOptions {
  /** Share of the time in which pages are rendered while several wait. */
  share: number;
  /** Returns the time of a monotonic clock in ms. */
  now?: () => number;
  /** Waits for a time in ms, and at least for the next turn of the event loop. */
  wait?: (ms: number) => Promise<void>;
}

/**
 * Maximum duration of a rendering that is taken into account, in ms. A longer one waits for
 * something, or the machine is busy.
 */
const maxDuration = 50;

/**
 * Creates a pacer. The interval between two starts is the duration of the last rendering, divided
 * by the share. A rendering that is requested alone starts at once. One that does not end delays no
 * other.
 */
export function createRenderPacer(
  { share, now = () => performance.now(), wait = waitFor }: RenderPacerOptions,
): RenderPacer {
  let interval = 0;
  let nextStart = 0;
  let running = 0;
  return {
    async run(render) {
      const time = now();
      const start = running > 0 ? Math.max(time, nextStart) : time;
      nextStart = start + interval;
      running += 1;
      await wait(start - time);
      const started = now();
      try {
        return await render();
      } finally {
        running -= 1;
        interval = Math.min(now() - started, maxDuration) / share;
        nextStart = Math.max(nextStart, started + interval);
      }
    },
  };
}

function waitFor(ms: number): Promise<void> {
  // A timer takes at least a millisecond.
  return new Promise((resolve) => ms > 0 ? setTimeout(resolve, ms) : setImmediate(resolve));
}
