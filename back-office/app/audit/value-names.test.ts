import assert from 'node:assert/strict';
import { nameChange } from './operation-names.ts';
import { nameValue } from './value-names.ts';

Deno.test('fields of the log and their values have names', () => {
  assert.deepEqual(nameValue('settings.save', 'transfer.bank', '970436'), [
    'Ngân hàng',
    'Vietcombank',
  ]);
  assert.deepEqual(nameValue('orders.changeStatus', 'status', 'delivered'), [
    'Trạng thái',
    'Đã giao',
  ]);
  assert.deepEqual(nameValue('requests.record', 'kind', 'deletion'), [
    'Loại yêu cầu',
    'Xóa dữ liệu',
  ]);
  assert.deepEqual(nameValue('products.save', 'price', 350_000), ['Giá bán', '350.000 VNĐ']);
  assert.deepEqual(nameValue('orders.cancel', 'cancelled', [{ productId: 'nhan', quantity: 2 }]), [
    'Đã hủy',
    '2 × nhan',
  ]);
  assert.deepEqual(nameValue('orders.returnItems', 'returnedAmount', 405_000), [
    'Hàng đã nhận lại',
    '405.000 VNĐ',
  ]);
  assert.deepEqual(nameValue('promos.save', 'value', 50_000), ['Mức giảm', '50.000 VNĐ']);
  assert.deepEqual(nameValue('promos.save', 'value', 10), ['Mức giảm (%)', '10']);
  assert.deepEqual(nameValue('orders.confirmByPhone', 'confirmedAt', 0), [
    'Khách xác nhận lúc',
    '01/01/1970 07:00',
  ]);
});

Deno.test('a new row and a part of an order have names of their own', () => {
  const name = (operation: string, before: unknown, after: unknown) =>
    nameChange({ operation, before, after });
  assert.equal(name('promos.save', null, { value: 10 }), 'Tạo mã giảm giá');
  assert.equal(name('promos.save', { value: 5 }, { value: 10 }), 'Sửa mã giảm giá');
  assert.equal(name('orders.cancel', { amount: 5 }, { cancelled: [] }), 'Hủy một phần đơn');
  assert.equal(name('orders.cancel', { status: 'processing' }, null), 'Hủy đơn');
  assert.equal(name('stock.count', null, { stock: 5 }), 'Kiểm kho');
});
