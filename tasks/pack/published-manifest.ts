import { entryPoints, type Manifest } from './manifest.ts';

/** Peer dependencies: packages that the application provides, with the oldest tested version. */
const peers: Record<string, { range: string; optional: boolean }> = {
  '@types/react': { range: '^19.0.0', optional: true },
  'react': { range: '^19.0.0', optional: false },
  'react-dom': { range: '^19.0.0', optional: false },
  'tailwindcss': { range: '^4.1.0', optional: true },
};

interface Compiled {
  types: string;
  default: string;
}

/** Files of a module for `import` and for `require`. */
interface CompiledTwice {
  import: Compiled;
  require: Compiled;
}

/** The published `package.json`. */
export interface PublishedManifest extends Omit<Manifest, 'exports' | 'devDependencies'> {
  exports: Record<string, string | Compiled | CompiledTwice>;
  files: string[];
  publishConfig: { access: 'public' };
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: true }>;
}

/**
 * Returns the `package.json` of a package as it is published. Entry points are compiled files,
 * packages of this workspace get their version, React and Tailwind become peer dependencies, and
 * development dependencies are omitted.
 *
 * @param manifest the `package.json` in the workspace
 * @param commonJs `true` if the modules are compiled to CommonJS too
 * @param versions the packages of the workspace and their versions
 */
export function publishedManifest(
  manifest: Manifest,
  commonJs: boolean,
  versions: ReadonlyMap<string, string>,
): PublishedManifest {
  const { exports: _, dependencies: __, devDependencies: ___, ...description } = manifest;
  const dependencies: Record<string, string> = {};
  const peerDependencies: Record<string, string> = {};
  const peerDependenciesMeta: Record<string, { optional: true }> = {};
  for (const [required, range] of requiredPackages(manifest)) {
    const peer = peers[required];
    if (!peer) dependencies[required] = publishedRange(required, range, versions);
    else {
      peerDependencies[required] = peer.range;
      if (peer.optional) peerDependenciesMeta[required] = { optional: true };
    }
  }
  return {
    ...description,
    exports: publishedExports(manifest, commonJs),
    files: ['dist', '*.md'],
    publishConfig: { access: 'public' },
    ...withoutEmpty({ dependencies, peerDependencies, peerDependenciesMeta }),
  };
}

/**
 * Returns the packages that an installation requires: the dependencies, and the development
 * dependencies whose types the declarations use.
 */
function requiredPackages(
  { dependencies = {}, devDependencies = {} }: Manifest,
): [string, string][] {
  const named = Object.entries(devDependencies).filter(([name, range]) =>
    range.startsWith('workspace:') || name in peers
  );
  return [...Object.entries(dependencies), ...named].sort(([a], [b]) => a < b ? -1 : 1);
}

function publishedRange(
  name: string,
  range: string,
  versions: ReadonlyMap<string, string>,
): string {
  if (!range.startsWith('workspace:')) return `^${range}`;
  const version = versions.get(name);
  if (version === undefined) throw new Error(`Cannot publish ${name}: it is not packed here`);
  // The exact version: packages of the workspace are released together.
  return version;
}

function publishedExports(
  manifest: Manifest,
  commonJs: boolean,
): PublishedManifest['exports'] {
  const published: PublishedManifest['exports'] = {};
  for (const [name, source] of entryPoints(manifest)) {
    const path = source.replace(/^\.\//, './dist/');
    if (!/\.tsx?$/.test(path)) published[name] = path;
    else {
      const compiled = (extension: string): Compiled => ({
        types: path.replace(/\.tsx?$/, `.d.${extension.replace('js', 'ts')}`),
        default: path.replace(/\.tsx?$/, `.${extension}`),
      });
      published[name] = commonJs
        ? { import: compiled('js'), require: compiled('cjs') }
        : compiled('js');
    }
  }
  if ('./theme.css' in published) {
    published['./styles.css'] = './dist/styles.css';
    published['./theme-addition.css'] = './dist/theme-addition.css';
  }
  published['./package.json'] = './package.json';
  return published;
}

function withoutEmpty<T extends Record<string, Record<string, unknown>>>(lists: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(lists).filter(([, list]) => Object.keys(list).length > 0),
  ) as Partial<T>;
}
