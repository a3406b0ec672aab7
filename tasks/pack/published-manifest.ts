import { entryPoints, type Manifest } from './manifest.ts';

/** What an application has once and brings itself, with the oldest version seen to work. */
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

/** The `package.json` that goes out. */
export interface PublishedManifest extends Omit<Manifest, 'exports' | 'devDependencies'> {
  exports: Record<string, string | Compiled>;
  files: string[];
  publishConfig: { access: 'public' };
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: true }>;
}

/**
 * The `package.json` of a package as others install it: its entry points are compiled files, packages
 * of this workspace are there by their version, React and Tailwind come from the application, and what
 * only serves the work here is gone.
 *
 * @param manifest the one of the workspace
 * @param versions the packages of the workspace and their versions
 */
export function publishedManifest(
  manifest: Manifest,
  versions: ReadonlyMap<string, string>,
): PublishedManifest {
  const { name, version, description, license, type, sideEffects } = manifest;
  const dependencies: Record<string, string> = {};
  const peerDependencies: Record<string, string> = {};
  const peerDependenciesMeta: Record<string, { optional: true }> = {};
  for (const [wanted, range] of wantedOutside(manifest)) {
    const peer = peers[wanted];
    if (!peer) dependencies[wanted] = publishedRange(wanted, range, versions);
    else {
      peerDependencies[wanted] = peer.range;
      if (peer.optional) peerDependenciesMeta[wanted] = { optional: true };
    }
  }
  return {
    name,
    version,
    ...description !== undefined && { description },
    license,
    type,
    sideEffects,
    exports: publishedExports(manifest),
    files: ['dist'],
    publishConfig: { access: 'public' },
    ...filled({ dependencies, peerDependencies, peerDependenciesMeta }),
  };
}

/**
 * The packages that are needed where this one is installed. What stands among the development
 * dependencies is needed there too when its types are in the declarations.
 */
function wantedOutside({ dependencies = {}, devDependencies = {} }: Manifest): [string, string][] {
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
  // Exactly this one: packages of the workspace are made for each other.
  return version;
}

function publishedExports(manifest: Manifest): PublishedManifest['exports'] {
  const published: PublishedManifest['exports'] = {};
  for (const [name, source] of entryPoints(manifest)) {
    const path = source.replace(/^\.\//, './dist/');
    if (!/\.tsx?$/.test(path)) published[name] = path;
    else {
      published[name] = {
        types: path.replace(/\.tsx?$/, '.d.ts'),
        default: path.replace(/\.tsx?$/, '.js'),
      };
    }
  }
  if ('./theme.css' in published) published['./styles.css'] = './dist/styles.css';
  return published;
}

function filled<T extends Record<string, Record<string, unknown>>>(lists: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(lists).filter(([, list]) => Object.keys(list).length > 0),
  ) as Partial<T>;
}
