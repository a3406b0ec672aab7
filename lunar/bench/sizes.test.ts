import assert from 'node:assert/strict';
import { bundleSize } from './sizes.ts';

Deno.test('toLunar alone is 1.5 KB or less', async () => {
  const { gzipped } = await bundleSize(`export { toLunar } from './mod.ts'`);
  assert.ok(gzipped <= 1500, `${gzipped} bytes`);
});

Deno.test('everything but the texts of analyze is 8 KB or less', async () => {
  const { gzipped } = await bundleSize(`export * from './mod.ts'`, ['./elements.json']);
  assert.ok(gzipped <= 8192, `${gzipped} bytes`);
});

Deno.test('an import of nothing leaves nothing', async () => {
  const { minified } = await bundleSize(`import './mod.ts'`);
  assert.equal(minified, 0);
});
