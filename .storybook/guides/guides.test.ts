import assert from 'node:assert/strict';
import keyboards from '../blocks/keyboards.json' with { type: 'json' };
import type { ComponentGuide } from './component-guide.ts';
import { listFiles, readFile, readStories } from './read-stories.ts';

const stories = await readStories();
const documented = stories.filter(({ documented }) => documented);
const guides = new Map<string, ComponentGuide>();
for (const path of await listFiles('ui/', '.guide.json')) {
  guides.set(path.replace('.guide.json', ''), JSON.parse(await readFile(path)));
}
const exported = Array.from(
  (await readFile('ui/mod.ts')).matchAll(/^export \{[^}]*\} from '\.\/(.+)\.tsx?';/gm),
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
