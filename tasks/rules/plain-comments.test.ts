import assert from 'node:assert/strict';
import { plainOpenings, shortLines } from './plain-comments.ts';
import type { Rule } from './rule.ts';

const count = (rule: Rule, text: string, path = 'ui/a/a.tsx') => rule([{ path, text }]).length;

Deno.test('plainOpenings() rejects a doc comment that opens with a question word', () => {
  const words = ['What', 'Who', 'Whom', 'Whose', 'Whether', 'How', 'Where', 'When', 'Which'];
  for (const word of words) {
    for (
      const text of [
        `/** ${word} it is. */`,
        `/**\n * ${word} it is.\n */`,
        `export type A = {\n  /** ${word} it is. */\n  a: string;\n};`,
        `/**\n * Returns it.\n *\n * @param b.c ${word} it is\n */`,
        `/**\n * Returns it.\n *\n * @returns ${word.toLowerCase()} it is\n */`,
      ]
    ) assert.equal(count(plainOpenings, text), 1, text);
  }
});

Deno.test('plainOpenings() reports the line of the word', () => {
  assert.deepEqual(plainOpenings([{ path: 'a.ts', text: '\n/**\n * What it is.\n */' }]), [
    'a.ts:3 a doc comment opens with "What": use a verb or a noun',
  ]);
});

Deno.test('plainOpenings() accepts verbs, nouns and ordinary comments', () => {
  for (
    const text of [
      '/** Returns what the server sends. When it fails, it throws. */',
      '/** `true` if the list is empty. */',
      '/** Whichever comes first. */',
      '// When the list is empty, nothing is sent.',
      '/* Where it stands. */',
      '/**\n * Returns it.\n *\n * @param what name of the thing\n * @throws {Error} when it fails\n */',
      "const text = '/** What it is. */';",
    ]
  ) assert.equal(count(plainOpenings, text), 0, text);
});

Deno.test("plainOpenings() rejects a test's name that opens with who or what", () => {
  assert.equal(count(plainOpenings, "Deno.test('who signs out is forgotten', () => {});"), 1);
  assert.equal(count(plainOpenings, "test.only(\n  'what is wrong is refused', () => {});"), 1);
  assert.equal(count(plainOpenings, "test('when empty, nothing is sent', () => {});"), 0);
});

Deno.test('shortLines() rejects a comment or document line over 100 characters', () => {
  const words = 'bảy '.repeat(26);
  for (
    const [path, text] of [
      ['a.ts', `// ${words}`],
      ['a.ts', `/* ${words}*/`],
      ['a.ts', `/**\n * Short.\n * ${words}\n */`],
      ['a.ts', `const a = 1; // ${words}`],
      ['a.tsx', `<p>\n  {/* ${words}*/}\n</p>`],
      ['a.css', `/* ${words}*/`],
      ['a.sql', `select 1; -- ${words}`],
      ['a.md', words],
      ['a.mdx', `- ${words}`],
      ['a.md', `\`\`\`\ncode\n\`\`\`\n${words}`],
      ['a.md', `See [the page](https://example.com/${'x'.repeat(90)}) for more.`],
    ] as const
  ) assert.equal(count(shortLines, text, path), 1, `${path}: ${text}`);
});

Deno.test('shortLines() accepts code, tables and lines that cannot be broken', () => {
  const words = 'bảy '.repeat(26);
  const url = `https://example.com/${'x'.repeat(100)}`;
  for (
    const [path, text] of [
      ['a.ts', `// ${'bảy '.repeat(24)}`],
      ['a.ts', `const a = '// ${words}';`],
      ['a.ts', `const a = '${url}';`],
      ['a.ts', `// ${url}`],
      ['a.ts', `/**\n * @see ${url}\n * Source: ${url}.\n */`],
      ['a.sql', `insert into a values ('${words}')`],
      ['a.md', `| ${words} |`],
      ['a.md', `\`\`\`sh\n${words}\n\`\`\``],
      ['a.md', `- [${words}](${url})`],
      ['a.mdx', `import { ${words} } from 'a';`],
    ] as const
  ) assert.equal(count(shortLines, text, path), 0, `${path}: ${text}`);
});
