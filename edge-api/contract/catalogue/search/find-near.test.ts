import assert from 'node:assert/strict';
import { defaultCategories } from '../categories.ts';
import { createListSource } from '../list-source.ts';
import type { Product } from '../product.ts';
import { readStoreQuery } from '../store-query.ts';
import { readPricePhrase } from './find-near.ts';

Deno.test('readPricePhrase() reads the prices that visitors type, and keeps all other words', () => {
  for (
    const [text, expected] of [
      ['dưới 500k', { words: [], max: 500_000 }],
      ['vòng tay dưới 500 nghìn cho nam', { words: ['vòng', 'tay', 'cho', 'nam'], max: 500_000 }],
      ['tu 200k den 500.000', { words: [], min: 200_000, max: 500_000 }],
      ['nhẫn trên 2 triệu', { words: ['nhẫn'], min: 2_000_000 }],
      ['không quá 3tr', { words: [], max: 3_000_000 }],
      ['tới từ dưới biển', { words: ['tới', 'từ', 'dưới', 'biển'] }],
      ['đá tự nhiên', { words: ['đá', 'tự', 'nhiên'] }],
      ['dưới 0k', { words: ['dưới', '0k'] }],
      ['  ', { words: [] }],
    ] as const
  ) assert.deepEqual(readPricePhrase(text), expected, text);
});

const product = (name: string, price: number, description = ''): Product => ({
  _id: name,
  name,
  description,
  price,
  image: 'a.webp',
  category: 'Vòng Tay',
  subCategory: 'Phong Thủy',
  stock: 1,
});

const source = createListSource([
  product('Vòng Tay Mắt Hổ', 350_000, 'Quà cho người thân'),
  product('Vòng Tay Ngọc', 1_250_000),
]);

const near = async (search: string) => {
  const page = await source.page(readStoreQuery(new URLSearchParams(search), defaultCategories));
  assert.equal(page.total, 0, 'the result itself is not changed');
  const { products, ...rest } = page.near ?? {};
  return { ...rest, names: products?.map(({ name }) => name) };
};

Deno.test('a search without results offers those of its words that match', async () => {
  assert.deepEqual(await near('q=vòng tay cho chồng'), {
    q: 'vòng tay cho',
    dropped: ['chồng'],
    names: ['Vòng Tay Mắt Hổ'],
  });
  // Each word matches a product, but none matches both.
  assert.deepEqual(await near('q=ngọc hổ'), {
    q: 'ngọc',
    dropped: ['hổ'],
    names: ['Vòng Tay Ngọc'],
  });
  assert.deepEqual(await near('q=vòng tay dưới 500k'), {
    q: 'vòng tay',
    max: 500_000,
    dropped: [],
    names: ['Vòng Tay Mắt Hổ'],
  });
});

Deno.test('a search of which nothing matches offers the products of its filters', async () => {
  assert.deepEqual((await near('q=xe đạp')).names, ['Vòng Tay Mắt Hổ', 'Vòng Tay Ngọc']);
  assert.deepEqual((await near('q=xe đạp&min=1000000')).names, ['Vòng Tay Ngọc']);
  assert.deepEqual((await near('q=xe đạp&min=9000000')).names, undefined);
});

Deno.test('a search with a typing error offers the products of the suggestion', async () => {
  assert.deepEqual(await near('q=vongf tay'), {
    q: 'vòng tay',
    dropped: [],
    names: ['Vòng Tay Mắt Hổ', 'Vòng Tay Ngọc'],
  });
});

Deno.test('a maximum price is read from the text of a search', () => {
  assert.deepEqual(readPricePhrase('nhẫn dưới 500k'), { words: ['nhẫn'], max: 500_000 });
});
