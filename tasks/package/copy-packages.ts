import { basename, join } from 'node:path';

/**
 * Copies installed npm packages and everything that they need, in the layout of Deno: folders in
 * `node_modules/.deno` that refer to each other by relative links.
 *
 * @param names such as `@libsql/client`
 * @param from `node_modules` of a package that declares the dependencies
 * @param to `node_modules` of the target
 */
export async function copyPackages(
  names: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  const copied = new Set<string>();
  for (const name of names) {
    const folder = await storeFolderOf(join(from, name));
    await copyFolder(folder);
    const link = join(to, name);
    await Deno.mkdir(join(link, '..'), { recursive: true });
    const up = '../'.repeat(name.split('/').length - 1);
    await Deno.symlink(`${up}.deno/${basename(folder)}/node_modules/${name}`, link);
  }

  async function copyFolder(folder: string): Promise<void> {
    if (copied.has(folder)) return;
    copied.add(folder);
    const target = join(to, '.deno', basename(folder));
    for (const dependency of await copyTree(folder, target)) {
      await copyFolder(await storeFolderOf(dependency));
    }
  }
}

/** Returns the folder in `node_modules/.deno` that holds an installed package. */
async function storeFolderOf(path: string): Promise<string> {
  const real = await Deno.realPath(path);
  const store = /^.*\/node_modules\/\.deno\/[^/]+/.exec(real)?.[0];
  if (store === undefined) throw new Error(`Cannot find the package of ${path}`);
  return store;
}

/** Copies a folder and keeps its links. Returns the paths of the links. */
async function copyTree(from: string, to: string): Promise<string[]> {
  await Deno.mkdir(to, { recursive: true });
  const links: string[] = [];
  for await (const { name, isDirectory, isSymlink } of Deno.readDir(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (isSymlink) {
      await Deno.symlink(await Deno.readLink(source), target);
      links.push(source);
    } else if (isDirectory) links.push(...await copyTree(source, target));
    else await Deno.copyFile(source, target);
  }
  return links;
}
