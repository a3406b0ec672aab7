import { orderStatusNames, roleNames } from '@thach-an/edge-api/contract';
import { describeValue } from '../edit/describe-value.ts';
import { describeField, labelOf } from '../products/product-values.ts';
import { settingGroups, withOwnForm } from '../settings/setting-fields.ts';

/** Names of values of all other areas. */
const names: Readonly<Record<string, string>> = {
  amount: 'Số tiền',
  blocked: 'Chặn',
  bytes: 'Dung lượng (byte)',
  carrier: 'Đơn vị vận chuyển',
  confirmedAt: 'Khách xác nhận lúc',
  delta: 'Cộng trừ',
  email: 'Email',
  height: 'Chiều cao',
  length: 'Độ dài ghi chú',
  method: 'Cách đăng nhập',
  paid: 'Đã thu',
  position: 'Vị trí',
  reason: 'Lý do',
  refunded: 'Đã hoàn',
  role: 'Vai trò',
  status: 'Trạng thái',
  stock: 'Tồn kho',
  trackingCode: 'Mã vận đơn',
  width: 'Chiều rộng',
};

const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  method: { passkey: 'khóa truy cập', password: 'mật khẩu' },
  role: roleNames,
  status: orderStatusNames,
};

/**
 * Returns the name and the value of a changed field in words.
 *
 * @example
 * ```ts
 * import { nameValue } from './value-names.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(nameValue('settings.save', 'transfer.bank', '970436'), [
 *   'Ngân hàng',
 *   'Vietcombank',
 * ]);
 * assert.deepEqual(nameValue('orders.changeStatus', 'status', 'delivered'), [
 *   'Trạng thái',
 *   'Đã giao',
 * ]);
 * assert.deepEqual(nameValue('products.save', 'price', 350_000), ['Giá bán', '350.000 VNĐ']);
 * ```
 */
export function nameValue(operation: string, field: string, value: unknown): [string, string] {
  const [area] = operation.split('.');
  if (area === 'settings') {
    const form = withOwnForm.get(field);
    if (form) return [form, value ? '(đã đặt)' : '(trống)'];
    const setting = settingGroups.flatMap(({ fields }) => fields)
      .find(({ name }) => name === field);
    // A setting that was not changed before has the value of the program.
    return [setting?.label ?? field, value === null ? '(mặc định)' : describeValue(setting, value)];
  }
  if (area === 'products') return [labelOf(field), describeField(field, value)];
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return [names[field] ?? field, values[field]?.[text] ?? text];
}
