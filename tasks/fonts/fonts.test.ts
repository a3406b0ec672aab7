import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fontverter from 'fontverter';
import { cutFonts } from './cut-fonts.ts';
import { readNames, renameFont } from './name-table.ts';

const folder = fileURLToPath(new URL('../../ui/fonts/', import.meta.url));

Deno.test('cutFonts() reproduces the font files of ui', async () => {
  const existing = Array.from(Deno.readDirSync(folder), ({ name }) => name)
    .filter((name) => name.endsWith('.woff2'));
  const cut = await cutFonts();
  assert.deepEqual(existing.sort(), cut.map(({ name }) => name).sort());
  for (const { name, bytes } of cut) {
    const file = await Deno.readFile(folder + name);
    const same = file.length === bytes.length && file.every((byte, at) => byte === bytes[at]);
    assert.ok(same, `${name} differs from its source: run deno task fonts`);
  }
});

Deno.test('a subset keeps its copyright and does not use the name that its licence reserves', async () => {
  const font = await fontverter.convert(await readFile(`${folder}ngoc-600.woff2`), 'sfnt');
  const names = readNames(font);
  assert.equal(names.find(({ id }) => id === 4)?.text, 'Ngoc SemiBold');
  const withOldName = names.filter(({ text }) => text.includes('Lora')).map(({ id }) => id);
  assert.deepEqual([...new Set(withOldName)], [0]);
});

Deno.test('renameFont() rejects a name of another length', async () => {
  const font = await fontverter.convert(await readFile(`${folder}ngoc-600.woff2`), 'sfnt');
  assert.throws(() => renameFont(font, 'Ngoc', 'Jade stone'), RangeError);
  assert.throws(() => readNames(new Uint8Array(12)), RangeError);
});
