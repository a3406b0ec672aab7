import type { SourceFile } from './rule.ts';

/** Folders below the root whose files are checked. The root's own files are checked too. */
const folders = [
  '.storybook',
  'back-office',
  'docs',
  'edge-api',
  'lunar',
  'storefront',
  'tasks',
  'tests',
  'ui',
];

/** Names of folders that hold dependencies, build results or pictures. */
const skipped = new Set(['node_modules', 'build', '.react-router', 'images']);

const checked = /\.(?:tsx?|css|sql|mdx?)$/;

/**
 * Reads the sources and documents of the repository.
 *
 * @param root path of the repository, with a slash at the end
 */
export async function readSources(root: string): Promise<SourceFile[]> {
  const paths = await Promise.all(folders.map((folder) => listFolder(root, folder)));
  for await (const { name, isFile } of Deno.readDir(root)) if (isFile) paths.push([name]);
  return await Promise.all(
    paths.flat().filter((path) => checked.test(path)).sort().map(async (path) => ({
      path,
      text: await Deno.readTextFile(root + path),
    })),
  );
}

async function listFolder(root: string, folder: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const { name, isDirectory, isFile } of Deno.readDir(root + folder)) {
    const path = `${folder}/${name}`;
    if (isFile) paths.push(path);
    else if (isDirectory && !skipped.has(name)) paths.push(...await listFolder(root, path));
  }
  return paths;
}
