import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this repository. */
export const repository = fileURLToPath(new URL('../..', import.meta.url));

const migrations = 'edge-api/db/migrations';

/** Packages that the API consists of. */
const workspaces = ['lunar', 'edge-api'];

/** Sources of the API before its latest migration. `await using` removes them. */
export interface OlderRelease extends AsyncDisposable {
  folder: string;
}

/**
 * Extracts the last sources without the latest migration from the history, and installs their
 * dependencies. Returns `undefined` in a shallow clone, which may not have them.
 *
 * @throws {Error} if there is no such commit in a full clone, or no history at all
 */
export async function openOlderRelease(): Promise<OlderRelease | undefined> {
  const commit = await findOlderCommit();
  if (commit === undefined) return undefined;
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-older-' });
  const release = {
    folder,
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
  try {
    const paths = ['package.json', 'deno.json', 'deno.lock', ...workspaces];
    const archive = join(folder, 'sources.tar');
    await git('archive', '--output', archive, commit, ...paths);
    await run('tar', ['--extract', '--file', archive], folder);
    await writeManifests(folder);
    await run(Deno.execPath(), ['install', '--quiet'], folder);
    return release;
  } catch (error) {
    await release[Symbol.asyncDispose]();
    throw error;
  }
}

/** Returns the names of the migrations of a release. */
export async function migrationsOf(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(Deno.readDir(join(folder, migrations)));
  return files.map(({ name }) => name).filter((name) => name.endsWith('.sql')).sort();
}

/**
 * Returns the last commit of the main line without the latest migration; `undefined` in a shallow
 * clone. Commits within a merged branch are left out: some of them do not run.
 */
async function findOlderCommit(): Promise<string | undefined> {
  const path = `${migrations}/${(await migrationsOf(repository)).at(-1)}`;
  const options = ['--first-parent', '--diff-merges=first-parent', '--diff-filter=A', '--no-patch'];
  const added = await git('log', ...options, '--format=%H', '--', path);
  // A migration that is not committed yet: the last commit does not have it.
  const older = added === '' ? 'HEAD' : `${added.split('\n').at(-1)}^`;
  try {
    return await git('rev-parse', '--verify', '--quiet', `${older}^{commit}`);
  } catch (error) {
    // A shallow clone seems to begin with a commit that added all files.
    if (await git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
    throw error;
  }
}

/** Leaves out what only tests and pages need, so that the installation is small. */
async function writeManifests(folder: string): Promise<void> {
  for (const workspace of ['.', ...workspaces]) {
    const path = join(folder, workspace, 'package.json');
    const { devDependencies: _, ...manifest } = JSON.parse(await Deno.readTextFile(path));
    if (manifest.workspaces) manifest.workspaces = workspaces;
    await Deno.writeTextFile(path, JSON.stringify(manifest));
  }
}

const git = (...args: string[]) => run('git', args, repository);

/** Runs a program and returns its output without the final line break. */
async function run(program: string, args: string[], cwd: string): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(program, { args, cwd }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes).trim();
  if (!success) throw new Error(`${program} ${args.join(' ')} failed: ${text(stderr)}`);
  return text(stdout);
}
