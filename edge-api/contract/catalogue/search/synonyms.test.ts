import assert from 'node:assert/strict';
import { defaultCategories } from '../categories.ts';
import { searchProducts } from '../search.ts';
import { readSynonyms } from './synonyms.ts';

const product = (name: string, category: string, subCategory = '', description = '') => ({
  name,
  description,
  category,
  subCategory,
});
const bracelet = product('Vòng Tay Cẩm Thạch', 'Vòng Tay', 'Phong Thủy', 'Dây thun cho cổ tay');
const necklace = product('Mặt Ngọc', 'Vòng Cổ', 'Cao Cấp', 'Dài 45 cm');
const statue = product('Voi Đá', 'Tượng', 'Quà Tặng', 'Tạc từ cẩm thạch');
const products = [bracelet, necklace, statue];
const synonyms = readSynonyms([
  'cẩm thạch = ngọc bích = jade',
  'vòng cổ = dây chuyền = dây cổ',
  'rồng = dragon > tượng',
  'ngọc bích > vòng cổ',
], defaultCategories);
const search = (query: string) => searchProducts(products, query, synonyms);

Deno.test('a synonym counts as the word itself, in names and descriptions', () => {
  assert.deepEqual(search('jade'), [bracelet, statue]);
  assert.deepEqual(search('ngoc bich'), [bracelet, statue]);
  assert.deepEqual(search('voi jade'), [statue]);
  assert.deepEqual(search('jade 45'), []);
});

Deno.test('a synonym of a category finds the products of the category only', () => {
  assert.deepEqual(search('dây chuyền'), [necklace]);
  assert.deepEqual(search('dây chu'), [necklace], 'unfinished');
});

Deno.test('a synonym is a complete word with the accents that were typed', () => {
  assert.deepEqual(searchProducts([product('Jadeite', 'Nhẫn')], 'cẩm thạch', synonyms), []);
  assert.deepEqual(search('ngọc bịch'), []);
});

Deno.test('the name of a category or subcategory finds its products', () => {
  assert.deepEqual(search('quà tặng'), [statue]);
  assert.deepEqual(search('vòng cổ'), [necklace, bracelet]);
  assert.deepEqual(search('cao cap'), [necklace]);
});

Deno.test('related products are shown only if nothing else is found', () => {
  assert.deepEqual(search('dragon'), [statue]);
  const dragon = product('Rồng Đá', 'Móc Khóa');
  assert.deepEqual(searchProducts([...products, dragon], 'rồng', synonyms), [dragon]);
  assert.deepEqual(search('ngọc bích'), [bracelet, statue]);
});

Deno.test('words of a category and of the product can be mixed if nothing else is found', () => {
  assert.deepEqual(search('voi quà'), [statue]);
  assert.deepEqual(search('ngọc quà'), []);
});

Deno.test('readSynonyms() ignores empty names and lines', () => {
  const empty = readSynonyms(['', '=', '>', 'x =', '= x > ', '?! = ...'], defaultCategories);
  assert.deepEqual(searchProducts(products, 'x', empty), []);
});
