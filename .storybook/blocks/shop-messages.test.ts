import assert from 'node:assert/strict';
import { test } from 'node:test';
import messageGroups from './shop-messages.json' with { type: 'json' };

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

/** Returns the constant part of a message, without interpolated values. */
const constantPart = (text: string) =>
  text.replace('Vòng Tay Đá Mắt Hổ', '').replace(/^Tháng .* chỉ/, ' chỉ').replace(/ 28 .*$/, '');

for (const { name, messages } of messageGroups) {
  test(`every message of the voice page occurs in the sources: ${name}`, () => {
    const unknown = messages.map(({ text }) => text).filter((text) =>
      !sources.includes(constantPart(text))
    );
    assert.deepEqual(unknown, []);
  });
}
