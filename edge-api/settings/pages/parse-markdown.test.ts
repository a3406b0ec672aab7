import assert from 'node:assert/strict';
import { MarkdownError, maxPageLength, parseMarkdown } from './parse-markdown.ts';

Deno.test('parseMarkdown() returns the title and every kind of block', () => {
  const { title, blocks } = parseMarkdown(
    '# Đổi *trả*\n\nMột **hai** [ba](/returns)  \nbốn\n\n## A\n\n### B\n\n- x\n  - y\n\n' +
      '3. z\n\n> q\n\n---\n\n| a | b |\n| - | - |\n| c |\n',
  );
  assert.equal(title, 'Đổi trả');
  assert.deepEqual(blocks, [
    {
      kind: 'paragraph',
      children: [
        'Một ',
        { kind: 'strong', children: ['hai'] },
        ' ',
        { kind: 'link', href: '/returns', children: ['ba'] },
        { kind: 'break' },
        'bốn',
      ],
    },
    { kind: 'heading', level: 2, children: ['A'] },
    { kind: 'heading', level: 3, children: ['B'] },
    {
      kind: 'list',
      ordered: false,
      start: 1,
      items: [[
        { kind: 'paragraph', children: ['x'] },
        {
          kind: 'list',
          ordered: false,
          start: 1,
          items: [[{ kind: 'paragraph', children: ['y'] }]],
        },
      ]],
    },
    { kind: 'list', ordered: true, start: 3, items: [[{ kind: 'paragraph', children: ['z'] }]] },
    { kind: 'quote', blocks: [{ kind: 'paragraph', children: ['q'] }] },
    { kind: 'rule' },
    { kind: 'table', head: [['a'], ['b']], rows: [[['c'], []]] },
  ]);
});

Deno.test('parseMarkdown() takes HTML, code and reference definitions as text', () => {
  for (
    const text of [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<!-- x -->',
      'a <b>c</b>',
      '`code`',
      '[a]: javascript:alert(1)',
    ]
  ) {
    assert.deepEqual(parseMarkdown(text).blocks, [{ kind: 'paragraph', children: [text] }], text);
  }
});

Deno.test('parseMarkdown() refuses texts that are too long or nested too deeply, and pictures', () => {
  const quotes = '>'.repeat(5_000);
  const lists = Array.from({ length: 12 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');
  const emphasis = `${'*a **b '.repeat(12)}c${'** *'.repeat(12)}`;
  for (
    const text of ['a'.repeat(maxPageLength + 1), 'a\n'.repeat(500_000), quotes, lists, '![x](y)']
  ) {
    assert.throws(() => parseMarkdown(text), MarkdownError, text.slice(0, 40));
  }
  // Emphasis that is not closed is text.
  parseMarkdown(emphasis);
  const nested = (depth: number): string =>
    depth === 0
      ? 'a'
      : `${'*'.repeat(1 + depth % 2)}b ${nested(depth - 1)} c${'*'.repeat(1 + depth % 2)}`;
  parseMarkdown(nested(8));
  assert.throws(() => parseMarkdown(nested(9)), MarkdownError);
});

Deno.test('parseMarkdown() accepts lists of the same depth with and without a title', () => {
  const isValid = (start: string, depth: number) => {
    const items = Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a`);
    try {
      return parseMarkdown(`${start}${items.join('\n')}`).blocks.length > 0;
    } catch (error) {
      assert.ok(error instanceof MarkdownError);
      return false;
    }
  };
  const depths = Array.from({ length: 12 }, (_, index) => index + 1);
  const valid = depths.filter((depth) => isValid('', depth));
  assert.ok(valid.length > 3 && valid.length < depths.length);
  assert.deepEqual(depths.filter((depth) => isValid('# Giao hàng\n\n', depth)), valid);
});

Deno.test('parseMarkdown() refuses so many asterisks that parsing would take seconds', () => {
  assert.throws(() => parseMarkdown('_*'.repeat(1_500)), MarkdownError);
  assert.throws(() => parseMarkdown('a\n_*\n'.repeat(1_500)), MarkdownError);
  assert.equal(parseMarkdown('**a** _b_\n\n'.repeat(1_500)).blocks.length, 1_500);
});
