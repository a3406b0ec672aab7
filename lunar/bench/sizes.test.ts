import assert from 'node:assert/strict';
import { bundleSize, CHARTS_CLOCKS_AND_TEXTS } from './sizes.ts';

Deno.test('a bundle of toLunar is at most 1.5 KB', async () => {
  const { gzipped } = await bundleSize(`export { toLunar } from "./mod.ts"`);
  assert.ok(gzipped <= 1500, `${gzipped} bytes`);
});

Deno.test('a bundle of laSo with all tables is at most 15 KB', async () => {
  const { gzipped } = await bundleSize(`export { laSo } from "./mod.ts"`);
  assert.ok(gzipped <= 15_000, `${gzipped} bytes`);
});

Deno.test('a bundle of everything except charts, clocks and texts is at most 8 KB', async () => {
  const { gzipped } = await bundleSize(`export * from "./mod.ts"`, CHARTS_CLOCKS_AND_TEXTS);
  assert.ok(gzipped <= 8192, `${gzipped} bytes`);
});

Deno.test('a bundle of an import without names is empty', async () => {
  const { minified } = await bundleSize(`import './mod.ts'`);
  assert.equal(minified, 0);
});
