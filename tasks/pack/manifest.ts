/** The fields of a workspace's `package.json` that packing uses. */
export interface Manifest {
  name: string;
  version: string;
  description?: string;
  keywords?: string[];
  homepage?: string;
  bugs?: string;
  repository?: { type: 'git'; url: string; directory: string };
  author?: string;
  license: string;
  engines?: { node: string };
  type: 'module';
  sideEffects: boolean | string[];
  /** Paths of source files: inside the repository nothing is compiled. */
  exports: string | Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Returns the entry points of a package by name, such as `./theme.css`. The main one is `.`. */
export function entryPoints({ exports }: Manifest): [name: string, source: string][] {
  return Object.entries(typeof exports === 'string' ? { '.': exports } : exports);
}
