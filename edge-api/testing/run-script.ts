import { fileURLToPath } from 'node:url';

/** A script of this folder that runs as a process of its own. */
export interface RunningScript {
  /** The lines it has printed so far. */
  lines: string[];
  /** Settles when it has printed a line that begins with `prefix`; rejects if it ends before. */
  printed(prefix: string): Promise<void>;
  /** Settles with its exit code when it has ended and all its lines are read. */
  ended: Promise<number>;
  /** Ends it at once, as a power cut would. */
  kill(): void;
}

/** Starts `script` of this folder with `args`. What it writes to standard error is shown. */
export function runScript(script: string, args: string[]): RunningScript {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = new Deno.Command(Deno.execPath(), {
    args: ['run', '--quiet', '--allow-all', path, ...args],
    stdin: 'null',
    stdout: 'piped',
    stderr: 'inherit',
  }).spawn();
  const lines: string[] = [];
  let over = false;
  let wake = Promise.withResolvers<void>();
  const announce = () => {
    wake.resolve();
    wake = Promise.withResolvers();
  };

  async function read(): Promise<number> {
    let rest = '';
    for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts);
      announce();
    }
    const { code } = await child.status;
    over = true;
    announce();
    return code;
  }

  return {
    lines,
    ended: read(),
    async printed(prefix) {
      while (!lines.some((line) => line.startsWith(prefix))) {
        if (over) throw new Error(`${script} ended before it printed ${prefix}`);
        await wake.promise;
      }
    },
    kill: () => child.kill('SIGKILL'),
  };
}
