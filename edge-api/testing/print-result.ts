import { runOptions } from './run-options.ts';

/**
 * Runs the source of a module as a separate process and returns what it prints. Its standard error
 * is dropped, to which Deno writes every error of a worker.
 */
export async function printResult(source: string): Promise<string> {
  const url = `data:text/typescript,${encodeURIComponent(source)}`;
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: [...runOptions, '--allow-all', url],
    stderr: 'null',
  }).output();
  return new TextDecoder().decode(stdout);
}
