import { join } from 'node:path';
import { checkPack } from './check-pack.ts';
import { compile } from './compile.ts';
import { compileStyles } from './compile-styles.ts';
import { copyTheme } from './copy-theme.ts';
import { entryPoints, type Manifest } from './manifest.ts';
import { markClientModules } from './mark-client-modules.ts';
import { npmPack } from './npm-pack.ts';
import { publishedManifest } from './published-manifest.ts';
import { readChangelog } from './read-changelog.ts';

/** A packed package. */
export interface Pack {
  name: string;
  version: string;
  /** Path of the tarball. */
  path: string;
  /** Size of the tarball in bytes. */
  size: number;
  /** Number of files in it. */
  files: number;
}

/**
 * Makes the tarball of a package of this workspace: compiled modules and declarations, style
 * sheets, README and changelog, licence and the published `package.json`.
 *
 * @param root folder of the repository
 * @param folder folder of the package in it
 * @param manifest the `package.json` of the package
 * @param commonJs `true` if `require` loads the package too
 * @param versions the published packages and their versions
 * @param into folder of the tarball
 * @throws {Error} if the checks find a problem
 */
export async function packPackage(
  { root, folder, manifest, commonJs, versions, into }: {
    root: string;
    folder: string;
    manifest: Manifest;
    commonJs: boolean;
    versions: ReadonlyMap<string, string>;
    into: string;
  },
): Promise<Pack> {
  await Deno.mkdir(join(root, 'var'), { recursive: true });
  const staging = await Deno.makeTempDir({ dir: join(root, 'var'), prefix: 'pack-' });
  try {
    await stage({ root, source: join(root, folder), manifest, commonJs, versions, staging });
    const { filename, size, entryCount } = await npmPack(staging);
    const tarball = await Deno.readFile(join(staging, filename));
    const problems = await checkPack(tarball, commonJs);
    if (problems.length > 0) {
      throw new Error(`${manifest.name} cannot be published:\n${problems.join('\n')}`);
    }
    const path = join(into, filename);
    await Deno.writeFile(path, tarball);
    return { name: manifest.name, version: manifest.version, path, size, files: entryCount };
  } finally {
    await Deno.remove(staging, { recursive: true });
  }
}

async function stage(
  { root, source, manifest, commonJs, versions, staging }: {
    root: string;
    source: string;
    manifest: Manifest;
    commonJs: boolean;
    versions: ReadonlyMap<string, string>;
    staging: string;
  },
): Promise<void> {
  const entries = entryPoints(manifest).map(([, path]) => path);
  const compiled = join(staging, 'dist');
  await compile(source, entries.filter((path) => /\.tsx?$/.test(path)), compiled, commonJs);
  await markClientModules(compiled);
  if (entries.includes('./theme.css')) {
    await copyTheme(source, compiled);
    await compileStyles(compiled);
  }
  const published = publishedManifest(manifest, commonJs, versions);
  await Deno.writeTextFile(join(staging, 'package.json'), JSON.stringify(published, null, 2));
  for await (const { name } of Deno.readDir(source)) {
    if (name.endsWith('.md')) await Deno.copyFile(join(source, name), join(staging, name));
  }
  await Deno.writeTextFile(join(staging, 'CHANGELOG.md'), await readChangelog(source));
  await Deno.copyFile(join(root, 'LICENSE'), join(staging, 'LICENSE'));
}
