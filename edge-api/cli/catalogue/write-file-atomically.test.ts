import assert from 'node:assert/strict';
import { join } from 'node:path';
import { writeFileAtomically, writeTexts } from './export-command.ts';

Deno.test('writeFileAtomically() replaces a file, and leaves no temporary file after a failure', async () => {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-export-' });
  const write = (text: string) => (path: string) => Deno.writeTextFile(path, text);
  try {
    const path = join(folder, 'products.json');
    await writeFileAtomically(path, write('old'));
    await writeFileAtomically(path, write('new'));
    assert.equal(await Deno.readTextFile(path), 'new');
    await Deno.mkdir(join(folder, 'full'));
    await Deno.writeTextFile(join(folder, 'full', 'x'), '');
    await assert.rejects(writeFileAtomically(join(folder, 'full'), write('text')));
    assert.deepEqual([...Deno.readDirSync(folder)].map(({ name }) => name).sort(), [
      'full',
      'products.json',
    ]);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test('writeTexts() replaces a file, and fails on a full disk', async () => {
  async function* parts() {
    yield 'one, ';
    yield 'two';
  }
  const path = await Deno.makeTempFile();
  try {
    await Deno.writeTextFile(path, 'a longer text');
    await writeTexts(path, parts());
    assert.equal(await Deno.readTextFile(path), 'one, two');
    await assert.rejects(writeTexts('/dev/full', parts()), /No space left on device/);
  } finally {
    await Deno.remove(path);
  }
});
