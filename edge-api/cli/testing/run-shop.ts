import { fileURLToPath } from 'node:url';
import { runOptions } from '../../testing/run-options.ts';
import { runProgram } from '../program.ts';
import { createOutput } from '../terminal/output.ts';

/** Result of an owner's command. */
export interface ShopResult {
  code: number;
  stdout: string;
  stderr: string;
}

const cli = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Database of a command, and its environment and standard input. */
export interface ShopInput {
  /** URL of the database. */
  url: string;
  /** Further environment variables. */
  env?: Record<string, string>;
  /** Standard input. @default none */
  input?: string;
}

/** Starts an owner's command as a separate process. */
export function spawnShop(
  databaseUrl: string,
  args: readonly string[],
  { env = {}, input }: Omit<ShopInput, 'url'> = {},
): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: [...runOptions, '--allow-all', cli, ...args],
    env: { ...env, DATABASE_URL: databaseUrl },
    stdin: input === undefined ? 'null' : 'piped',
    stdout: 'piped',
    stderr: 'piped',
  }).spawn();
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Runs an owner's command as a separate process without a terminal, and waits for its end. */
export async function runShopProcess(
  database: string | ShopInput,
  ...args: string[]
): Promise<ShopResult> {
  const { url, env, input }: ShopInput = typeof database === 'string'
    ? { url: database }
    : database;
  const child = spawnShop(url, args, { env, input });
  if (input !== undefined) await new Blob([input]).stream().pipeTo(child.stdin);
  const { code, stdout, stderr } = await child.output();
  return { code, stdout: decoder.decode(stdout), stderr: decoder.decode(stderr) };
}

/**
 * Runs an owner's command in this process.
 *
 * @param database URL of the database, with the answer to a question if there is a terminal; a
 * function gives it when the command asks
 */
export async function runShop(
  database: string | { url: string; answer: string | (() => Promise<string>) },
  ...args: string[]
): Promise<ShopResult> {
  const { url, answer } = typeof database === 'string' ? { url: database } : database;
  const isTerminal = () => answer !== undefined;
  const [stdout, stderr] = [createSink(() => false), createSink(isTerminal)];
  const stdin = {
    isTerminal,
    async read(bytes: Uint8Array) {
      const text = typeof answer === 'function' ? await answer() : answer ?? '';
      return new TextEncoder().encodeInto(text, bytes).written;
    },
  };
  const environment = new Map(Object.entries({ ...Deno.env.toObject(), DATABASE_URL: url }));
  const output = createOutput(args.includes('--json'), { stdin, stdout, stderr });
  const code = await runProgram(args, output, environment);
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

function createSink(isTerminal: () => boolean) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  return {
    isTerminal,
    writeSync: (part: Uint8Array) => parts.push(part.slice()) && part.length,
    text: () => decoder.decode(Uint8Array.from(parts.flatMap((part) => [...part]))),
  };
}

/** Runs a command with `--json` and returns its document. Throws if the command fails. */
export async function runShopForJson(
  databaseUrl: string,
  ...args: string[]
): Promise<unknown> {
  return documentOf(await runShop(databaseUrl, ...args, '--json'));
}

/** Returns the document of a command with `--json`. Throws if the command has failed. */
export function documentOf({ code, stdout, stderr }: ShopResult): unknown {
  if (code !== 0) throw new Error(`The command ended with ${code}: ${stderr}`);
  return JSON.parse(stdout);
}
