/** Builds the pages of the storefront if their sources have changed. */
import { join } from 'node:path';

const root = join(import.meta.dirname!, '..');
const stamp = join(root, 'storefront/build/sources');

/** Files and folders that the built pages depend on. */
const sources = [
  'deno.lock',
  'package.json',
  'lunar',
  'ui',
  'edge-api',
  'storefront/app',
  'storefront/public',
  'storefront/package.json',
  'storefront/react-router.config.ts',
  'storefront/vite.config.ts',
];

/**
 * Builds the pages unless they are up to date. An interrupted build leaves no stamp and is
 * repeated.
 *
 * @throws {Error} if the build fails
 */
export async function buildIfNeeded(): Promise<void> {
  const digest = await digestOf(sources);
  if (await readStamp() === digest) return;
  await Deno.remove(stamp).catch(ignoreMissing);
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ['run', '-A', 'npm:@react-router/dev', 'build'],
    cwd: join(root, 'storefront'),
    stdin: 'null',
  }).spawn().status;
  if (!success) throw new Error('The storefront could not be built: see the output above.');
  await Deno.writeTextFile(stamp, digest);
}

async function readStamp(): Promise<string | undefined> {
  try {
    return await Deno.readTextFile(stamp);
  } catch (error) {
    return ignoreMissing(error);
  }
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
}

/** Returns a digest of the names and contents of all files, independent of their dates. */
async function digestOf(paths: string[]): Promise<string> {
  const digests: string[] = [];
  for (const path of paths) {
    for await (const file of listFiles(path)) {
      const content = await crypto.subtle.digest('SHA-256', await Deno.readFile(join(root, file)));
      digests.push(`${file} ${new Uint8Array(content).toHex()}`);
    }
  }
  const all = new TextEncoder().encode(digests.sort().join('\n'));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', all)).toHex();
}

/** Lists the files below a path without tests, stories, pictures and dependencies. */
async function* listFiles(path: string): AsyncGenerator<string> {
  const { isDirectory } = await Deno.stat(join(root, path));
  if (!isDirectory) {
    if (!/\.(test|stories|sample)\.tsx?$|\.(avif|webp|md)$/.test(path)) yield path;
    return;
  }
  for await (const { name } of Deno.readDir(join(root, path))) {
    if (name !== 'node_modules') yield* listFiles(`${path}/${name}`);
  }
}

if (import.meta.main) await buildIfNeeded();
