/** Builds the pages and bundles the programs of the server if their sources have changed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ignoreMissing } from '../edge-api/ignore-errors.ts';
import { runAlone } from './run-alone.ts';
import { runChild } from './run-child.ts';

const root = join(import.meta.dirname!, '..');

/** Files and folders that the built pages depend on. */
const pageSources = [
  'deno.lock',
  'package.json',
  'lunar',
  'tasks/chunks',
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

/** Sources of the programs of the server, in addition to those of the pages. */
const programSources = ['storefront/server', 'storefront/mod.ts', 'tasks'];

/**
 * Builds the pages and bundles the programs unless they are up to date. A signal ends the build and
 * this process; an interrupted build leaves no stamp and is repeated. A second process waits for
 * the first one.
 *
 * @throws {Error} if the build fails
 */
export async function buildIfNeeded(): Promise<void> {
  const pages = digestOf(pageSources);
  await once('sources', pages, async () => {
    await run('storefront', ['npm:@react-router/dev', 'build']);
    const worker = ['npm:vite', 'build', '--config', 'vite.worker.config.ts', '--logLevel', 'warn'];
    await run('storefront', worker);
    await run('back-office', ['npm:vite', 'build', '--emptyOutDir', '--logLevel', 'warn']);
    await escapeLetters('storefront/build/server');
  });
  await once('program-sources', pages + digestOf(programSources), async () => {
    await run('.', ['tasks/bundle-server.ts']);
    await escapeLetters('storefront/build/programs');
  });
}

/**
 * Replaces the letters outside of ASCII in built scripts by their escapes. V8 keeps the text of a
 * script as long as it runs, and needs half as much memory for ASCII.
 */
async function escapeLetters(folder: string): Promise<void> {
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  for (const file of listFiles(folder).filter((path) => path.endsWith('.js'))) {
    const text = await Deno.readTextFile(join(root, file));
    // A backslash before a letter would escape that of the replacement.
    await Deno.writeTextFile(join(root, file), text.replace(/(?<!\\)[^\0-\x7f]/g, escape));
  }
}

/** Runs a build unless its stamp, a file in `storefront/build`, has the digest of the sources. */
async function once(stamp: string, digest: string, build: () => Promise<void>): Promise<void> {
  const file = join(root, 'storefront/build', stamp);
  const isBuilt = async () => await Deno.readTextFile(file).catch(ignoreMissing) === digest;
  if (await isBuilt()) return;
  // Two builds at the same time would remove the files of each other.
  await runAlone(import.meta.filename!, async () => {
    if (await isBuilt()) return;
    await Deno.remove(file).catch(ignoreMissing);
    await build();
    await Deno.writeTextFile(file, digest);
  });
}

async function run(folder: string, program: readonly string[]): Promise<void> {
  const command = new Deno.Command(Deno.execPath(), {
    args: ['run', '-A', ...program],
    cwd: join(root, folder),
    stdin: 'null',
  });
  const { success } = await runChild(command);
  if (!success) throw new Error('The shop could not be built: see the output above.');
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
