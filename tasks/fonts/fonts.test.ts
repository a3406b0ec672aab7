import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fontverter from 'fontverter';
import { cutFonts } from './cut-fonts.ts';
import { readNames, renameFont } from './name-table.ts';

const folder = fileURLToPath(new URL('../../ui/fonts/', import.meta.url));

Deno.test('the font files of ui are what `deno task fonts` makes', async () => {
  const there = Array.from(Deno.readDirSync(folder), ({ name }) => name)
    .filter((name) => name.endsWith('.woff2'));
  const cut = await cutFonts();
  assert.deepEqual(there.sort(), cut.map(({ name }) => name).sort());
  for (const { name, bytes } of cut) {
    const file = await Deno.readFile(folder + name);
    const same = file.length === bytes.length && file.every((byte, at) => byte === bytes[at]);
    assert.ok(same, `${name} is not what its source gives: run deno task fonts`);
  }
});

Deno.test('a cut font does not bear the name that its licence reserves, but its copyright', async () => {
  const font = await fontverter.convert(await readFile(`${folder}ngoc-600.woff2`), 'sfnt');
  const names = readNames(font);
  assert.equal(names.find(({ id }) => id === 4)?.text, 'Ngoc SemiBold');
  const bearing = names.filter(({ text }) => text.includes('Lora')).map(({ id }) => id);
  assert.deepEqual([...new Set(bearing)], [0]);
});

Deno.test('renameFont() takes a name of the same length only', async () => {
  const font = await fontverter.convert(await readFile(`${folder}ngoc-600.woff2`), 'sfnt');
  assert.throws(() => renameFont(font, 'Ngoc', 'Jade stone'), RangeError);
  assert.throws(() => readNames(new Uint8Array(12)), RangeError);
});
