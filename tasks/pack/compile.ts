import { build } from 'tsdown';

/**
 * Compiles the modules of a package to JavaScript and declarations. Each module keeps its own file,
 * so that a bundler can omit unused ones. Files of CommonJS modules end in `.cjs` and `.d.cts`.
 *
 * @param source folder of the package
 * @param entries paths in it of the modules that its `exports` name
 * @param into folder of the compiled files
 * @param commonJs `true` to compile the modules to CommonJS too
 */
export async function compile(
  source: string,
  entries: string[],
  into: string,
  commonJs: boolean,
): Promise<void> {
  await build({
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
