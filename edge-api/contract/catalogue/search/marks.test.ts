import assert from 'node:assert/strict';
import { defaultCategories } from '../categories.ts';
import fc from 'fast-check';
import { marksOf, markWords } from './marks.ts';
import { readTerms } from './read-terms.ts';
import { readSynonyms } from './synonyms.ts';

const synonyms = readSynonyms(
  ['vòng cổ = dây chuyền = necklace', 'cẩm thạch = jade'],
  defaultCategories,
);

function marked(query: string, text: string): string[] {
  const marks = marksOf(readTerms(query, synonyms) ?? []);
  return markWords(text, marks).map(({ start, end }) => text.slice(start, end));
}

Deno.test('markWords() marks the words that begin like those of the search', () => {
  assert.deepEqual(marked('mat ho', 'Vòng Tay Đá Mắt Hổ, hợp mệnh Thổ'), ['Mắt', 'Hổ', 'hợp']);
  assert.deepEqual(marked('mắt hổ', 'Vòng Tay Đá Mắt Hổ, mặt hồ'), ['Mắt', 'Hổ']);
  assert.deepEqual(marked('mộc', 'Móc Khóa hợp mệnh Mộc'), ['Mộc']);
  assert.deepEqual(marked('đá', 'Đá'.normalize('NFD')), ['Đá'.normalize('NFD')]);
});

Deno.test('markWords() marks synonyms as whole phrases', () => {
  assert.deepEqual(marked('dây chuyền', 'Vòng Cổ dài, vòng quanh cổ'), ['Vòng', 'Cổ']);
  assert.deepEqual(marked('jade', 'Cẩm thạch, cẩm nang'), ['Cẩm', 'thạch']);
});

Deno.test('markWords() returns separate ranges in order for any text', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(fc.property(text, text, (query, text) => {
    let end = 0;
    for (const range of markWords(text, marksOf(readTerms(query, synonyms) ?? []))) {
      assert.ok(range.start >= end && range.end > range.start && range.end <= text.length);
      end = range.end;
    }
  }));
});
