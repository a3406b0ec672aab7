import { fileURLToPath } from 'node:url';
import { runOptions } from './run-options.ts';

/** A script of this folder that runs as a separate process. */
export interface RunningScript {
  /** Lines printed so far. */
  lines: string[];
  /** Resolves when a printed line starts with `prefix`; rejects if the script ends before. */
  printed(prefix: string): Promise<void>;
  /**
   * Resolves when the printed lines satisfy `condition`, which is called after each output; rejects
   * if the script ends before.
   */
  until(condition: (lines: readonly string[]) => boolean): Promise<void>;
  /** Resolves with the exit code when the script has ended and all its lines are read. */
  ended: Promise<number>;
  /** Closes the standard input of the script. */
  closeInput(): Promise<void>;
  /** Ends the script immediately with SIGKILL, which simulates a power failure. */
  kill(): void;
}

/** Starts `script` of this folder with `args`. Its standard error is passed through. */
export function runScript(script: string, args: string[]): RunningScript {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = new Deno.Command(Deno.execPath(), {
    args: [...runOptions, '--allow-all', path, ...args],
    stdin: 'piped',
    stdout: 'piped',
    stderr: 'inherit',
  }).spawn();
  const lines: string[] = [];
  let hasEnded = false;
  let change = Promise.withResolvers<void>();
  const notify = () => {
    change.resolve();
    change = Promise.withResolvers();
  };

  let inputClosed: Promise<void> | undefined;
  const closeInput = () => inputClosed ??= child.stdin.close();

  async function read(): Promise<number> {
    let incomplete = '';
    for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
      const complete = (incomplete + text).split('\n');
      incomplete = complete.pop() ?? '';
      lines.push(...complete);
      notify();
    }
    const { code } = await child.status;
    await closeInput();
    hasEnded = true;
    notify();
    return code;
  }

  async function until(condition: (lines: readonly string[]) => boolean, what = 'more') {
    while (!condition(lines)) {
      if (hasEnded) throw new Error(`${script} ended before it printed ${what}`);
      await change.promise;
    }
  }

  return {
    lines,
    ended: read(),
    printed: (prefix) => until(() => lines.some((line) => line.startsWith(prefix)), prefix),
    until: (condition) => until(condition),
    closeInput,
    kill: () => child.kill('SIGKILL'),
  };
}
