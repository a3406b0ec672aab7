import { cp } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { ignoreMissing } from '../../edge-api/ignore-errors.ts';
import { buildIfNeeded } from '../build.ts';
import { separatePackages } from '../bundle-server.ts';

/**
 * Copies installed npm packages and everything that they need, in the layout of Deno: folders in
 * `node_modules/.deno` that refer to each other by relative links.
 *
 * @param names such as `@libsql/client`
 * @param from `node_modules` of a package that declares the dependencies
 * @param to `node_modules` of the target
 */
async function copyPackages(
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

/**
 * Makes a folder with everything that the shop needs to run, and nothing else:
 *
 *     deno task package            writes var/package
 *     deno task package FOLDER
 */

const root = join(import.meta.dirname!, '../..');

/** Files and folders of the project that the programs use, with the same paths in the package. */
const contents = [
  'LICENSE',
  'back-office/build',
  'docs/proxies',
  'docs/thach-an.env',
  'docs/thach-an.service',
  'edge-api/db/migrations',
  'edge-api/seed/communes.json',
  'edge-api/seed/divisions.json',
  'edge-api/seed/former-wards.json',
  'edge-api/seed/images',
  'edge-api/seed/products.json',
  'edge-api/settings/pages/default-pages',
  'storefront/build/client',
  'storefront/build/programs',
  'storefront/build/server',
];

/** Configuration of the package. Deno uses its `node_modules` as it is. */
const config = {
  nodeModulesDir: 'manual',
  tasks: {
    start: 'deno run -A --cached-only storefront/build/programs/start.js',
    migrate: 'deno run -A --cached-only storefront/build/programs/migrate.js',
    shop: 'deno run -A --cached-only storefront/build/programs/shop.js',
  },
};

/** Name of an empty file that marks a package, which may be replaced. */
const marker = '.thach-an-package';

/** Builds the shop and makes the package. An earlier package in the folder is replaced. */
export async function makePackage(folder: string): Promise<void> {
  await removeEarlier(folder);
  await buildIfNeeded();
  // First, so that an interrupted package can be replaced.
  await Deno.mkdir(folder, { recursive: true });
  await Deno.writeTextFile(join(folder, marker), '');
  for (const path of contents) {
    await cp(join(root, path), join(folder, path), { recursive: true });
  }
  await copyPackages(
    separatePackages,
    join(root, 'edge-api/node_modules'),
    join(folder, 'node_modules'),
  );
  await Deno.writeTextFile(join(folder, 'deno.json'), JSON.stringify(config, null, 2) + '\n');
  await Deno.writeTextFile(join(folder, 'package.json'), '{ "type": "module" }\n');
}

/** Removes an earlier package. Another folder with files is left alone. */
async function removeEarlier(folder: string): Promise<void> {
  try {
    const names = await Array.fromAsync(Deno.readDir(folder), ({ name }) => name);
    if (names.length > 0 && !names.includes(marker)) {
      throw new Error(`The folder ${folder} is not empty and contains no package`);
    }
    await Deno.remove(folder, { recursive: true });
  } catch (error) {
    ignoreMissing(error);
  }
}

if (import.meta.main) {
  const folder = resolve(Deno.args[0] ?? join(root, 'var/package'));
  await makePackage(folder);
  console.log(`The package is in ${folder}. \`deno task start\` starts it there.`);
}
