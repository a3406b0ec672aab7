import { fileURLToPath } from 'node:url';
import { runOptions } from '../../testing/run-options.ts';

/** Result of an owner's command. */
export interface ShopResult {
  code: number;
  signal: Deno.Signal | null;
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

/** Runs an owner's command without a terminal and waits for its end. */
export async function runShop(
  database: string | ShopInput,
  ...args: string[]
): Promise<ShopResult> {
  const { url, env, input }: ShopInput = typeof database === 'string'
    ? { url: database }
    : database;
  const child = spawnShop(url, args, { env, input });
  if (input !== undefined) await new Blob([input]).stream().pipeTo(child.stdin);
  const { code, signal, stdout, stderr } = await child.output();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return { code, signal, stdout: decoder.decode(stdout), stderr: decoder.decode(stderr) };
}

/** Runs a command with `--json` and returns its document. Throws if the command fails. */
export async function runShopForJson(databaseUrl: string, ...args: string[]): Promise<unknown> {
  const { code, stdout, stderr } = await runShop(databaseUrl, ...args, '--json');
  if (code !== 0) throw new Error(`shop ${args.join(' ')} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout);
}
