import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import keyboards from '../blocks/keyboards.json' with { type: 'json' };
import type { ComponentGuide } from './component-guide.ts';

const root = new URL('../../', import.meta.url);
const listFiles = (pattern: string) => globSync(pattern, { cwd: root }).sort();
const readFile = (path: string) => Deno.readTextFile(new URL(path, root));
const meta = /^const meta = \{[\s\S]*?^\} satisfies Meta|^const meta = \{.*$/m;

/** Stories with their titles, and whether Storybook makes a page of them. */
const stories = await Promise.all(
  listFiles('ui/**/*.stories.tsx').map(async (path) => {
    const text = meta.exec(await readFile(path))?.[0] ?? '';
    return {
      path: path.replace('.stories.tsx', ''),
      title: /title: '([^']+)'/.exec(text)?.[1] ?? '',
      documented: !text.includes("'!autodocs'"),
    };
  }),
);
const documented = stories.filter(({ documented }) => documented);
const guides = new Map<string, ComponentGuide>();
for (const path of listFiles('ui/**/*.guide.json')) {
  guides.set(path.replace('.guide.json', ''), JSON.parse(await readFile(path)));
}
const exported = Array.from(
  (await readFile('ui/mod.ts')).matchAll(/^export (?:\{[^}]*\}|\*) from '\.\/(.+)\.tsx?';/gm),
  ([, path]) => `ui/${path}`,
);

Deno.test('every component page has a guide', () => {
  const missing = documented.filter(({ path }) => !guides.has(path)).map(({ path }) => path);
  assert.deepEqual(missing, [], 'write *.guide.json beside the stories');
});

Deno.test('every guide belongs to a component page', () => {
  const paths = new Set(documented.map(({ path }) => path));
  assert.deepEqual([...guides.keys()].filter((path) => !paths.has(path)), []);
});

Deno.test('every guide has a status, usage, anatomy, keys and changes', () => {
  for (const [path, guide] of guides) {
    const sentences = [
      ...guide.use,
      ...guide.avoid,
      ...Object.values(guide.anatomy),
      ...Object.values(guide.keys),
      ...Object.values(guide.changes).flat(),
    ];
    for (const sentence of sentences) assert.match(sentence, /^\S.*\.$/, `${path}: ${sentence}`);
    assert.match(guide.status, /^(?:stable|new|internal|deprecated)$/, path);
    for (const part of ['use', 'avoid', 'anatomy', 'changes'] as const) {
      assert.ok(Object.keys(guide[part]).length > 0, `${path}: ${part} is empty`);
    }
    const known = ['status', 'use', 'avoid', 'anatomy', 'keyboard', 'keys', 'changes'];
    assert.deepEqual(Object.keys(guide).filter((key) => !known.includes(key)), [], path);
  }
});

Deno.test('a guide refers to a shared keyboard interface by its name', () => {
  const names = [undefined, ...keyboards.map(({ name }) => name)];
  for (const [path, { keyboard }] of guides) assert.ok(names.includes(keyboard), path);
});

Deno.test('a component is internal if the package does not export it', () => {
  for (const [path, { status }] of guides) {
    assert.equal(status === 'internal', !exported.includes(path), path);
  }
});

Deno.test('a variant of a component stands under its name and has no page of its own', () => {
  const titles = new Set(stories.map(({ title }) => title));
  for (const { path, title, documented } of stories.filter(({ title }) => title.includes(': '))) {
    assert.ok(titles.has(title.split(': ')[0] ?? ''), `${path}: ${title} has no parent`);
    assert.equal(documented, false, `${path} needs the tag !autodocs`);
  }
});
