import assert from 'node:assert/strict';
import { basisSize, bundleSize, LIMITS } from './size-table.ts';

Deno.test('a bundle of toLunar stays within its limit', async () => {
  const { gzipped } = await bundleSize(`export { toLunar } from "./mod.ts"`);
  assert.ok(gzipped <= LIMITS.toLunar, `${gzipped} bytes`);
});

Deno.test('a bundle of laSo with all tables stays within its limit', async () => {
  const { gzipped } = await bundleSize(`export { laSo } from "./mod.ts"`);
  assert.ok(gzipped <= LIMITS.laSo, `${gzipped} bytes`);
});

Deno.test('a bundle of almanac is larger than one of toLunar by at most its limit', async () => {
  const [day, conversion] = await Promise.all(
    ['almanac', 'toLunar'].map((name) => bundleSize(`export { ${name} } from "./mod.ts"`)),
  );
  const added = day!.gzipped - conversion!.gzipped;
  assert.ok(added <= LIMITS.almanacBesideToLunar, `${added} bytes`);
});

Deno.test('a bundle of the calendar, the pillars and the palace stays within its limit', async () => {
  const { gzipped } = await basisSize();
  assert.ok(gzipped <= LIMITS.basis, `${gzipped} bytes`);
});

Deno.test('a bundle of an import without names is empty', async () => {
  const { minified } = await bundleSize(`import './mod.ts'`);
  assert.equal(minified, 0);
});
