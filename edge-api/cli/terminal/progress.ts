import { SingleBar } from 'cli-progress';
import type { Output } from './output.ts';

export interface Progress {
  /** Shows how many of the bytes of a stage are done. */
  update(stage: string, done: number, total: number): void;
  stop(): void;
}

/** Minimum number of bytes for a progress bar. Less work ends before the bar could be read. */
const minTotal = 500_000;

/** Creates a progress bar on standard error, which is shown in interactive use only. */
export function createProgress({ interactive }: Output): Progress {
  let bar: SingleBar | undefined;
  return {
    update(stage, done, total) {
      if (!interactive || total < minTotal) return;
      if (!bar) {
        bar = new SingleBar({
          format: '{stage} {bar} {percentage} %',
          clearOnComplete: true,
          barsize: 30,
          barCompleteChar: '█',
          barIncompleteChar: '░',
          // If the bar turned line wrapping off, an interruption would leave it off.
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
