import assert from 'node:assert/strict';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { runShop } from '../testing/run-shop.ts';

Deno.test('shop pictures adds, lists and removes pictures, and refuses other files', async () => {
  await using test = await createTestDatabase();
  const file = `${test.folder}/vong-tay-1.webp`;
  await Deno.writeTextFile(file, 'RIFF\0\0\0\0WEBPVP8 content');
  const shop = async (...args: string[]) => {
    const { code, stdout } = await runShop(test.url, 'pictures', ...args);
    return [code, stdout];
  };
  assert.deepEqual(await shop('add', file), [0, 'vong-tay-1.webp is added\n']);
  assert.deepEqual(await shop('add', file), [0, 'vong-tay-1.webp is there already\n']);
  assert.match(String((await shop())[1]), /^vong-tay-1\.webp +23$/m);
  await Deno.writeTextFile(`${test.folder}/b.webp`, '<html>');
  assert.deepEqual(await shop('add', `${test.folder}/b.webp`), [1, '']);
  assert.deepEqual(await shop('add', `${test.folder}/missing.webp`), [1, '']);
  assert.deepEqual(await shop('remove', 'vong-tay-1.webp'), [0, 'vong-tay-1.webp is removed\n']);
  assert.deepEqual(await shop('remove', 'vong-tay-1.webp'), [1, '']);
});
