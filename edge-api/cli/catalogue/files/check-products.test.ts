import assert from 'node:assert/strict';
import { checkProducts } from './check-products.ts';
import { sampleCatalogue } from '../../testing/sample-catalogue.ts';

const [sample] = sampleCatalogue(1);

/** Returns the error messages for a sample product with the given fields. */
function problemsOf(fields: Record<string, unknown>): string[] {
  const { issues } = checkProducts([{ where: 'line 2', fields: { ...sample, ...fields } }]);
  return issues.map(({ message }) => message);
}

Deno.test('checkProducts() describes the valid values of each invalid field', () => {
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
    [{ orginalPrice: 1 }, /^orginalPrice is no field of a product$/],
  ];
  for (const [fields, expected] of cases) {
    const problems = problemsOf(fields);
    assert.equal(problems.length, 1, `${JSON.stringify(fields)}: ${problems}`);
    assert.match(problems[0]!, expected);
  }
});

Deno.test('checkProducts() reports all errors of a product', () => {
  const problems = problemsOf({ price: -1, subCategory: 'Xe', stock: undefined, weight: 'tím' });
  assert.deepEqual(problems.map((message) => message.split(' ')[0]), [
    'price',
    'stock',
    'subCategory',
    'weight',
  ]);
});

Deno.test('checkProducts() normalizes names to NFC', () => {
  const fields = {
    ...sample,
    name: 'Vòng đá'.normalize('NFD'),
    category: 'Vòng Tay'.normalize('NFD'),
    subCategory: 'Phong Thủy'.normalize('NFD'),
  };
  const { products, issues } = checkProducts([{ where: 'line 2', fields }]);
  assert.deepEqual(issues, []);
  assert.equal(products[0]?.name, 'Vòng đá');
});

Deno.test('checkProducts() reports the line of the first product with the same id', () => {
  const fields = { ...sample };
  const entries = ['line 2', 'line 3', 'line 4'].map((where) => ({ where, fields }));
  assert.deepEqual(
    checkProducts(entries).issues,
    ['line 3', 'line 4'].map((where) => ({
      where,
      id: 'sample-0',
      field: '_id',
      message: '_id stands in line 2 too',
    })),
  );
});
