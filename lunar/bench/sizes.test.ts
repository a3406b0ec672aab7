import assert from 'node:assert/strict';
import { basisSize, bundleSize } from './size-table.ts';

Deno.test('a bundle of toLunar is at most 1.6 KB', async () => {
  const { gzipped } = await bundleSize(`export { toLunar } from "./mod.ts"`);
  assert.ok(gzipped <= 1600, `${gzipped} bytes`);
});

Deno.test('a bundle of laSo with all tables is at most 15 KB', async () => {
  const { gzipped } = await bundleSize(`export { laSo } from "./mod.ts"`);
  assert.ok(gzipped <= 15_000, `${gzipped} bytes`);
});

Deno.test('a bundle of almanac is at most 4 KB larger than one of toLunar', async () => {
  const [day, conversion] = await Promise.all(
    ['almanac', 'toLunar'].map((name) => bundleSize(`export { ${name} } from "./mod.ts"`)),
  );
  const added = day!.gzipped - conversion!.gzipped;
  assert.ok(added <= 4096, `${added} bytes`);
});

Deno.test('a bundle of the calendar, the pillars and the palace is at most 8 KB', async () => {
  const { gzipped } = await basisSize();
  assert.ok(gzipped <= 8192, `${gzipped} bytes`);
});

Deno.test('a bundle of an import without names is empty', async () => {
  const { minified } = await bundleSize(`import './mod.ts'`);
  assert.equal(minified, 0);
});
