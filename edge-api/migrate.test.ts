import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('migrate.ts', import.meta.url));

Deno.test('the program that migrates reports a migration only if one was pending', async () => {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-migrate-' });
  const migrate = async () => {
    const { code, stdout } = await new Deno.Command(Deno.execPath(), {
      args: ['run', '-A', '--no-check', program],
      env: { DATABASE_URL: `file:${folder}/shop.db`, SEED: 'none', LOG_LEVEL: 'info' },
    }).output();
    assert.equal(code, 0);
    const lines = new TextDecoder().decode(stdout).trim().split('\n');
    return lines.map((line) => JSON.parse(line).message);
  };
  try {
    assert.deepEqual(await migrate(), ['database migrated', 'database up to date']);
    assert.deepEqual(await migrate(), ['database up to date']);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
