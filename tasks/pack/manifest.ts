/** What a `package.json` of the workspace says, as far as packing reads it. */
export interface Manifest {
  name: string;
  version: string;
  description?: string;
  license: string;
  type: 'module';
  sideEffects: boolean | string[];
  /** Sources: inside the repository nothing is compiled. */
  exports: string | Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The entry points of a package by their names, such as `./theme.css`; the main one is `.`. */
export function entryPoints({ exports }: Manifest): [name: string, source: string][] {
  return Object.entries(typeof exports === 'string' ? { '.': exports } : exports);
}
