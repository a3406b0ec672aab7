import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { runOptions } from '../../testing/run-options.ts';
import type { ProcessInput } from './action-process.ts';

/** Process that runs actions on the same database. */
export class OtherProcess {
  #running = start();

  /** @throws {Error} if the process ends before it has answered */
  async send(input: ProcessInput): Promise<string[]> {
    const { writer, lines } = this.#running;
    await writer.write(new TextEncoder().encode(`${JSON.stringify(input)}\n`));
    const { value, done } = await lines.next();
    if (done) throw new Error('The other process has ended');
    return JSON.parse(value);
  }

  /** Kills the process, also in the middle of an action, and starts another one. */
  async crash(): Promise<void> {
    const { child } = this.#running;
    child.kill('SIGKILL');
    await child.status;
    this.#running = start();
  }

  async [Symbol.asyncDispose]() {
    const { child, writer } = this.#running;
    await writer.close();
    await child.status;
  }
}

function start() {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      ...runOptions,
      '-A',
      fileURLToPath(new URL('action-process.ts', import.meta.url)),
    ],
    stdin: 'piped',
    stdout: 'piped',
  }).spawn();
  const lines = createInterface({ input: Readable.fromWeb(child.stdout as never) });
  return { child, writer: child.stdin.getWriter(), lines: lines[Symbol.asyncIterator]() };
}
