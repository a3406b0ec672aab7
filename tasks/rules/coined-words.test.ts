import assert from 'node:assert/strict';
import { coinedWords } from './coined-words.ts';

const find = (text: string, path = 'ui/a/a.tsx') => coinedWords([{ path, text }]);

Deno.test('coinedWords() rejects a phrase in comments, documents, test names and messages', () => {
  for (
    const [path, text] of [
      ['a.ts', '// The list is not to be had.'],
      ['a.ts', '/**\n * The list is not to\n * be had.\n */'],
      ['a.css', '/* A raw colour fails the gate. */'],
      ['a.md', 'rules of the house'],
      ['a.md', 'An address that is none of\nours.'],
      ['a.ts', "Deno.test('a code that is none is refused', () => {});"],
      ['a.ts', "log('info', 'mail refused for good');"],
      ['a.ts', '/** Hears of every error. */'],
      ['a.ts', '// Before the page is awake.'],
    ] as const
  ) assert.equal(find(text, path).length, 1, text);
});

Deno.test('coinedWords() names the line, the phrase and the standard term', () => {
  assert.deepEqual(find('\n// It is not\n// to be had.'), [
    'ui/a/a.tsx:2 "not to be had" is a coined word: write unavailable',
  ]);
});

Deno.test('coinedWords() accepts plain English', () => {
  for (
    const text of [
      '// Strangers must not keep the write gate busy.',
      '// There is none. For good reasons, one of these is chosen.',
      '// Amended by the housekeeping job: he is one of those who wait.',
      '// A test name opens with who or what.',
      '// The row is gone, as the server said.',
    ]
  ) assert.deepEqual(find(text), [], text);
});

Deno.test('coinedWords() rejects an identifier that has a standard term', () => {
  for (
    const code of [
      'interface CartSurroundings {}',
      'export type OrderParts = {};',
      'throw new BrokenRuleError();',
      'type A = PictureGroundProps;',
      'await oneByOne(task);',
      'const patience = 5_000;',
      'state.doubt(ids);',
      'await provider.look(id);',
      'setGone(names);',
      'const [alive] = useState(false);',
      'const asked: string[] = [];',
    ]
  ) assert.equal(find(code).length, 1, code);
});

Deno.test('coinedWords() accepts standard identifiers, strings and comments', () => {
  for (
    const code of [
      'interface DateParts {}',
      'format.formatToParts(date);',
      'const deps: OrderDeps = { clock };',
      "const text = 'gone';",
      '// `said` and `told` are verbs.',
      'const looked = lookup(id);',
    ]
  ) assert.deepEqual(find(code), [], code);
});
