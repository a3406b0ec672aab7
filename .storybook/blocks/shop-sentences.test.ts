import assert from 'node:assert/strict';
import { test } from 'node:test';
import { places } from './shop-sentences.ts';

const root = new URL('../../', import.meta.url);

async function readSources(folder: URL): Promise<string> {
  let text = '';
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory && !/^(node_modules|build|\.react-router|images|seed)$/.test(name)) {
      text += await readSources(new URL(`${name}/`, folder));
    } else if (/\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name)) {
      text += await Deno.readTextFile(new URL(name, folder));
    }
  }
  return text;
}

const sources = (await Promise.all(
  ['ui/', 'storefront/app/', 'edge-api/'].map((folder) => readSources(new URL(folder, root))),
)).join('\n');

/** The words of a sentence that no value is put into. */
const fixed = (words: string) =>
  words.replace('Vòng Tay Đá Mắt Hổ', '').replace(/^Tháng .* chỉ/, ' chỉ').replace(/ 28 .*$/, '');

for (const { name, sentences } of places) {
  test(`the voice page quotes what the shop says: ${name}`, () => {
    const strange = sentences.map(({ words }) => words).filter((words) =>
      !sources.includes(fixed(words))
    );
    assert.deepEqual(strange, []);
  });
}
