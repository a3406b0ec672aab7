import assert from 'node:assert/strict';
import { readTerms } from '../../contract/catalogue/search/read-terms.ts';
import { noSynonyms } from '../../contract/catalogue/search/synonyms.ts';
import { matchExpressions } from './match-expression.ts';

const byName = (q: string) => {
  const terms = readTerms(q, noSynonyms()) ?? [];
  return matchExpressions(terms, { category: '', subCategory: '' }, 'words').name;
};

Deno.test('the same words in another order have the same expression', () => {
  assert.equal(byName('xanh mắt đá'), byName('Đá  mắt XANH'));
});

Deno.test('words that begin another word are left out', () => {
  assert.equal(byName('x xa xan xanh m ma mat'), byName('xanh mat'));
  assert.equal(byName('a b ab'), byName('b ab'));
  assert.notEqual(byName('tay'), byName('ta'));
});

Deno.test('the syntax of FTS5 has no effect', () => {
  const words = ['and', 'near', 'or', 'x'].map((word) => `{name} : "${word}" *`);
  assert.equal(byName('"x" OR * NEAR( AND'), `(${words.join(' AND ')})`);
});
