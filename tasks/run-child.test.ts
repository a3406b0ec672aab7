import assert from 'node:assert/strict';
import process from 'node:process';

const module = new URL('run-child.ts', import.meta.url).href;

/**
 * Starts a process that runs a program with `runChild()`. Returns the beginning of its output and
 * the pid of the program, with which it begins.
 */
async function startParent(program: string) {
  const parent = new Deno.Command(Deno.execPath(), {
    args: [
      'eval',
      `import { runChild } from '${module}';
      const args = ['eval', ${JSON.stringify(program)}];
      const { code } = await runChild(new Deno.Command(Deno.execPath(), { args }));
      console.log('code ' + code);`,
    ],
    stdout: 'piped',
  }).spawn();
  const output = parent.stdout.pipeThrough(new TextDecoderStream()).getReader();
  const begin = (await output.read()).value ?? '';
  return { parent, output, begin, pid: parseInt(begin) };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
  Deno.test(`${signal} ends the program, and its parent with the same code`, async () => {
    const { parent, output, pid } = await startParent(
      'console.log(Deno.pid); setInterval(() => {}, 1_000);',
    );
    try {
      assert.ok(isRunning(pid));
      parent.kill(signal);
      assert.equal((await parent.status).code, 128 + 15);
      assert.ok(!isRunning(pid));
    } finally {
      if (isRunning(pid)) process.kill(pid);
    }
    assert.ok((await output.read()).done, 'the parent has not gone on');
  });
}

Deno.test('a program that SIGTERM does not end is ended by force', async () => {
  const { parent, output, pid } = await startParent(
    `Deno.addSignalListener('SIGTERM', () => {});
    console.log(Deno.pid);
    setInterval(() => {}, 1_000);`,
  );
  try {
    parent.kill('SIGTERM');
    assert.equal((await parent.status).code, 128 + 9);
    assert.ok(!isRunning(pid));
  } finally {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    await output.cancel();
  }
});

Deno.test('a program that ends by itself leaves its parent running', async () => {
  const { parent, output, begin } = await startParent('console.log(Deno.pid); Deno.exitCode = 3;');
  let text = begin;
  for (let part = await output.read(); !part.done; part = await output.read()) text += part.value;
  assert.match(text, /^\d+\ncode 3\n$/);
  assert.equal((await parent.status).code, 0);
});
