import assert from 'node:assert/strict';
import { foldText } from '../../edge-api/contract/catalogue/words.ts';
import { sidebarLabel, vietnameseTerms } from './vietnamese-terms.ts';

Deno.test('each Vietnamese term stands under its form without accents', () => {
  for (const [plain, term] of Object.entries(vietnameseTerms)) {
    assert.equal(foldText(term), plain);
  }
});

Deno.test('every title of a page or of stories has a known term and no accents', async () => {
  const titles = new Set<string>();
  for (const folder of ['../../ui/', '../pages/', '../toolbar/', '../tokens/', '../lunar/']) {
    for (const text of await readTitles(new URL(folder, import.meta.url))) titles.add(text);
  }
  assert.ok(titles.size > 80);
  for (const title of titles) {
    assert.equal(foldText(title), title.toLowerCase());
    for (const part of title.split('/').filter((name) => name.includes('('))) {
      assert.notEqual(sidebarLabel(part), part, `${part} has no term in vietnamese-terms.ts`);
    }
  }
});

async function readTitles(folder: URL): Promise<string[]> {
  const titles: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory && name !== 'node_modules') {
      titles.push(...await readTitles(new URL(`${name}/`, folder)));
    } else if (/\.stories\.tsx$|\.mdx$/.test(name)) {
      const text = await Deno.readTextFile(new URL(name, folder));
      const title = /(?:const meta = \{\s*title: |<Meta title=)'([^']+)'/.exec(text)?.[1];
      if (title) titles.push(title);
    }
  }
  return titles;
}
