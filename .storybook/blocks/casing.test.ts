import assert from 'node:assert/strict';
import { fixedCapitals } from './fixed-capitals.ts';

/** Names of the calendar and of the Tử Vi chart, abbreviations, and keys. */
const names =
  /^(?:Tử Vi|Chủ Nhật|Thứ (?:Hai|Ba|Tư|Năm|Sáu|Bảy)|Việt Nam|Vòng Tràng Sinh|Lưu Tứ Hóa|[A-ZĐ]{1,4}|T\d|(?:Ctrl|G) [A-Z]|\S+)$/u;
/** Two or more words of which each begins with a capital letter. */
const capitals = /^\p{Lu}[\p{L}]*(?: \p{Lu}[\p{L}]*)+$/u;

async function* textFiles(folder: URL): AsyncGenerator<URL> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const url = new URL(isDirectory ? `${name}/` : name, folder);
    if (isDirectory && name !== 'english') yield* textFiles(url);
    else if (/-messages\.ts$|(?<!\.(?:sample|stories|test))\.tsx$/.test(name)) yield url;
  }
}

/** Returns the texts of all components in Vietnamese. */
async function readTexts(): Promise<string[]> {
  const texts: string[] = [];
  for await (const url of textFiles(new URL('../../ui/', import.meta.url))) {
    const source = (await Deno.readTextFile(url)).replaceAll(/\/\*.*?\*\//gs, '');
    // Strings, and texts between tags, which may have a line of their own.
    const found = source.matchAll(
      /'(?<text>[^'\n]+)'|>(?<text>[^<>{}\n]+)<|^ +(?<text>\p{L}[^'<>{}\n]*)$/gmu,
    );
    for (const { groups } of found) texts.push(groups!.text!);
  }
  return texts;
}

Deno.test('texts have capitals as the voice of the shop prescribes', async () => {
  const texts = await readTexts();
  assert.ok(texts.length > 500);
  const wrong = texts.filter((text) => capitals.test(text) && !names.test(text));
  assert.deepEqual([...new Set(wrong)].sort(), [...fixedCapitals].sort());
});
