export type LineStream = Pick<typeof Deno.stdout, 'write' | 'writeSync'>;

/** Maximum length of the lines that wait for the stream, in characters. Later ones are dropped. */
const maxWaiting = 2 ** 20;

/** Time after which an unfinished write is given up at the end of the process, in ms. */
const stuckAfter = 1_000;

/**
 * Time that the end of the process waits for another write, in ms. A thread executes it, which a
 * busy machine may delay.
 */
const lastWait = 200;

/**
 * Creates a function that writes lines to a stream and never fails or waits. A closed or full
 * stream, and one whose reader has stopped, must not end or block the shop: the lines that it does
 * not take are dropped, and their number is written as soon as it takes lines again.
 *
 * @returns function of complete lines and of `true` for the last ones before the process ends
 */
export function createLineWriter(stream: LineStream): (lines: string, isLast: boolean) => void {
  const encoder = new TextEncoder();
  let waiting = '';
  let dropped = 0;
  let writingSince: number | undefined;

  const take = () => {
    const lost = dropped > 0
      ? `{"level":"error","message":"log lines lost","lines":${dropped}}\n`
      : '';
    const lines = waiting;
    waiting = '';
    return { lines, reported: dropped, bytes: encoder.encode(lost + lines) };
  };

  async function write() {
    while (waiting !== '') {
      writingSince = performance.now();
      const { lines, reported, bytes } = take();
      try {
        for (let end = 0; end < bytes.length;) end += await stream.write(bytes.subarray(end));
        // More may have been dropped meanwhile.
        dropped -= reported;
      } catch {
        // There is nowhere to report it.
        dropped += countLines(lines);
      }
    }
    writingSince = undefined;
  }

  function writeLast() {
    if (writingSince !== undefined) {
      if (performance.now() - writingSince > stuckAfter) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lastWait);
    }
    const { bytes } = take();
    try {
      for (let end = 0; end < bytes.length;) end += stream.writeSync(bytes.subarray(end));
    } catch {
      // The process ends.
    }
  }

  return (lines, isLast) => {
    if (waiting.length + lines.length > maxWaiting) dropped += countLines(lines);
    else waiting += lines;
    if (isLast) writeLast();
    else if (writingSince === undefined) write();
  };
}

const countLines = (lines: string) => lines.split('\n').length - 1;
