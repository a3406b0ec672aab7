import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { checkPack } from './check-pack.ts';
import { npmPack } from './pack-package.ts';
import { separateComments } from './separate-comments.ts';

const manifest = {
  name: 'stone',
  version: '1.0.0',
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  exports: {
    '.': { types: './dist/mod.d.ts', default: './dist/mod.js' },
    './theme.css': './dist/theme.css',
  },
  files: ['dist'],
};

const valid = {
  'package.json': JSON.stringify(manifest),
  'dist/mod.js': `export { hardness } from './hardness.js';`,
  'dist/mod.d.ts': `export { hardness } from './hardness.js';`,
  'dist/hardness.js': 'export const hardness = 7;',
  'dist/hardness.d.ts': 'export declare const hardness: number;',
  'dist/theme.css': ':root { --hardness: 7; }',
};

/**
 * Packs and checks a package.
 *
 * @param changes files that differ from the valid package; null removes a file
 * @param commonJs `true` if `require` must load it too
 */
async function findProblems(
  changes: Partial<Record<keyof typeof valid, string | null>> = {},
  commonJs = false,
) {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-check-' });
  try {
    for (const [path, text] of Object.entries({ ...valid, ...changes })) {
      if (text === null) continue;
      await Deno.mkdir(dirname(join(folder, path)), { recursive: true });
      await Deno.writeTextFile(join(folder, path), text);
    }
    const { filename } = await npmPack(folder);
    return await checkPack(await Deno.readFile(join(folder, filename)), commonJs);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test('checkPack() finds no problem in a valid package', async () => {
  assert.deepEqual(await findProblems(), []);
});

Deno.test('checkPack() finds an entry point without its file', async () => {
  assert.match((await findProblems({ 'dist/theme.css': null })).join(), /publint: .*theme\.css/);
  const missing = await findProblems({ 'dist/mod.js': null });
  assert.match(missing.join(), /publint: .*mod\.js/);
});

Deno.test('checkPack() finds declarations with a missing import', async () => {
  const problems = await findProblems({ 'dist/hardness.d.ts': null, 'dist/hardness.js': null });
  assert.match(problems.join(), /attw: \. \(node16-esm\): .*InternalResolutionError/);
  assert.match(problems.join(), /attw: \. \(bundler\): .*InternalResolutionError/);
});

Deno.test('checkPack() finds a module without types', async () => {
  const untyped = { ...manifest, exports: { '.': './dist/mod.js', './bare': './dist/bare.js' } };
  const problems = await findProblems({ 'package.json': JSON.stringify(untyped) });
  assert.match(problems.join(), /attw: \.\/bare has no types for bundler/);
});

Deno.test('checkPack() finds a CommonJS file in a package of ES modules', async () => {
  const old = 'module.exports = { hardness: 7 };';
  assert.match((await findProblems({ 'dist/mod.js': old })).join(), /publint: .*CJS/);
});

Deno.test('checkPack() finds a package that require() cannot load in every release of Node 20', async () => {
  const problems = await findProblems({}, true);
  assert.match(problems.join(), /attw: \. \(node16-cjs\): .*CJSResolvesToESM/);
});

Deno.test('checkPack() finds a doc comment that editors do not show', async () => {
  const declarations =
    'export type Reminder = { days: number; /** On the clock of its reader. */\n  hour: number };';
  const problems = await findProblems({ 'dist/hardness.d.ts': declarations });
  assert.match(problems.join(), /types: .*hardness\.d\.ts has the comment of hour too early/);
  assert.deepEqual(
    await findProblems({ 'dist/hardness.d.ts': separateComments(declarations) }),
    [],
  );
});
