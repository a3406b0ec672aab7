import assert from 'node:assert/strict';
import { checkProduct } from './check-product.ts';
import { sampleCatalogue } from '../../testing/sample-catalogue.ts';

const [sample] = sampleCatalogue(1);

/** Returns the error messages for a sample product with the given fields. */
function problemsOf(fields: Record<string, unknown>): string[] {
  const { problems } = checkProduct({ where: 'line 2', fields: { ...sample, ...fields } });
  return problems.map(({ message }) => message);
}

Deno.test('checkProduct() describes the valid values of each invalid field', () => {
  const cases: [Record<string, unknown>, RegExp][] = [
    [{ _id: 'Vòng Tay' }, /^_id must be lower-case letters/],
    [{ name: ' ' }, /^name must be a text of 1 to 200/],
    [{ name: 7 }, /^name must be a text/],
    [{ name: 'a\0b' }, /^name holds a character that cannot be stored/],
    [{ name: 'a\ud800' }, /^name holds a character that cannot be stored/],
    [{ description: 'x'.repeat(5001) }, /^description must be .* at most 5000/],
    [{ description: undefined }, /^description is missing/],
    [{ price: '1.250.000' }, /^price must be a whole number .*1250000, not 1\.250\.000/],
    [{ price: 0 }, /^price must be/],
    [{ price: undefined }, /^price is missing/],
    [{ originalPrice: 250_000 }, /^originalPrice must be .* higher than the price/],
    [{ originalPrice: null }, /^originalPrice must be .* left out/],
    [{ image: '../etc/passwd' }, /^image must be the name of a picture/],
    [{ category: 'Xe đạp' }, /^category must be one of: Hũ Đá, .* Tượng$/],
    [{ subCategory: 'Đá Quý' }, /^subCategory must be one of: Phong Thủy, Thời Trang, Cao Cấp$/],
    [{ stock: 1.5 }, /^stock must be a whole number from 0/],
    [{ stock: -1 }, /^stock must be/],
    [{ stone: ' ' }, /^stone must be a text of 1 to 100 .* left out/],
    [{ elements: ['Gió'] }, /^elements must be one or more of Kim, Mộc, Thủy, Hỏa, Thổ, each/],
    [{ elements: ['Kim', 'kim'] }, /^elements must be one or more of/],
    [{ elements: 'Kim' }, /^elements must be one or more of/],
    [{ elements: [7] }, /^elements must be one or more of/],
    [{ size: 'x'.repeat(201) }, /^size must be a text of 1 to 200/],
    [{ care: 'a\0b' }, /^care holds a character that cannot be stored/],
    [{ gallery: ['../etc/passwd'] }, /^gallery must be names of at most 12/],
    [{ gallery: ['a.webp', 'a.webp'] }, /^gallery must be names of at most 12 different/],
    [{ gallery: Array.from({ length: 13 }, (_, n) => `${n}.webp`) }, /^gallery must be/],
    [{ orginalPrice: 1 }, /^orginalPrice is no field of a product$/],
  ];
  for (const [fields, expected] of cases) {
    const problems = problemsOf(fields);
    assert.equal(problems.length, 1, `${JSON.stringify(fields)}: ${problems}`);
    assert.match(problems[0]!, expected);
  }
});

Deno.test('checkProduct() reports all errors of a product', () => {
  const problems = problemsOf({ price: -1, subCategory: 'Xe', stock: undefined, weight: 'tím' });
  assert.deepEqual(problems.map((message) => message.split(' ')[0]), [
    'price',
    'stock',
    'subCategory',
    'weight',
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
