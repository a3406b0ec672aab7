/**
 * Makes a folder with everything that the shop needs to run, and nothing else:
 *
 *     deno task package            writes var/package
 *     deno task package FOLDER
 */
import { join, resolve } from 'node:path';
import { buildIfNeeded } from '../build.ts';
import { bundleServer, separatePackages } from '../bundle-server.ts';
import { copyPackages } from './copy-packages.ts';

const root = join(import.meta.dirname!, '../..');

/** Files and folders of the project that the programs use, with the same paths in the package. */
const contents = [
  'LICENSE',
  'back-office/build',
  'docs/proxies/Caddyfile',
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
  await bundleServer();
  for (const path of contents) await copy(join(root, path), join(folder, path));
  await copyPackages(
    separatePackages,
    join(root, 'edge-api/node_modules'),
    join(folder, 'node_modules'),
  );
  await Deno.writeTextFile(join(folder, 'deno.json'), JSON.stringify(config, null, 2) + '\n');
  await Deno.writeTextFile(join(folder, marker), '');
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
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

async function copy(from: string, to: string): Promise<void> {
  if ((await Deno.stat(from)).isFile) {
    await Deno.mkdir(join(to, '..'), { recursive: true });
    await Deno.copyFile(from, to);
    return;
  }
  for await (const { name } of Deno.readDir(from)) await copy(join(from, name), join(to, name));
}

if (import.meta.main) {
  const folder = resolve(Deno.args[0] ?? join(root, 'var/package'));
  await makePackage(folder);
  console.log(`The package is in ${folder}. \`deno task start\` starts it there.`);
}
