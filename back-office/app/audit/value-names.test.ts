import assert from 'node:assert/strict';
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
  assert.deepEqual(nameValue('orders.confirmByPhone', 'confirmedAt', 0), [
    'Khách xác nhận lúc',
    '01/01/1970 07:00',
  ]);
});
