import assert from 'node:assert/strict';
import { type Column, renderTable } from './render-table.ts';

const columns: Column<readonly string[]>[] = [
  ['Order', ([order]) => order!],
  ['Customer', ([_, customer]) => customer!, 'truncate'],
  ['Amount', (row) => row[2]!, 'right'],
  ['Status', (row) => row[3]!, 'wrap'],
];

const rows = [
  ['a1b2', 'Nguyễn Phúc Thị Ngọc Huyền', '1.250.000 VNĐ', 'Đang giao hàng'],
  ['c3d4', 'Lý An'.normalize('NFD'), '90.000 VNĐ', 'Đã giao'],
];

Deno.test('renderTable() aligns Vietnamese texts in NFC and NFD', () => {
  assert.equal(
    renderTable(rows, columns),
    [
      'Order  Customer                           Amount  Status',
      'a1b2   Nguyễn Phúc Thị Ngọc Huyền  1.250.000 VNĐ  Đang giao hàng',
      'c3d4   Lý An                          90.000 VNĐ  Đã giao',
    ].join('\n'),
  );
});

Deno.test('renderTable() fits the terminal by truncating columns first and wrapping others next', () => {
  assert.equal(
    renderTable(rows, columns, { width: 55 }),
    [
      'Order  Customer                  Amount  Status',
      'a1b2   Nguyễn Phúc Thị …  1.250.000 VNĐ  Đang giao hàng',
      'c3d4   Lý An                 90.000 VNĐ  Đã giao',
    ].join('\n'),
  );
  const narrow = renderTable(rows, columns, { width: 45 });
  assert.ok(narrow.split('\n').every((line) => line.length <= 45), narrow);
  assert.equal(narrow.split('\n').length, 4);
});

Deno.test('renderTable() measures wide characters and replaces control characters', () => {
  const table = renderTable(
    [['星星星星', 'a'], ['a\x1b[2J\u202eb\nc', 'b']],
    [['Name', ([name]) => name!, 'truncate'], ['X', ([_, x]) => x!]],
    { width: 80 },
  );
  assert.equal(table, 'Name       X\n星星星星   a\na�[2J�b c  b');
});

Deno.test('renderTable() renders rows as a table of aligned columns', () => {
  const rows = [{ name: 'Nhẫn Ngọc', pieces: '12' }];
  const table = renderTable(rows, [
    ['Product', ({ name }) => name],
    ['Pieces', ({ pieces }) => pieces, 'right'],
  ]);
  assert.equal(table, 'Product    Pieces\nNhẫn Ngọc      12');
});
