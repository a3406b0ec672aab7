import assert from 'node:assert/strict';
import { runCommand } from '../testing/run-command.ts';
import { almanacCsv, INPUT_HEADER } from './almanac-csv.ts';

const sample = Deno.readTextFileSync(new URL('../testdata/almanac-sample.csv', import.meta.url));
const input = sample.trim().split('\n').map((line) => line.split(',').slice(0, 4).join(','))
  .join('\n');

/** Asserts that an output has the values of the sample. The elongation may differ by one degree. */
function assertSample(output: string): void {
  const rows = (text: string) => text.split('\n').map((line) => line.split(','));
  const [actual, expected] = [rows(output), rows(sample)];
  const columns = expected[0]!;
  assert.equal(actual.length, 402);
  assert.equal(columns.length, 41);
  for (const [i, cells] of expected.entries()) {
    assert.equal(actual[i]!.length, cells.length);
    for (const [column, value] of cells.entries()) {
      const name = columns[column];
      const cell = actual[i]![column]!;
      if (i > 0 && name === 'elongation') {
        assert.ok([0, 1, 359].includes(Math.abs(Number(cell) - Number(value))), `row ${i + 1}`);
      } else assert.equal(cell, value, `row ${i + 1}, ${name}`);
    }
  }
}

Deno.test('almanacCsv() agrees with 400 reference days in each of 41 columns', () => {
  assertSample(almanacCsv(input));
});

Deno.test('almanacCsv() accepts CRLF, empty lines and no lines', () => {
  assertSample(almanacCsv(`${input.replaceAll('\n', '\r\n')}\r\n\r\n`));
  assert.equal(almanacCsv(INPUT_HEADER), `${sample.split('\n')[0]}\n`);
});

Deno.test('almanacCsv() rejects invalid input with its row, column and reason', () => {
  const cases: [string, RegExp][] = [
    ['', /^Row 1: the header must be id,/],
    ['id,date\n', /^Row 1: the header/],
    ['1', /^Row 2, column date: is missing/],
    ['1,2026-11-24,vietnam,lunar,x', /^Row 2, column 5: is not expected/],
    ['1,2026-02-30,vietnam,lunar', /^Row 2, column date: .*month 2 of 2026 has 28 days$/],
    ['1,2026-2-3,vietnam,lunar', /^Row 2, column date: .*must be like 2026-11-24/],
    ['1,1899-12-31,vietnam,lunar', /^Row 2, column date: .*from 1900 to 2100/],
    ['1,2101-01-01,vietnam,lunar', /^Row 2, column date: .*from 1900 to 2100/],
    [
      '1,2026-11-24,china,lunar',
      /^Row 2, column calendar: must be one of .*: current value is "china"$/,
    ],
    ['1,2026-11-24,vietnam,toString', /^Row 2, column month_basis: must be one of lunar, /],
    ['1,2026-11-24,vietnam,lunar\n\n2,,vietnam,lunar', /^Row 4, column date: /],
  ];
  for (const [lines, message] of cases) {
    const text = /^(?:$|id)/.test(lines) ? lines : `${INPUT_HEADER}\n${lines}`;
    assert.throws(() => almanacCsv(text), { message }, lines);
  }
});

Deno.test('deno task almanac prints the days of its standard input without permissions', async () => {
  const { code, stdout } = await runCommand('print-almanac.ts', input);
  assert.equal(code, 0);
  assertSample(stdout);
});

Deno.test('deno task almanac prints one line for an invalid cell', async () => {
  const text = `${INPUT_HEADER}\n1,2026-02-30,vietnam,lunar\n`;
  const { code, stdout, stderr } = await runCommand('print-almanac.ts', text);
  assert.deepEqual([code, stdout], [1, '']);
  assert.equal(
    stderr,
    'Row 2, column date: Cannot read 30/2/2026: month 2 of 2026 has 28 days\n',
  );
});
