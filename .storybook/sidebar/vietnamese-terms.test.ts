import assert from 'node:assert/strict';
import { foldText } from '../../edge-api/contract/catalogue/words.ts';
import groups from '../blocks/groups.json' with { type: 'json' };
import componentTerms from './component-terms.json' with { type: 'json' };
import groupTerms from './group-terms.json' with { type: 'json' };
import { searchableTitle } from './vietnamese-terms.ts';

Deno.test('each Vietnamese term stands under its form without accents', () => {
  for (const [plain, term] of Object.entries(groupTerms)) {
    assert.equal(foldText(term), plain);
  }
});

Deno.test('the search finds components by their terms, with and without accents', () => {
  const found: Record<string, string> = {
    'địa chỉ': 'AddressPicker',
    'thẻ sản phẩm': 'ProductCard',
    'nút': 'Button',
    'chi tiết': 'DetailModal',
    'đăng nhập': 'LoginPopup',
  };
  for (const [term, name] of Object.entries(found)) {
    const title = searchableTitle(`Group/${name}`);
    for (const typed of [term, foldText(term)]) {
      assert.ok(title.includes(typed), `${typed}: ${title}`);
    }
  }
});

Deno.test('every title of a page or of stories of the shop has a known term and no accents', async () => {
  const titles = new Set<string>();
  for (const folder of ['../../ui/', '../pages/', '../toolbar/', '../tokens/', '../lunar/']) {
    for (const text of await readTitles(new URL(folder, import.meta.url))) titles.add(text);
  }
  assert.ok(titles.size > 80);
  for (const title of titles) {
    assert.equal(foldText(title), title.toLowerCase());
    for (const part of searchableTitle(title).split('/')) {
      if (title.startsWith('Back office') && !part.startsWith('Back office')) continue;
      assert.ok(part.includes(' · '), `${title}: ${part} needs a term in .storybook/sidebar`);
    }
  }
  const names = new Set([...titles].map((title) => title.split('/').at(-1)!.split(':')[0]));
  const listed = new Set(groups.map(({ name }) => name));
  const missing = [...titles].filter((title) => !listed.has(title.split('/')[0]!));
  assert.deepEqual(missing, [], 'groups.json lists the groups of the introduction');
  const unused = Object.keys(componentTerms).filter((name) => !names.has(name));
  assert.deepEqual(unused, []);
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
