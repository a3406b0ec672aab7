import { globSync } from 'node:fs';
import type { SourceFile } from './rule.ts';

const endings = '*.{ts,tsx,css,sql,md,mdx}';

/** Files below the root that are checked, those in hidden folders by name. */
const checked = [endings, `*/**/${endings}`, `.storybook/**/${endings}`];

/** Folders that hold dependencies, build results or pictures. */
const exclude = ['node_modules', 'build', '.react-router', 'images', 'var', 'test-results']
  .map((name) => `**/${name}`);

/**
 * Reads the sources and documents of the repository.
 *
 * @param root path of the repository, with a slash at the end
 */
export async function readSources(root: string): Promise<SourceFile[]> {
  const paths = globSync(checked, { cwd: root, exclude }).map((path) => path.replaceAll('\\', '/'));
  return await Promise.all(
    paths.sort().map(async (path) => ({ path, text: await Deno.readTextFile(root + path) })),
  );
}
