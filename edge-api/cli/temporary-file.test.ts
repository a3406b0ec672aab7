import assert from 'node:assert/strict';
import { runOptions } from '../testing/run-options.ts';

const source = new URL('temporary-file.ts', import.meta.url).href;

/** Program that opens a database and a journal under a temporary name, and never ends. */
const program = `
import { withTemporaryFile } from ${JSON.stringify(source)};
await withTemporaryFile(Deno.args[0], async (path) => {
  for (const suffix of ['', '-journal']) await Deno.writeTextFile(path + suffix, 'personal data');
  console.log('written');
  setInterval(() => {}, 1_000);
  await new Promise(() => {});
});`;

for (const [signal, exitCode] of [['SIGHUP', 129], ['SIGINT', 130], ['SIGTERM', 143]] as const) {
  Deno.test(`withTemporaryFile() leaves no file behind after ${signal}`, async () => {
    const folder = await Deno.makeTempDir({ prefix: 'thach-an-temporary-' });
    try {
      await Deno.writeTextFile(`${folder}/program.ts`, program);
      const child = new Deno.Command(Deno.execPath(), {
        args: [...runOptions, '-A', `${folder}/program.ts`, `${folder}/backup.db`],
        stdout: 'piped',
      }).spawn();
      const output = child.stdout.getReader();
      await output.read();
      child.kill(signal);
      assert.equal((await child.status).code, exitCode);
      await output.cancel();
      assert.deepEqual(Array.from(Deno.readDirSync(folder), ({ name }) => name), ['program.ts']);
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  });
}
