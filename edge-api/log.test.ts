import { DrizzleQueryError } from 'drizzle-orm/errors';
import assert from 'node:assert/strict';
import { createLog, describeError, redactPath } from './log.ts';

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));

Deno.test('createLog() writes one JSON line per call of at least its level', async () => {
  let written = '';
  const log = createLog('info', (lines) => written += lines);
  log('debug', 'ignored');
  log('info', 'first', { path: '/a\n"b"' });
  log('error', 'second');
  await nextTurn();
  const lines = written.trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(lines.map(({ level, message }) => [level, message]), [
    ['info', 'first'],
    ['error', 'second'],
  ]);
  assert.equal(lines[0].path, '/a\n"b"');
  assert.ok(!Number.isNaN(Date.parse(lines[0].time)));
});

Deno.test('redactPath() replaces segments that may be secrets', () => {
  assert.equal(redactPath(`/payment/sandbox/${'x'.repeat(43)}`), '/payment/sandbox/…');
  assert.equal(redactPath('/api/cart/batch-update'), '/api/cart/batch-update');
});

Deno.test('redactPath() cuts a long path: a stranger could fill the disk with the log', () => {
  const path = '/a.'.repeat(5_000);
  assert.equal(redactPath(path), `${path.slice(0, 200)}…`);
  const secret = `/${'a.'.repeat(90)}/${'x'.repeat(43)}`;
  assert.ok(!redactPath(secret).includes('x'), 'secrets are replaced first');
});

Deno.test('describeError() includes the cause of the error', () => {
  const described = describeError(new Error('outer', { cause: new TypeError('inner') }));
  assert.equal(described.error, 'Error: outer');
  assert.equal((described.cause as Record<string, unknown>).error, 'TypeError: inner');
  assert.deepEqual(describeError('text'), { error: 'text' });
});

Deno.test('describeError() omits the parameters of a query', () => {
  const cause = new Error('no such table: users');
  const failed = new DrizzleQueryError('select ? from users', ['an@example.com'], cause);
  const described = describeError(failed);
  assert.ok(!JSON.stringify(described).includes('an@example.com'));
  assert.match(JSON.stringify(described), /select \? from users.*no such table/);
  assert.ok((described.stack as string[]).every((line) => line.startsWith('at ')));
});

Deno.test('createLog() writes the lines of ten milliseconds together, and an error immediately', async () => {
  const writes: string[] = [];
  const log = createLog('info', (lines) => void writes.push(lines));
  const lengths = () => writes.map((lines) => lines.trimEnd().split('\n').length);
  log('info', 'one');
  log('info', 'two');
  assert.equal(writes.length, 0);
  await new Promise((resolve) => setTimeout(resolve, 30));
  assert.deepEqual(lengths(), [2]);
  log('info', 'three');
  log('error', 'four');
  assert.deepEqual(lengths(), [2, 2]);
});

Deno.test('createLog() writes the last lines when the process ends', async () => {
  const log = new URL('./log.ts', import.meta.url).href;
  for (const end of ['Deno.exit(3)', '']) {
    const { stdout } = await new Deno.Command(Deno.execPath(), {
      args: [
        'eval',
        `import { createLog } from '${log}'; createLog('info')('info', 'last'); ${end}`,
      ],
      stdout: 'piped',
    }).output();
    assert.equal(JSON.parse(new TextDecoder().decode(stdout)).message, 'last');
  }
});
