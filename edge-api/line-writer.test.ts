import assert from 'node:assert/strict';
import { createLineWriter } from './line-writer.ts';
import { runOptions } from './testing/run-options.ts';

const script = new URL('testing/log-steadily.ts', import.meta.url).pathname;

/** Starts a shell command in which `$LOG` logs for 1.5 s, and returns what the process reported. */
async function logTo(command: string, perMs = 2) {
  const folder = await Deno.makeTempDir();
  try {
    const file = `${folder}/report.json`;
    const log = [Deno.execPath(), ...runOptions, '-A', script, file, String(perMs), '1500'];
    const { success, stdout } = await new Deno.Command('bash', {
      args: ['-c', `set -o pipefail; ${command.replaceAll('$LOG', log.join(' '))}`],
      stdout: 'piped',
      stderr: 'piped',
    }).output();
    const report = JSON.parse(await Deno.readTextFile(file).catch(() => '{}'));
    return { success, ...report, output: new TextDecoder().decode(stdout) } as {
      success: boolean;
      longest?: number;
      megabytes?: number;
      output: string;
    };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

const streams = {
  'whose reader has ended': '$LOG | head -3',
  'on a full disk': '$LOG > /dev/full',
  'that was closed at the start': '$LOG >&-',
  'that is closed together with standard error': '$LOG >&- 2>&-',
};

for (const [name, command] of Object.entries(streams)) {
  Deno.test(`a log to a stream ${name} does not end the process`, async () => {
    const { success, longest } = await logTo(command);
    assert.ok(success);
    assert.notEqual(longest, undefined, 'the process has ended its work');
  });
}

Deno.test('a log whose reader has stopped neither blocks the event loop nor fills the memory', async () => {
  // 1.5 s of 50 lines a ms are more than 60 MB.
  const { success, longest, megabytes } = await logTo('$LOG | sleep 6', 50);
  assert.ok(success);
  assert.ok(longest! < 1_000, `${longest} ms`);
  assert.ok(megabytes! < 250, `${megabytes} MB`);
});

Deno.test('a log whose reader pauses continues with the number of lost lines, up to its last line', async () => {
  const { success, output } = await logTo('$LOG | { sleep 1; cat; }', 50);
  assert.ok(success);
  const lines = output.trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.ok(lines.some(({ message, lines }) => message === 'log lines lost' && lines > 0));
  assert.equal(lines.at(-1).message, 'the last line');
});

Deno.test('lines that wait for a slow stream are at most a million characters, and the others are counted', async () => {
  const opened = Promise.withResolvers<void>();
  const written = Promise.withResolvers<string>();
  let calls = 0;
  const write = createLineWriter({
    async write(bytes) {
      calls += 1;
      if (calls === 1) await opened.promise;
      else written.resolve(new TextDecoder().decode(bytes));
      return bytes.length;
    },
    writeSync: (bytes) => bytes.length,
  });
  write('the first line\n', false);
  const half = `${'-'.repeat(2 ** 19 - 1)}\n`;
  for (const line of [half, half, half]) write(line, false);
  opened.resolve();
  const [lost, ...lines] = (await written.promise).trimEnd().split('\n');
  assert.deepEqual(JSON.parse(lost!), { level: 'error', message: 'log lines lost', lines: 1 });
  assert.equal(lines.length, 2);
});
