import assert from 'node:assert/strict';
import { type DetailedProduct, detailedProductSchema } from '../contract/catalogue/product.ts';
import { createListSource } from '../contract/catalogue/list-source.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { createCatalogue } from './catalogue.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { toProductRow } from './to-product-row.ts';

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
  gallery: ['b.webp', 'a.webp'],
});

for (const [size, listLimit] of [['small', 1_000], ['large', 1]] as const) {
  Deno.test(`a ${size} catalogue lists stone and elements, and has the details by id`, async () => {
    await using test = await createTestDatabase();
    await seedCatalogue(test.database, [plain, detailed].map(toProductRow));
    const { source } = await createCatalogue(test.database, () => {}, { listLimit }).current();
    const { size: _, care: _c, gallery: _g, ...listed } = detailed;
    assert.deepEqual(await source.lookup(['nhan', 'nhan-ngoc']), [plain, listed]);
    assert.deepEqual(await source.details('nhan-ngoc'), detailed);
    assert.deepEqual(await source.details('nhan'), plain);
    assert.equal(await source.details('khong-co'), undefined);
  });
}

Deno.test('a list of all products reads no details of a product that is not sold', async () => {
  const read: string[] = [];
  const source = createListSource([plain], {
    readDetails(id) {
      read.push(id);
      return Promise.resolve(plain);
    },
  });
  assert.equal(await source.details('khong-co'), undefined);
  assert.deepEqual(await source.details('nhan'), plain);
  assert.deepEqual(read, ['nhan']);
});
