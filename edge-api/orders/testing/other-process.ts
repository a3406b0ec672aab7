import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { runOptions } from '../../testing/run-options.ts';
import type { ProcessInput } from './action-process.ts';

/** Process that runs actions on the same database. */
export class OtherProcess {
  readonly #child = new Deno.Command(Deno.execPath(), {
    args: [
      ...runOptions,
      '-A',
      fileURLToPath(new URL('action-process.ts', import.meta.url)),
    ],
    stdin: 'piped',
    stdout: 'piped',
  }).spawn();
  readonly #writer = this.#child.stdin.getWriter();
  readonly #lines = createInterface({ input: Readable.fromWeb(this.#child.stdout as never) })
    [Symbol.asyncIterator]();

  async send(input: ProcessInput): Promise<string[]> {
    await this.#writer.write(new TextEncoder().encode(`${JSON.stringify(input)}\n`));
    const { value, done } = await this.#lines.next();
    if (done) throw new Error('The other process has ended');
    return JSON.parse(value);
  }

  async [Symbol.asyncDispose]() {
    await this.#writer.close();
    await this.#child.status;
  }
}
