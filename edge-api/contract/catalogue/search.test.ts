import assert from 'node:assert/strict';
import fc from 'fast-check';
import { searchProducts } from './search.ts';
import { foldedWords, foldText } from './words.ts';

const product = (name: string, description: string, category = 'Tượng', subCategory = '') => ({
  name,
  description,
  category,
  subCategory,
});
const tigerEye = product('Vòng Tay Đá Mắt Hổ', 'Vân vàng nâu, hạt 10 mm');
const lapis = product('Móc Khóa Hồ Lô Lưu Ly', 'Đá lưu ly xanh đậm');
const products = [tigerEye, lapis];

Deno.test('searchProducts() ignores case and diacritics, and treats đ as d', () => {
  for (const query of ['mắt hổ', 'MAT HO', 'Đá mắt', 'da mat', 'mat  ho\t', 'đA']) {
    assert.ok(searchProducts(products, query).includes(tigerEye), query);
  }
});

Deno.test('searchProducts() requires every word in the name or the description, in any order', () => {
  assert.deepEqual(searchProducts(products, 'vang vong'), [tigerEye]);
  assert.deepEqual(searchProducts(products, 'da'), products);
  assert.deepEqual(searchProducts(products, 'vong luu'), []);
});

Deno.test('searchProducts() lists matches in the name before matches in the description', () => {
  const mention = product('Nhẫn Bạc', 'Hợp với vòng tay đá mắt hổ');
  const other = product('Mắt Hổ Thô', '');
  assert.deepEqual(searchProducts([mention, tigerEye, other], 'mat ho'), [
    tigerEye,
    other,
    mention,
  ]);
});

Deno.test('searchProducts() matches composed and decomposed Unicode', () => {
  assert.deepEqual(searchProducts(products, 'mắt hổ'.normalize('NFD')), [tigerEye]);
  const decomposed = product(tigerEye.name.normalize('NFD'), '');
  assert.deepEqual(searchProducts([decomposed], 'mắt hổ'), [decomposed]);
});

Deno.test('searchProducts() matches all for an empty query, and no word across name and description', () => {
  assert.deepEqual(searchProducts(products, '  '), products);
  assert.deepEqual(searchProducts([product('ab', 'cd')], 'abcd'), []);
});

Deno.test('searchProducts() treats %, quotes and regular expressions as plain text', () => {
  for (const query of ['%', "'", '"', '.*', '(', '[a-z]', '\\', '$', '_', '<script>']) {
    assert.deepEqual(searchProducts(products, query), [], query);
  }
  const punctuated = product('Giảm 50% (.*) "lớn"', '');
  for (const query of ['50%', '(.*) giảm', '"lớn"']) {
    assert.deepEqual(searchProducts([punctuated], query), [punctuated], query);
  }
});

Deno.test('searchProducts() accepts ten thousand characters and any string', () => {
  assert.deepEqual(searchProducts(products, 'x'.repeat(10_000)), []);
  assert.deepEqual(searchProducts(products, 'da '.repeat(5_000)), products);
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (query) => {
    const found = searchProducts(products, query);
    assert.ok(found.every((one) => products.includes(one)));
  }));
});

Deno.test('searchProducts() finds a product by all of its own words', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(fc.property(text, text, (name, description) => {
    const only = product(name, description);
    fc.pre(foldedWords(`${description} ${name}`).length > 0);
    assert.deepEqual(searchProducts([only], `${description} ${name}`), [only]);
  }));
});

Deno.test('foldText() is idempotent', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => {
    assert.equal(foldText(foldText(text)), foldText(text));
  }));
});
