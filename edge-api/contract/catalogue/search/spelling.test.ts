import assert from 'node:assert/strict';
import fc from 'fast-check';
import { foldedWords } from '../words.ts';
import { beginsLike, hasAccents, isSameWord, spelledWords } from './spelling.ts';

const word = (text: string) => spelledWords(text)[0]!;

Deno.test('spelledWords() has the words of foldedWords(), with their places in the text', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => {
    const words = spelledWords(text);
    assert.deepEqual(words.map(({ folded }) => folded), foldedWords(text));
    for (const { start, end, folded } of words) {
      assert.deepEqual(foldedWords(text.slice(start, end)), [folded]);
    }
  }));
  assert.deepEqual(spelledWords('a - \u0301 - b').map(({ folded }) => folded), ['a', 'b']);
});

Deno.test('isSameWord() accepts both places of a tone, and ignores it for a word without accents', () => {
  const pairs = [['thủy', 'thuỷ'], ['khóa', 'KHOÁ'], ['hổ', 'hổ'.normalize('NFD')]] as const;
  for (const [one, other] of pairs) assert.ok(isSameWord(word(one), word(other)), one);
  assert.ok(isSameWord(word('ho'), word('hổ')));
  assert.ok(isSameWord(word('da'), word('đá')));
  assert.ok(!isSameWord(word('hồ'), word('hổ')));
  assert.ok(!isSameWord(word('mắt'), word('mặt')));
  assert.ok(!isSameWord(word('hổ'), word('ho')));
  assert.ok(!hasAccents(word('ho')) && hasAccents(word('đa')) && hasAccents(word('họ')));
});

Deno.test('beginsLike() accepts a word that is typed without its tone so far', () => {
  for (const typed of ['t', 'th', 'thạ', 'thạch', 'thach']) {
    assert.ok(beginsLike(word(typed), word('thạch')), typed);
  }
  assert.ok(beginsLike(word('mă'), word('mắt')));
  assert.ok(!beginsLike(word('mộc'), word('móc')));
  assert.ok(!beginsLike(word('thá'), word('thạch')));
});
