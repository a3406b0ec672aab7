import assert from 'node:assert/strict';
import { fullName, isListed, withOptions } from './families.ts';
import { queryStore } from './query-store.ts';
import type { Product } from './product.ts';
import type { StoreQuery } from './store-query.ts';

const product = (id: string, fields: Partial<Product> = {}): Product => ({
  _id: id,
  name: 'Vòng tay',
  description: '',
  price: 1_000,
  image: 'a.webp',
  category: 'Vòng Tay',
  subCategory: 'Phong Thủy',
  stock: 1,
  ...fields,
});

const small = product('small', { family: 'vong', option: '14 cm', familySize: 2 });
const large = product('large', { family: 'vong', option: '16 cm', stock: 0 });
const plain = product('plain');

Deno.test('withOptions() returns a product without a family unchanged', () => {
  assert.equal(withOptions(plain, [small, large, plain]), plain);
});

Deno.test('withOptions() adds the options in the order of the list', () => {
  const unnamed = product('other', { family: 'vong' });
  assert.deepEqual(withOptions(small, [large, plain, small, unnamed]).options, [
    { _id: 'large', option: '16 cm', soldOut: true },
    { _id: 'small', option: '14 cm', soldOut: false },
    { _id: 'other', option: 'Vòng tay', soldOut: false },
  ]);
});

Deno.test('isListed() is true for the product that stands for its family', () => {
  assert.deepEqual([small, large, plain].filter(isListed), [small, plain]);
});

Deno.test('fullName() ends with the option', () => {
  assert.deepEqual([plain, large].map(fullName), ['Vòng tay', 'Vòng tay · 16 cm']);
});

Deno.test('queryStore() names the option that a search or a filter means', () => {
  const list = [small, large, plain];
  const meantBy = (change: Partial<StoreQuery>) =>
    queryStore(list, { q: '', category: '', subCategory: '', page: 1, product: '', ...change })
      .meant;
  assert.deepEqual(meantBy({ q: 'vong 16' }), { small: 'large' });
  assert.deepEqual(meantBy({ q: 'vong 14' }), undefined);
  assert.deepEqual(meantBy({ q: 'vong' }), undefined);
  const dear = { ...large, price: 9_000 };
  const options = queryStore([small, dear], {
    ...{ q: '', category: '', subCategory: '', page: 1, product: '' },
    min: 5_000,
  });
  assert.deepEqual([options.products, options.meant], [[small], { small: 'large' }]);
});
