import assert from 'node:assert/strict';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { runScript } from '../testing/run-script.ts';
import { spawnShop } from './testing/run-shop.ts';

Deno.test('a command notes that another process has locked the database, and ends after it', async () => {
  const { url, cleanup } = await createTestDatabase();
  await using _ = { [Symbol.asyncDispose]: cleanup };
  const holder = runScript('hold-lock.ts', [url]);
  await holder.printed('locked');
  const command = spawnShop(url, ['settings', 'set', 'contact.phone', '0912345678']);
  let printed = '';
  for await (const text of command.stderr.pipeThrough(new TextDecoderStream())) {
    printed += text;
    if (printed.includes('\n')) await holder.closeInput();
  }
  assert.equal(printed, 'Note: database locked, operation write\n');
  assert.equal((await command.status).code, 0);
  await command.stdout.cancel();
  await holder.ended;
});
