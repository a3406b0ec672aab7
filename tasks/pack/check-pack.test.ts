import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { checkPack } from './check-pack.ts';
import { npmPack } from './npm-pack.ts';

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

const sound = {
  'package.json': JSON.stringify(manifest),
  'dist/mod.js': `export { hardness } from './hardness.js';`,
  'dist/mod.d.ts': `export { hardness } from './hardness.js';`,
  'dist/hardness.js': 'export const hardness = 7;',
  'dist/hardness.d.ts': 'export declare const hardness: number;',
  'dist/theme.css': ':root { --hardness: 7; }',
};

/** What the checks say of a package that is made of these files, sound ones and others. */
async function complaints(changes: Partial<Record<keyof typeof sound, string | null>> = {}) {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-check-' });
  try {
    for (const [path, text] of Object.entries({ ...sound, ...changes })) {
      if (text === null) continue;
      await Deno.mkdir(dirname(join(folder, path)), { recursive: true });
      await Deno.writeTextFile(join(folder, path), text);
    }
    const { filename } = await npmPack(folder);
    return await checkPack(await Deno.readFile(join(folder, filename)));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test('checkPack() finds nothing wrong with a sound package', async () => {
  assert.deepEqual(await complaints(), []);
});

Deno.test('checkPack() finds an entry point without its file', async () => {
  assert.match((await complaints({ 'dist/theme.css': null })).join(), /publint: .*theme\.css/);
  const missing = await complaints({ 'dist/mod.js': null });
  assert.match(missing.join(), /publint: .*mod\.js/);
});

Deno.test('checkPack() finds declarations that lead nowhere', async () => {
  const problems = await complaints({ 'dist/hardness.d.ts': null, 'dist/hardness.js': null });
  assert.match(problems.join(), /attw: \. \(node16-esm\): .*InternalResolutionError/);
  assert.match(problems.join(), /attw: \. \(bundler\): .*InternalResolutionError/);
});

Deno.test('checkPack() finds a module without types', async () => {
  const untyped = { ...manifest, exports: { '.': './dist/mod.js', './bare': './dist/bare.js' } };
  const problems = await complaints({ 'package.json': JSON.stringify(untyped) });
  assert.match(problems.join(), /attw: \.\/bare has no types for bundler/);
});

Deno.test('checkPack() finds a module that is none', async () => {
  const old = 'module.exports = { hardness: 7 };';
  assert.match((await complaints({ 'dist/mod.js': old })).join(), /publint: .*CJS/);
});
