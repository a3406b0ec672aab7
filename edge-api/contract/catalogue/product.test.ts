import assert from 'node:assert/strict';
import { productSchema } from './product.ts';

const product = {
  _id: 'nhan',
  name: 'Nhẫn',
  description: '',
  price: 1_000,
  image: 'nhan.webp',
  category: 'Nhẫn',
  subCategory: 'Phong Thủy',
  stock: 1,
};

Deno.test('productSchema reports an original price that is not higher than the price', () => {
  const problemOf = (originalPrice?: number) =>
    productSchema.safeParse({ ...product, originalPrice }).error?.issues[0]?.path[0];
  assert.equal(problemOf(), undefined);
  assert.equal(problemOf(1_001), undefined);
  assert.equal(problemOf(1_000), 'originalPrice');
});
