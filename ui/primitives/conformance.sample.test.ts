import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conformanceCases } from './conformance.sample.tsx';

const folder = new URL('./', import.meta.url);

test('conformanceCases has one row for each component of ui/primitives', async () => {
  const components: string[] = [];
  for await (const { name: area, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) components.push(...await exportedComponents(new URL(`${area}/`, folder)));
  }
  assert.ok(components.includes('Button'));
  assert.deepEqual(
    conformanceCases.map(({ name }) => name).toSorted(),
    components.toSorted(),
  );
});

/** Returns the names of the function components that the files of a folder export. */
async function exportedComponents(folder: URL): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of Deno.readDir(folder)) {
    if (!name.endsWith('.tsx') || name.endsWith('.stories.tsx')) continue;
    const text = await Deno.readTextFile(new URL(name, folder));
    for (const [, component = ''] of text.matchAll(/^export function ([A-Z]\w*)/gm)) {
      // A provider has no element.
      if (!component.endsWith('Provider')) names.push(component);
    }
  }
  return names;
}
