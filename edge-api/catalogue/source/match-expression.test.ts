import assert from 'node:assert/strict';
import { matchExpressions } from './match-expression.ts';

const byName = (q: string) => matchExpressions({ q, category: '', subCategory: '' })?.byName;

Deno.test('the same words in another order have the same expression', () => {
  assert.equal(byName('vòng tay đá'), byName('Đá  tay VÒNG'));
});

Deno.test('words that begin another word are left out', () => {
  assert.equal(byName('v vo von vong t ta tay'), byName('vong tay'));
  assert.equal(byName('a b ab'), byName('b ab'));
  assert.notEqual(byName('tay'), byName('ta'));
});

Deno.test('the syntax of FTS5 has no effect', () => {
  const words = '({name} : ("and" * AND "near" * AND "or" * AND "x" *))';
  assert.equal(byName('"x" OR * NEAR( AND'), words);
});
