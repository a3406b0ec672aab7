import assert from 'node:assert/strict';
import { describeChanges } from './describe-changes.ts';

const ring = { _id: 'nhan', name: 'Nhẫn', price: 500_000, quantity: 2 };

Deno.test('describeChanges() names products that are discontinued or out of stock', () => {
  const change = { id: 'nhan', name: 'Nhẫn' };
  assert.deepEqual(describeChanges([ring], [{ ...change, price: null, stock: 0 }]), [
    'Nhẫn: đã ngừng bán, sẽ được bỏ khỏi đơn hàng',
  ]);
  assert.deepEqual(describeChanges([ring], [{ ...change, price: 500_000, stock: 0 }]), [
    'Nhẫn: đã hết hàng, sẽ được bỏ khỏi đơn hàng',
  ]);
});

Deno.test('describeChanges() names the new and the old price, and a shortage as well', () => {
  assert.deepEqual(
    describeChanges([ring], [{ id: 'nhan', name: 'Nhẫn', price: 550_000, stock: 1 }]),
    [
      'Nhẫn: giá mới 550.000\u00a0VNĐ (trước đó 500.000\u00a0VNĐ)',
      'Nhẫn: chỉ còn 1 sản phẩm (bạn chọn 2)',
    ],
  );
});
