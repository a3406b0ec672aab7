import assert from 'node:assert/strict';
import { renderTable } from './render-table.ts';

const columns = [
  { title: 'Order' },
  { title: 'Customer', overflow: 'truncate' },
  { title: 'Amount', align: 'right' },
  { title: 'Status', overflow: 'wrap' },
] as const;

const rows = [
  ['a1b2', 'Nguyễn Phúc Thị Ngọc Huyền', '1.250.000 VNĐ', 'Đang giao hàng'],
  ['c3d4', 'Lý An'.normalize('NFD'), '90.000 VNĐ', 'Đã giao'],
];

Deno.test('renderTable() aligns Vietnamese texts in NFC and NFD', () => {
  assert.equal(
    renderTable(columns, rows),
    [
      'Order  Customer                           Amount  Status',
      'a1b2   Nguyễn Phúc Thị Ngọc Huyền  1.250.000 VNĐ  Đang giao hàng',
      'c3d4   Lý An                          90.000 VNĐ  Đã giao',
    ].join('\n'),
  );
});

Deno.test('renderTable() fits the terminal by truncating columns first and wrapping others next', () => {
  assert.equal(
    renderTable(columns, rows, { width: 55 }),
    [
      'Order  Customer                  Amount  Status',
      'a1b2   Nguyễn Phúc Thị …  1.250.000 VNĐ  Đang giao hàng',
      'c3d4   Lý An                 90.000 VNĐ  Đã giao',
    ].join('\n'),
  );
  const narrow = renderTable(columns, rows, { width: 45 });
  assert.ok(narrow.split('\n').every((line) => line.length <= 45), narrow);
  assert.equal(narrow.split('\n').length, 4);
});

Deno.test('renderTable() measures wide characters and replaces control characters', () => {
  const table = renderTable([{ title: 'Name', overflow: 'truncate' }, { title: 'X' }], [
    ['星星星星', 'a'],
    ['a\x1b[2J\u202eb\nc', 'b'],
  ], { width: 80 });
  assert.equal(table, 'Name       X\n星星星星   a\na�[2J�b c  b');
});
