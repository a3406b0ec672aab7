import assert from 'node:assert/strict';
import { defaultCategories } from '../categories.ts';
import { isNear, suggestSearch, withoutRawTyping } from './suggest.ts';
import { noSynonyms, readSynonyms } from './synonyms.ts';
import { readVocabulary } from './vocabulary.ts';

const products = [
  { name: 'Vòng Tay Đá Mắt Hổ', description: 'Hạt tròn' },
  { name: 'Nhẫn Thạch Anh Tím', description: '' },
  { name: 'Móc Khóa Hồ Lô', description: '' },
  { name: 'Hồ Lô Xanh', description: '' },
];
const vocabulary = readVocabulary(products.map(({ name }) => name), noSynonyms());

/** Finds the products whose names have all words. */
const find = (query: string) => {
  const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd');
  const has = (name: string) => (word: string) => fold(name).toLowerCase().includes(word);
  return products.filter(({ name }) => query.split(' ').every(has(name)));
};
const suggest = (query: string) => suggestSearch(query, vocabulary, noSynonyms(), find);

Deno.test('isNear() accepts one typing error', () => {
  for (const typed of ['tya', 'ta', 'tayy', 'ttay', 'taj', 'ray']) {
    assert.ok(isNear(typed, 'tay'), typed);
    assert.ok(isNear('tay', typed), typed);
  }
  for (const typed of ['tay', 'yat', 't', 'toys', 'may', '']) {
    assert.ok(!isNear(typed, 'tay'), typed);
  }
  assert.ok(isNear('xen', 'sen') && isNear('nuc', 'luc') && !isNear('phach', 'thach'));
});

Deno.test('withoutRawTyping() removes marks of Telex and VNI', () => {
  for (const typed of ['mawts', 'maswt', 'mats', 'ma81t', 'mat1', 'mat']) {
    assert.equal(withoutRawTyping(typed), 'mat', typed);
  }
  assert.equal(withoutRawTyping('ddas'), 'da');
  assert.equal(withoutRawTyping('d9a1'), 'da');
  assert.equal(withoutRawTyping('sen'), 'sen');
  assert.equal(withoutRawTyping('10mm'), '10mm');
});

Deno.test('suggestSearch() corrects words with the accents of the first product', async () => {
  for (
    const [typed, meant] of [
      ['vòng tya', 'vòng tay'],
      ['vong tya', 'vòng tay'],
      ['vongf tay', 'vòng tay'],
      ['ddas mawts hoor', 'đá mắt hổ'],
      ['thach ahn', 'thạch anh'],
      ['mockhoa', 'móc khóa'],
      ['Nhẫm tím', 'nhẫn tím'],
    ] as const
  ) assert.equal(await suggest(typed), meant, typed);
});

Deno.test('suggestSearch() suggests nothing that finds nothing, and no other words', async () => {
  for (const typed of ['nhẫn tya', 'xyz', 'zz', 'mắt hổ tím', 'aaaa bbbb cccc dddd', '?!']) {
    assert.equal(await suggest(typed), undefined, typed);
  }
});

Deno.test('suggestSearch() corrects no word to one that a description has by chance', async () => {
  const names = ['Vòng Cổ Đen', 'Ngọc Lam'];
  const synonyms = readSynonyms(['jade = ngọc bích'], defaultCategories);
  const found = [{ name: 'Vòng Cổ Đen', description: 'Hạt 10 mm, đừng làm rơi' }];
  const suggest = (query: string) =>
    suggestSearch(query, readVocabulary(names, synonyms), synonyms, () => found);
  assert.equal(await suggest('vòng cổ nam'), undefined);
  assert.equal(await suggest('vòng cổ đren'), 'vòng cổ đen');
  // A synonym and a missing space keep their meaning, wherever they are found.
  assert.equal(await suggest('vòng cổ jde'), 'vòng cổ jade');
  assert.equal(await suggest('vòng 10mm'), 'vòng 10 mm');
});

Deno.test('suggestSearch() tries few searches', async () => {
  let searches = 0;
  const words = [...'cghklmnprtvx'].flatMap((letter) => [`${letter}oanh`, `${letter}uynh`]);
  await suggestSearch('oanh uynh', readVocabulary(words, noSynonyms()), noSynonyms(), () => {
    searches += 1;
    return [];
  });
  assert.equal(searches, 5);
});
