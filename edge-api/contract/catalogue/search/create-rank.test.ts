import assert from 'node:assert/strict';
import { defaultCategories } from '../categories.ts';
import { createRank } from './create-rank.ts';
import { readTerms } from './read-terms.ts';
import { readSynonyms } from './synonyms.ts';
import { spelledText } from './word-pattern.ts';

const synonyms = readSynonyms(
  ['mệnh mộc = mạng mộc', 'mệnh thủy = mạng thủy', 'jade = ngọc bích'],
  defaultCategories,
);

function rank(query: string, description: string, places: string[] = []) {
  const terms = readTerms(query, synonyms) ?? [];
  const texts = { name: spelledText('Hũ Đá'), description: spelledText(description) };
  return createRank(terms)({ ...texts, places }, 'description');
}

Deno.test('the whole query with its accents is before complete words, and these before others', () => {
  assert.equal(rank('mắt hổ', 'Đá mắt hổ nâu'), 0);
  assert.equal(rank('mat ho', 'Đá mắt hổ nâu'), 0);
  assert.equal(rank('mắt hổ', 'Hổ có mắt nâu'), 1);
  assert.equal(rank('mắt hổ', 'Mặt đá hồ nước'), 2);
  assert.equal(rank('mắt h', 'Đá mắt hổ'), 2);
  assert.equal(rank('thuỷ', 'Hành thủy'), 0);
  assert.equal(rank('đá quý', 'Không có', ['huda00daquy']), 1);
});

Deno.test('an element is not a part of another word', () => {
  assert.equal(rank('mệnh thủy', 'Hợp mệnh Kim và mệnh Thủy.'), 0);
  assert.equal(rank('mệnh thủy', 'Hũ thủy tinh, hợp mệnh Hỏa.'), 2);
  assert.equal(rank('mệnh mộc', 'Móc khóa, hợp mệnh Hỏa'), 2);
  assert.equal(rank('thủy tinh', 'Hũ thủy tinh'), 0);
  assert.equal(rank('thủy', 'Hũ thủy tinh'), 2);
  assert.equal(rank('thủy hũ', 'Hũ thủy tinh'), 2);
  assert.equal(rank('kim', 'Hạt kim cương'), 2);
});

Deno.test('an element in a list belongs to the word before the list', () => {
  assert.equal(rank('mệnh mộc', 'Hợp mệnh Thuỷ, Mộc'), 0);
  assert.equal(rank('menh moc', 'Hợp mệnh Kim, Thủy và Mộc'), 0);
  assert.equal(rank('mệnh mộc', 'Hợp mệnh Kim. Màu gỗ mộc'), 2);
});

Deno.test('a synonym has the rank of the word itself', () => {
  assert.equal(rank('jade nâu', 'Ngọc bích nâu'), 0);
  assert.equal(rank('mạng mộc', 'Hợp mệnh Mộc'), 0);
});
