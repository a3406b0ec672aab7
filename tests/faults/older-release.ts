import { join } from 'node:path';
import { git, openRelease, repository } from '../release/open-release.ts';

const migrations = 'edge-api/db/migrations';

/**
 * Returns a folder with the last sources without the latest migration; `undefined` in a shallow
 * clone, which may not have them.
 *
 * @throws {Error} if there is no such commit in a full clone, or no history at all
 */
export async function openOlderRelease(): Promise<string | undefined> {
  return await openRelease(await findOlderRevision());
}

/** Returns the names of the migrations of a release. */
export async function migrationsOf(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(Deno.readDir(join(folder, migrations)));
  return files.map(({ name }) => name).filter((name) => name.endsWith('.sql')).sort();
}

/**
 * Returns the last commit of the main line without the latest migration. Commits within a merged
 * branch are left out: some of them do not run.
 */
async function findOlderRevision(): Promise<string> {
  const path = `${migrations}/${(await migrationsOf(repository)).at(-1)}`;
  const options = ['--first-parent', '--diff-merges=first-parent', '--diff-filter=A', '--no-patch'];
  const added = await git('log', ...options, '--format=%H', '--', path);
  // A migration that is not committed yet: the last commit does not have it.
  return added === '' ? 'HEAD' : `${added.split('\n').at(-1)}^`;
}
