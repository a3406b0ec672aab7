import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ignoreMissing } from '../../edge-api/ignore-errors.ts';
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
  for (const path of globSync(join(folder, `**/*${ending}`))) {
    components[basename(path, ending)] = JSON.parse(await Deno.readTextFile(path)).changes;
  }
  const library = JSON.parse(await Deno.readTextFile(join(folder, 'changes.json')));
  return `# Changelog\n\n${composeChangelog(library, components)}`;
}
