import assert from 'node:assert/strict';
import { runCommand } from '../testing/run-command.ts';
import { INPUT_HEADER, laSoCsv } from './la-so-csv.ts';

const sample = Deno.readTextFileSync(new URL('../testdata/la-so-sample.csv', import.meta.url));
const columns = sample.split('\n')[0]!.split(',');
const inputColumns = INPUT_HEADER.split(',').map((name) => columns.indexOf(name));
const input = sample.trim().split('\n').map((line) => {
  const cells = line.split(',');
  return inputColumns.map((column) => cells[column]).join(',');
}).join('\n');

const VALID = ['1', '1985-02-10', '08:30', 'F', 'next-day', 'same', '2026'];

/** Returns the text of a valid line in which one cell is replaced. */
function withCell(column: number, value: string): string {
  return `${INPUT_HEADER}\n${VALID.with(column, value).join(',')}\n`;
}

Deno.test('laSoCsv() agrees with 400 reference charts in each of 124 columns', () => {
  const actual = laSoCsv(input).split('\n');
  const expected = sample.split('\n');
  assert.equal(expected.length, 402);
  assert.equal(columns.length, 124);
  for (const [i, line] of expected.entries()) {
    const cells = actual[i]!.split(',');
    for (const [column, value] of line.split(',').entries()) {
      assert.equal(cells[column], value, `line ${i + 1}, ${columns[column]}`);
    }
  }
  assert.equal(actual.join('\n'), sample);
});

Deno.test('laSoCsv() accepts CRLF, empty lines and no lines', () => {
  assert.equal(laSoCsv(`${input.replaceAll('\n', '\r\n')}\r\n\r\n`), sample);
  assert.equal(laSoCsv(INPUT_HEADER), `${columns.join(',')}\n`);
});

Deno.test('laSoCsv() rejects another header', () => {
  for (const text of ['', 'id,date', VALID.join(','), `${INPUT_HEADER},x`]) {
    assert.throws(() => laSoCsv(text), { name: 'SyntaxError', message: /first line must be id,/ });
  }
});

Deno.test('laSoCsv() rejects an invalid cell with the number of its line', () => {
  assert.equal(laSoCsv(withCell(0, '1')).split('\n').length, 3);
  const cases: [number, string, string][] = [
    [1, '1985-2-10', 'SyntaxError'],
    [1, '1985-02-30', 'RangeError'],
    [1, '1850-02-10', 'RangeError'],
    [2, '24:00', 'RangeError'],
    [2, '8:30', 'SyntaxError'],
    [2, '', 'SyntaxError'],
    [3, 'X', 'SyntaxError'],
    [3, 'toString', 'SyntaxError'],
    [4, '', 'RangeError'],
    [5, 'all', 'RangeError'],
    [6, '1984', 'RangeError'],
    [6, '2e3', 'SyntaxError'],
    [6, '2026,1', 'SyntaxError'],
  ];
  for (const [column, value, name] of cases) {
    assert.throws(() => laSoCsv(withCell(column, value)), { name, message: /^Line 2: Cannot / });
  }
});

Deno.test('deno task la-so prints the charts of its standard input without permissions', async () => {
  const { code, stdout } = await runCommand('main.ts', input);
  assert.equal(code, 0);
  assert.equal(stdout, sample);
});

Deno.test('deno task la-so prints a message without a stack for an invalid line', async () => {
  const { code, stdout, stderr } = await runCommand('main.ts', withCell(1, '1985-02-30'));
  assert.equal(code, 1);
  assert.equal(stdout, '');
  assert.equal(stderr, 'Line 2: Cannot draw a lá số 30/2/1985: month 2 of 1985 has 28 days\n');
});
