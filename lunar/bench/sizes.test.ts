import assert from 'node:assert/strict';
import { bundleSize } from './sizes.ts';

Deno.test('a bundle of toLunar is at most 1.5 KB', async () => {
  const { gzipped } = await bundleSize(`export { toLunar } from "./mod.ts"`);
  assert.ok(gzipped <= 1500, `${gzipped} bytes`);
});

Deno.test('a bundle of everything except the texts of analyze is at most 8 KB', async () => {
  const { gzipped } = await bundleSize(`export * from "./mod.ts"`, ['./elements.json']);
  assert.ok(gzipped <= 8192, `${gzipped} bytes`);
});

Deno.test('a bundle of an import without names is empty', async () => {
  const { minified } = await bundleSize(`import './mod.ts'`);
  assert.equal(minified, 0);
});
