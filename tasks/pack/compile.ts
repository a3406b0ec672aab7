import { build } from 'tsdown';

/**
 * Compiles the modules of a package to JavaScript and declarations, a file for each module, so that
 * whoever bundles an application takes only what it uses.
 *
 * @param source folder of the package
 * @param entries paths in it of the modules that its `exports` name
 * @param into folder of what is compiled
 */
export async function compile(source: string, entries: string[], into: string): Promise<void> {
  await build({
    config: false,
    cwd: source,
    entry: entries,
    root: source,
    outDir: into,
    clean: false,
    format: 'esm',
    // `.js` and `.d.ts`: the package's `type` says that these are modules.
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
    // Every package stays an import, also one of which only types are used, and so does a file whose
    // address Vite gives.
    deps: { neverBundle: /^[^./]|\?url$/ },
    logLevel: 'warn',
    failOnWarn: true,
  });
}
