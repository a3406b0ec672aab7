import assert from 'node:assert/strict';
import { noSynonyms } from './synonyms.ts';
import { readVocabulary } from './vocabulary.ts';

Deno.test('readVocabulary() counts a word in all spellings, and keeps the most frequent one', () => {
  const vocabulary = readVocabulary(['Hồ ly', 'Hổ phách', 'Mắt hổ'], noSynonyms());
  assert.deepEqual(vocabulary.get('ho'), { text: 'hổ', count: 3 });
  assert.deepEqual(vocabulary.get('phach'), { text: 'phách', count: 1 });
});
