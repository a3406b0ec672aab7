import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this repository. */
export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Packages that the API consists of, and those that the pages need in addition. */
const packages = { api: ['lunar', 'edge-api'], pages: ['ui', 'storefront', 'tasks'] };

/** Files outside of the packages that a release needs. */
const rootFiles = ['package.json', 'deno.json', 'deno.lock'];

/** Options of {@linkcode openRelease}. */
export interface ReleaseOptions {
  /** `true` to include the pages, and to build them. @default false */
  pages?: boolean;
}

/**
 * Returns a folder with the sources of a commit and their dependencies. They are extracted from the
 * history once, and stay in `var/releases`. Returns `undefined` in a shallow clone that does not
 * have the commit.
 *
 * @param revision such as a hash
 * @throws {Error} if there is no such commit in a full clone, or no history at all
 */
export async function openRelease(
  revision: string,
  { pages = false }: ReleaseOptions = {},
): Promise<string | undefined> {
  const commit = await findCommit(revision);
  if (commit === undefined) return undefined;
  const folder = join(repository, 'var/releases', pages ? `${commit}-pages` : commit);
  if (await exists(folder)) return folder;
  // An interrupted extraction leaves no folder with the final name.
  const partial = `${folder}.${crypto.randomUUID()}`;
  await Deno.mkdir(partial, { recursive: true });
  try {
    const folders = [...packages.api, ...pages ? packages.pages : []];
    const archive = join(partial, 'sources.tar');
    await git('archive', '--output', archive, commit, ...rootFiles, ...folders);
    await run('tar', ['--extract', '--file', archive], partial);
    await writeManifests(partial, folders);
    await run(Deno.execPath(), ['install', '--quiet'], partial);
    if (pages) await run(Deno.execPath(), ['run', '-A', 'tasks/build.ts'], partial);
    await Deno.rename(partial, folder);
  } catch (error) {
    await Deno.remove(partial, { recursive: true });
    throw error;
  }
  return folder;
}

/**
 * Returns the hash of a commit; `undefined` in a shallow clone that does not have it.
 *
 * @throws {Error} if there is no such commit in a full clone
 */
async function findCommit(revision: string): Promise<string | undefined> {
  try {
    return await git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch (error) {
    // A shallow clone seems to begin with a commit that added all files.
    if (await git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
    throw error;
  }
}

/** Leaves out what only tests need, so that the installation is small. */
async function writeManifests(folder: string, folders: readonly string[]): Promise<void> {
  const isUsed = (name: string) => folders.includes(name);
  const change = async (name: string, edit: (manifest: Manifest) => Manifest) => {
    const path = join(folder, name, 'package.json');
    const manifest: Manifest = JSON.parse(await Deno.readTextFile(path));
    await Deno.writeTextFile(path, JSON.stringify(edit(manifest)));
    return manifest;
  };
  const { workspaces = [] } = await change('.', ({ devDependencies: _, ...manifest }) => ({
    ...manifest,
    workspaces: manifest.workspaces?.filter(isUsed),
  }));
  for (const name of workspaces.filter(isUsed)) {
    // The storefront is built with its development dependencies.
    if (name === 'storefront') continue;
    await change(name, ({ devDependencies: _, ...manifest }) => manifest);
  }
}

/** Content of a `package.json`. */
interface Manifest {
  workspaces?: string[];
  devDependencies?: unknown;
}

async function exists(path: string): Promise<boolean> {
  try {
    return (await Deno.stat(path)).isDirectory;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/** Runs git in this repository and returns its output. */
export const git = (...args: string[]): Promise<string> => run('git', args, repository);

/** Runs a program and returns its output without the final line break. */
async function run(program: string, args: string[], cwd: string): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(program, { args, cwd }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes).trim();
  if (!success) throw new Error(`${program} ${args.join(' ')} failed: ${text(stderr)}`);
  return text(stdout);
}
