import assert from 'node:assert/strict';
import { defaultCategories } from '../../contract/catalogue/categories.ts';
import { createProductCheck } from './check-product.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';

const checkProduct = createProductCheck(defaultCategories);

const [sample] = sampleCatalogue(1);

Deno.test('checkProduct() reports all errors of a product', () => {
  const fields = { ...sample, price: -1, subCategory: 'Xe', stock: undefined, weight: 'tím' };
  const { problems } = checkProduct({ where: 'line 2', fields });
  const choices = ['Phong Thủy', 'Thời Trang', 'Cao Cấp'];
  assert.deepEqual(problems, [
    { field: 'price', reason: 'invalid' },
    { field: 'stock', reason: 'missing' },
    { field: 'subCategory', reason: 'choice', choices },
    { field: 'weight', reason: 'unknown' },
  ]);
});

Deno.test('checkProduct() reads the names of elements in every spelling', () => {
  const elements = ['Hoả', 'thuỷ', 'MOC', 'Thổ'.normalize('NFD'), ' Kim '];
  const { product, problems } = checkProduct({ where: 'line 2', fields: { ...sample, elements } });
  assert.deepEqual(problems, []);
  assert.deepEqual(product?.elements, ['Hỏa', 'Thủy', 'Mộc', 'Thổ', 'Kim']);
});

Deno.test('checkProduct() normalizes names to NFC', () => {
  const fields = {
    ...sample,
    name: 'Vòng đá'.normalize('NFD'),
    category: 'Vòng Tay'.normalize('NFD'),
    subCategory: 'Phong Thủy'.normalize('NFD'),
  };
  const { product, problems } = checkProduct({ where: 'line 2', fields });
  assert.deepEqual(problems, []);
  assert.equal(product?.name, 'Vòng đá');
});
