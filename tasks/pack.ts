/** Makes the tarballs of the published packages: `deno task pack [folder]`. */
import { join, relative, resolve } from 'node:path';
import type { Manifest } from './pack/manifest.ts';
import { type Pack, packPackage } from './pack/pack-package.ts';

const root = join(import.meta.dirname!, '..');

/** Published packages. `require` loads those with `commonJs` in each release of Node 20. */
const published = [
  { folder: 'lunar', commonJs: true },
  { folder: 'ui', commonJs: false },
];

/**
 * Makes a tarball of each published package, named after the package and its version.
 *
 * @param into folder of the tarballs
 */
export async function packAll(into: string): Promise<Pack[]> {
  await Deno.mkdir(into, { recursive: true });
  const packages = await Promise.all(published.map(async ({ folder, commonJs }) => {
    const text = await Deno.readTextFile(join(root, folder, 'package.json'));
    return { folder, commonJs, manifest: JSON.parse(text) as Manifest };
  }));
  const versions = new Map(packages.map(({ manifest: { name, version } }) => [name, version]));
  const packs: Pack[] = [];
  for (const properties of packages) {
    packs.push(await packPackage({ ...properties, root, versions }, into));
  }
  return packs;
}

if (import.meta.main) {
  const into = resolve(Deno.args[0] ?? join(root, 'var/packs'));
  for (const { name, version, path, size, files } of await packAll(into)) {
    const kilobytes = (size / 1000).toFixed(1);
    console.log(`${name} ${version}: ${relative('', path)}, ${kilobytes} kB, ${files} files`);
  }
}
