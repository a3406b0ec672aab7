import { basename, join } from 'node:path';
import { ignoreMissing } from '../../edge-api/ignore-missing.ts';
import { type Changes, composeChangelog } from '../../.storybook/guides/compose-changelog.ts';

const ending = '.guide.json';

/**
 * Returns the change log of a package: its `CHANGELOG.md`, or one composed of its `changes.json`
 * and the guides of its components.
 *
 * @param folder folder of the package
 */
export async function readChangelog(folder: string): Promise<string> {
  const own = await Deno.readTextFile(join(folder, 'CHANGELOG.md')).catch(ignoreMissing);
  if (own !== undefined) return own;
  const components: Record<string, Changes> = {};
  for (const path of await findGuides(folder)) {
    components[basename(path, ending)] = JSON.parse(await Deno.readTextFile(path)).changes;
  }
  const library = JSON.parse(await Deno.readTextFile(join(folder, 'changes.json')));
  return `# Changelog\n\n${composeChangelog(library, components)}`;
}

async function findGuides(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const path = join(folder, name);
    if (isDirectory && name !== 'node_modules') found.push(...await findGuides(path));
    else if (name.endsWith(ending)) found.push(path);
  }
  return found;
}
