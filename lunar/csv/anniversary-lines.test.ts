import assert from 'node:assert/strict';
import sample from '../testdata/anniversaries-sample.json' with { type: 'json' };
import { runCommand } from '../testing/run-command.ts';
import { anniversaryLines } from './anniversary-lines.ts';

const cases = [
  ...sample.recurrence.map((value) => ({ kind: 'recurrence', ...value })),
  ...sample.firstAndSecond.map((value) => ({ kind: 'firstAndSecond', ...value })),
];
const input = cases.map(({ kind, id, input }) => `${JSON.stringify({ kind, id, input })}\n`).join(
  '',
);
const results = cases.map(({ kind: _, input: __, ...result }) => result);
const parse = (output: string) => output.trim().split('\n').map((line) => JSON.parse(line));

Deno.test('anniversaryLines() agrees with 120 recurrences and 30 first and second anniversaries', () => {
  assert.equal(cases.length, 150);
  const actual = parse(anniversaryLines(input));
  for (const [i, expected] of results.entries()) assert.deepEqual(actual[i], expected);
});

Deno.test('anniversaryLines() accepts CRLF, empty lines, no lines and defaults', () => {
  assert.equal(anniversaryLines(`${input.replaceAll('\n', '\r\n')}\r\n`), anniversaryLines(input));
  assert.equal(anniversaryLines(''), '');
  const line = '{"kind":"recurrence","id":1,"input":{"month":1,"day":1,"from":2026,"count":1}}';
  assert.deepEqual(parse(anniversaryLines(line))[0].dates[0].date, '2026-02-17');
});

Deno.test('anniversaryLines() rejects invalid input with its row, column and reason', () => {
  const recurrence = (change: object) =>
    JSON.stringify({
      kind: 'recurrence',
      id: 1,
      input: { month: 12, day: 30, leap: false, from: 2026, count: 3, ...change },
    });
  const death = (change: object) =>
    JSON.stringify({
      kind: 'firstAndSecond',
      id: 1,
      input: { year: 2024, month: 9, day: 10, leap: false, ...change },
    });
  const rejected: [string, RegExp][] = [
    ['{', /^Row 1, column kind: the line is not JSON$/],
    ['[]', /^Row 1, column kind: /],
    ['null', /^Row 1, column kind: /],
    ['\n{"kind":"toString","id":1,"input":{}}', /^Row 2, column kind: must be recurrence or /],
    ['{"kind":"recurrence","input":{}}', /^Row 1, column id: is missing$/],
    ['{"kind":"recurrence","id":1}', /^Row 1, column input: must be an object$/],
    [recurrence({ month: 13 }), /^Row 1, column input\.month: .*from 1 to 12/],
    [recurrence({ month: '12' }), /^Row 1, column input\.month: must be a number: .*"12"$/],
    [recurrence({ day: 31 }), /^Row 1, column input\.day: .*from 1 to 30/],
    [recurrence({ leap: 1 }), /^Row 1, column input\.leap: must be a boolean/],
    [recurrence({ from: 1898 }), /^Row 1, column input\.from: /],
    [recurrence({ count: 1e9 }), /^Row 1, column input\.count: /],
    [recurrence({ leapPolicy: 'none' }), /^Row 1, column input\.leapPolicy: .*one of regular/],
    [recurrence({ shortMonth: 'none' }), /^Row 1, column input\.shortMonth: .*one of last-day/],
    [death({ year: 1898 }), /^Row 1, column input\.year: /],
    [death({ leap: true }), /^Row 1, column input.*has no leap month 9$/],
    [death({ day: 31 }), /^Row 1, column input\.day: /],
    [death({ solar: '2024-10-11' }), /^Row 1, column input\.solar: .*2024-10-12/],
  ];
  for (const [text, message] of rejected) {
    assert.throws(() => anniversaryLines(text), (error: Error) => {
      assert.match(error.message, message);
      assert.ok(!error.message.includes('\n'));
      return true;
    }, text);
  }
});

Deno.test('deno task anniversaries prints the results without permissions', async () => {
  const { code, stdout } = await runCommand('print-anniversaries.ts', input);
  assert.equal(code, 0);
  assert.deepEqual(parse(stdout), results);
});

Deno.test('deno task anniversaries prints one line for invalid input', async () => {
  const { code, stdout, stderr } = await runCommand('print-anniversaries.ts', '{"kind":1}');
  assert.deepEqual([code, stdout], [1, '']);
  assert.equal(
    stderr,
    'Row 1, column kind: must be recurrence or firstAndSecond: current value is 1\n',
  );
});
