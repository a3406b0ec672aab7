import { SingleBar } from 'cli-progress';
import type { Output } from './output.ts';

/** Shows how far a long command is. */
export interface Progress {
  update(stage: string, done: number, total: number): void;
  /** Takes it off the screen. */
  stop(): void;
}

/** Shorter work is over before anyone has read a word. */
const worthShowing = 1_000;

/** A bar on standard error, while somebody looks at it. */
export function createProgress({ interactive }: Output): Progress {
  let bar: SingleBar | undefined;
  return {
    update(stage, done, total) {
      if (!interactive || total < worthShowing) return;
      if (!bar) {
        bar = new SingleBar({
          format: '{stage} {bar} {value} of {total}',
          clearOnComplete: true,
          barsize: 30,
          barCompleteChar: '█',
          barIncompleteChar: '░',
          // An interrupted bar cannot switch the wrapping of lines on again.
          linewrap: true,
        });
        bar.start(total, done, { stage });
      }
      bar.update(done, { stage });
    },
    stop() {
      bar?.stop();
      bar = undefined;
    },
  };
}
