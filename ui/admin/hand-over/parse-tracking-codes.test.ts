import assert from 'node:assert/strict';
import { parseTrackingCodes } from './parse-tracking-codes.ts';

const codes = ['7K3M9QXY', '3F2A9-1C4D7'];
const parse = (text: string) => [...parseTrackingCodes(text, codes).found];

Deno.test('lines with a code and a number are read, whatever is between them', () => {
  for (const between of ['\t', ',', ', ', '; ', ' ', '\t\t']) {
    assert.deepEqual(
      parse(
        `Mã đơn${between}Mã vận đơn\r\n7k3m9qxy${between}VTP1\r\n\r\n3F2A91C4D7${between}G-2 \n`,
      ),
      [['7K3M9QXY', 'VTP1'], ['3F2A9-1C4D7', 'G-2']],
      JSON.stringify(between),
    );
  }
  assert.deepEqual(parse('7K3M9QXY,A\n7K3M9QXY,B'), [['7K3M9QXY', 'B']]);
});

Deno.test('a number alone and lines of other orders are no list', () => {
  for (const text of ['', 'VTP123', '7K3M9QXY', '7K3M9QXY,', 'ABCDEFGH,VTP1', ',', '\n']) {
    assert.deepEqual(parse(text), [], text);
  }
});

Deno.test('a number keeps its spaces, and no line is ignored', () => {
  assert.deepEqual(parse('7K3M9QXY, GHN 123 456\n3F2A9-1C4D7 GHN 7;Hà Nội'), [
    ['7K3M9QXY', 'GHN 123 456'],
    ['3F2A9-1C4D7', 'GHN 7'],
  ]);
  const list = 'Mã đơn;Mã vận đơn\n7K3M9QXY;A\n\nABCDEFGH;B\n3F2A9-1C4D7;\nTổng';
  assert.deepEqual(parseTrackingCodes(list, codes).rejected, [
    'ABCDEFGH;B',
    '3F2A9-1C4D7;',
    'Tổng',
  ]);
});

Deno.test('the quotation marks of CSV are no part of a number', () => {
  const list = '"Mã đơn","Mã vận đơn"\n"7K3M9QXY","VTP1"\n="3F2A91C4D7";="0123"\n"ABCDEFGH","B"';
  const { found, rejected } = parseTrackingCodes(list, codes);
  assert.deepEqual([...found], [['7K3M9QXY', 'VTP1'], ['3F2A9-1C4D7', '0123']]);
  assert.deepEqual(rejected, ['"ABCDEFGH","B"']);
});
