import assert from 'node:assert/strict';
import { noImportCycles } from './import-graph.ts';

const find = (files: Record<string, string>) =>
  noImportCycles(Object.entries(files).map(([path, text]) => ({ path, text })));

Deno.test('noImportCycles() rejects a cycle, also of types, re-exports and dynamic imports', () => {
  for (
    const text of [
      "import { a } from './a.ts';",
      "import type { A } from './a.ts';",
      "export * from './a.ts';",
      "const a = await import('./a.ts');",
      "type A = import('./a.ts').A;",
    ]
  ) {
    assert.deepEqual(find({ 'ui/a.ts': "import '../ui/b/c.ts';", 'ui/b/c.ts': text }), []);
    assert.deepEqual(find({ 'ui/b/a.ts': "import '../../ui/b/c.ts';", 'ui/b/c.ts': text }), [
      'ui/b/a.ts imports ui/b/c.ts imports ui/b/a.ts: a cycle',
    ], text);
  }
});

Deno.test('noImportCycles() reports each group of cycles once, by its shortest cycle', () => {
  const imports = (...names: string[]) => names.map((name) => `import './${name}.ts';`).join('\n');
  const findings = find({
    'lunar/a.ts': imports('b'),
    'lunar/b.ts': imports('c', 'a'),
    'lunar/c.ts': imports('a'),
    'lunar/d.ts': imports('a', 'd'),
  });
  assert.deepEqual(findings, [
    'lunar/a.ts imports lunar/b.ts imports lunar/a.ts: a cycle',
    'lunar/d.ts imports lunar/d.ts: a cycle',
  ]);
});

Deno.test('noImportCycles() ignores examples in comments', () => {
  assert.deepEqual(find({ 'lunar/a.ts': "/**\n * import { a } from './a.ts';\n */" }), []);
});
