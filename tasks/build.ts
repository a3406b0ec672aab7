/** Builds the pages of the storefront and the back office if their sources have changed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ignoreMissing } from '../edge-api/ignore-errors.ts';
import { runAlone } from './run-alone.ts';
import { runChild } from './run-child.ts';

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
  'storefront/vite.worker.config.ts',
  'back-office/app',
  'back-office/public',
  'back-office/index.html',
  'back-office/package.json',
  'back-office/vite.config.ts',
];

/**
 * Builds the pages unless they are up to date. A signal ends the build and this process; an
 * interrupted build leaves no stamp and is repeated. A second process waits for the first one.
 *
 * @throws {Error} if the build fails
 */
export async function buildIfNeeded(): Promise<void> {
  const digest = digestOf(sources);
  const isBuilt = async () => await Deno.readTextFile(stamp).catch(ignoreMissing) === digest;
  if (await isBuilt()) return;
  // Two builds at the same time would remove the files of each other.
  await runAlone(import.meta.filename!, async () => {
    if (await isBuilt()) return;
    await Deno.remove(stamp).catch(ignoreMissing);
    await build('storefront', ['npm:@react-router/dev', 'build']);
    const worker = ['npm:vite', 'build', '--config', 'vite.worker.config.ts', '--logLevel', 'warn'];
    await build('storefront', worker);
    await build('back-office', ['npm:vite', 'build', '--emptyOutDir', '--logLevel', 'warn']);
    await Deno.writeTextFile(stamp, digest);
  });
}

async function build(folder: string, program: readonly string[]): Promise<void> {
  const command = new Deno.Command(Deno.execPath(), {
    args: ['run', '-A', ...program],
    cwd: join(root, folder),
    stdin: 'null',
  });
  const { success } = await runChild(command);
  if (!success) throw new Error(`The ${folder} could not be built: see the output above.`);
}

/**
 * Returns a digest of the names and contents of all files, independent of their dates. It reads
 * them one by one, because asynchronous calls take several times as long before each start.
 */
function digestOf(paths: string[]): string {
  const all = createHash('sha256');
  for (const file of paths.flatMap(listFiles).sort()) {
    const content = createHash('sha256').update(readFileSync(join(root, file))).digest('hex');
    all.update(`${file} ${content}\n`);
  }
  return all.digest('hex');
}

/** Lists the files below a path without tests, stories, pictures and dependencies. */
function listFiles(path: string): string[] {
  const files = statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    : [path];
  return files.filter((file) =>
    !/\/node_modules\/|\.(test|stories|sample)\.tsx?$|\.(avif|webp|md)$/.test(file)
  );
}

if (import.meta.main) {
  await buildIfNeeded();
  // See docs/decisions/039.
  Deno.exit();
}
