import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkPack } from './check-pack.ts';
import { entryPoints, type Manifest } from './manifest.ts';
import { markClientModules } from './mark-client-modules.ts';
import { publishedManifest } from './published-manifest.ts';
import { readChangelog } from './read-changelog.ts';
import { separateComments } from './separate-comments.ts';
import { themeAddition } from './theme-addition.ts';
import tailwindcss from '@tailwindcss/vite';
import { build as compileModules } from 'tsdown';
import { build } from 'vite';

export interface Pack {
  name: string;
  version: string;
  path: string;
  size: number;
  /** Number of files in it. */
  files: number;
}

/** Package of this workspace. */
interface SourcePackage {
  /** Folder of the repository. */
  root: string;
  /** Folder of the package in it. */
  folder: string;
  manifest: Manifest;
  /** `true` if `require` loads the package too. */
  commonJs: boolean;
  /** The published packages and their versions. */
  versions: ReadonlyMap<string, string>;
}

/**
 * Makes the tarball of a package of this workspace: compiled modules and declarations, style
 * sheets, README and changelog, licence and the published `package.json`.
 *
 * @param into folder of the tarball
 * @throws {Error} if the checks find a problem
 */
export async function packPackage(source: SourcePackage, into: string): Promise<Pack> {
  const { root, manifest, commonJs } = source;
  await Deno.mkdir(join(root, 'var'), { recursive: true });
  const staging = await Deno.makeTempDir({ dir: join(root, 'var'), prefix: 'pack-' });
  try {
    await stage(source, staging);
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
  { root, folder, manifest, commonJs, versions }: SourcePackage,
  staging: string,
): Promise<void> {
  const source = join(root, folder);
  const entries = entryPoints(manifest).map(([, path]) => path);
  const compiled = join(staging, 'dist');
  await compile(source, entries.filter((path) => /\.tsx?$/.test(path)), compiled, commonJs);
  await markClientModules(compiled);
  for (const path of globSync(join(compiled, '**/*.d.{ts,cts}'))) {
    await Deno.writeTextFile(path, separateComments(await Deno.readTextFile(path)));
  }
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

interface Tarball {
  /** Name of the file in the packed folder. */
  filename: string;
  size: number;
  /** Number of files in it. */
  entryCount: number;
}

/** Runs `npm pack` in a folder. The tarball is written into the same folder. */
export async function npmPack(folder: string): Promise<Tarball> {
  const { success, stdout, stderr } = await new Deno.Command('npm', {
    args: ['pack', '--json', '--ignore-scripts'],
    cwd: folder,
  }).output();
  const text = new TextDecoder();
  if (!success) throw new Error(`npm pack failed:\n${text.decode(stderr)}`);
  const [packed] = JSON.parse(text.decode(stdout)) as Tarball[];
  if (!packed) throw new Error('npm pack reported no tarball');
  return packed;
}

const sourceRule = `@source './';`;

/**
 * Copies a theme, also as an addition to another one. The package's style sheets that it imports
 * follow, with the fonts and licences beside them. In the copy, Tailwind's source of class names is
 * the compiled modules.
 *
 * @param source folder of the package, with `theme.css`
 * @param into folder of the compiled modules
 */
async function copyTheme(source: string, into: string): Promise<void> {
  const theme = await Deno.readTextFile(join(source, 'theme.css'));
  if (!theme.includes(sourceRule)) throw new Error(`theme.css has no line ${sourceRule}`);
  const compiled = theme.replace(sourceRule, `@source './**/*.js';`);
  await Deno.writeTextFile(join(into, 'theme.css'), compiled);
  await Deno.writeTextFile(join(into, 'theme-addition.css'), themeAddition(compiled));
  for (const [, sheet = ''] of theme.matchAll(/^@import '(\.\/[^']+)'/gm)) {
    const [from, to] = [dirname(join(source, sheet)), dirname(join(into, sheet))];
    await Deno.mkdir(to, { recursive: true });
    await Deno.copyFile(join(source, sheet), join(into, sheet));
    for await (const { name } of Deno.readDir(from)) {
      if (/\.(woff2|LICENSE)$/.test(name)) await Deno.copyFile(join(from, name), join(to, name));
    }
  }
}

/**
 * Compiles the packed theme to `styles.css` for applications without Tailwind. It holds every class
 * that the components use. The font files and their licences are copied to `files/`.
 *
 * @param folder the compiled package with its `theme.css`, inside this repository so that Tailwind
 * is found
 */
async function compileStyles(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: dirname(folder),
    base: './',
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(folder, 'theme.css'),
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'styles.css' : 'files/[name][extname]',
        },
      },
    },
  });
  for await (const { name } of Deno.readDir(join(folder, 'fonts'))) {
    if (!name.endsWith('.LICENSE')) continue;
    await Deno.copyFile(join(folder, 'fonts', name), join(folder, 'files', name));
  }
}

/**
 * Compiles the modules of a package to JavaScript and declarations. Each module keeps its own file,
 * so that a bundler can omit unused ones. Files of CommonJS modules end in `.cjs` and `.d.cts`.
 *
 * @param source folder of the package
 * @param entries paths in it of the modules that its `exports` name
 * @param into folder of the compiled files
 * @param commonJs `true` to compile the modules to CommonJS too
 */
async function compile(
  source: string,
  entries: string[],
  into: string,
  commonJs: boolean,
): Promise<void> {
  await compileModules({
    config: false,
    cwd: source,
    entry: entries,
    root: source,
    outDir: into,
    clean: false,
    format: commonJs ? ['esm', 'cjs'] : 'esm',
    // `.js` and `.d.ts`: the package's `type` marks them as ES modules.
    fixedExtension: false,
    unbundle: true,
    checks: { bundlerTimings: false },
    platform: 'neutral',
    target: 'es2022',
    tsconfig: false,
    dts: {
      tsconfig: false,
      compilerOptions: {
        strict: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'esnext',
        lib: ['dom', 'dom.iterable', 'esnext'],
        jsx: 'react-jsx',
        allowImportingTsExtensions: true,
        resolveJsonModule: true,
      },
    },
    // Imports of packages stay imports, also for types only, and so do files with Vite's `?url`.
    deps: { neverBundle: /^[^./]|\?url$/ },
    logLevel: 'warn',
    failOnWarn: true,
  });
}
