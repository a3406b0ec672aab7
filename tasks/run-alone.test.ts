import assert from 'node:assert/strict';

Deno.test('runAlone() lets one process after another run, also after one that was killed', async () => {
  const log = await Deno.makeTempFile();
  const script = (time: number) => `
    import { runAlone } from '${new URL('run-alone.ts', import.meta.url)}';
    const note = (text) => Deno.writeTextFile('${log}', text, { append: true });
    await runAlone('${log}', async () => {
      await note('begin ');
      await new Promise((resolve) => setTimeout(resolve, ${time}));
      await note('end ');
    });`;
  const start = (time: number) =>
    new Deno.Command(Deno.execPath(), { args: ['eval', script(time)] }).spawn();
  try {
    const killed = start(60_000);
    while (await Deno.readTextFile(log) === '') await new Promise((done) => setTimeout(done, 10));
    const others = [start(300), start(300)];
    killed.kill('SIGKILL');
    const ends = await Promise.all([killed, ...others].map(({ status }) => status));
    assert.deepEqual(ends.map(({ success }) => success), [false, true, true]);
    assert.equal(await Deno.readTextFile(log), 'begin begin end begin end ');
  } finally {
    await Deno.remove(log);
  }
});
