import assert from 'node:assert/strict';
import { type DetailedProduct, detailedProductSchema } from '../../contract/catalogue/product.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { createCatalogue } from '../catalogue.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { toProductRow } from '../product-row.ts';
import { createDetailedListSource } from './detailed-source.ts';

const plain: DetailedProduct = {
  _id: 'nhan',
  name: 'Nhẫn',
  description: '',
  price: 1_000,
  image: 'nhan.webp',
  category: 'Nhẫn',
  subCategory: 'Phong Thủy',
  stock: 1,
};
const detailed: DetailedProduct = detailedProductSchema.parse({
  ...plain,
  _id: 'nhan-ngoc',
  originalPrice: 2_000,
  colour: '#000000',
  stone: 'Cẩm thạch',
  elements: ['Mộc', 'Thổ'],
  size: 'Mặt đá 12 mm',
  care: 'Lau khô.',
  weightGrams: 12,
  gallery: ['b.webp', 'a.webp'],
});

for (const [size, listLimit] of [['small', 1_000], ['large', 1]] as const) {
  Deno.test(`a ${size} catalogue lists stone, elements and weight, and has the details by id`, async () => {
    await using test = await createTestDatabase();
    await seedCatalogue(test.database, [plain, detailed].map(toProductRow));
    const { source } = await createCatalogue(test.database, () => {}, { listLimit }).current();
    const { size: _, care: _c, gallery: _g, ...listed } = detailed;
    assert.deepEqual(await source.lookup(['nhan', 'nhan-ngoc']), [
      { ...plain, serial: 1 },
      { ...listed, serial: 2 },
    ]);
    assert.deepEqual(await source.details('nhan-ngoc'), { ...detailed, serial: 2 });
    assert.deepEqual(await source.details('nhan'), { ...plain, serial: 1 });
    assert.equal(await source.details('khong-co'), undefined);
  });
}

Deno.test('a list of all products reads no details of a product that is not sold', async () => {
  const source = createDetailedListSource(
    { read: { select: () => assert.fail('the database is read') } } as never,
    [plain],
  );
  assert.equal(await source.details('khong-co'), undefined);
  await assert.rejects(source.details('nhan'), /the database is read/);
});
