import assert from 'node:assert/strict';
import fc from 'fast-check';
import { productSchema } from '../catalogue/product.ts';
import { orderRequestSchema } from './order.ts';

const address = {
  firstName: 'An',
  lastName: 'Nguyễn',
  email: 'an@example.com',
  street: '12 Hàng Bạc',
  ward: 'Phường Hàng Bạc',
  district: 'Quận Hoàn Kiếm',
  city: 'Thành phố Hà Nội',
  country: 'Việt Nam',
  phone: '0912 345 678',
};
const item = { _id: 'vong-tay', name: 'Vòng tay', price: 100_000, quantity: 1 };
const validOrder = { address, items: [item], amount: 110_000 };

const firstIssue = (value: unknown) => {
  const issue = orderRequestSchema.safeParse(value).error?.issues[0];
  return issue && { path: issue.path.join('.'), message: issue.message };
};
const withAddress = (change: Record<string, unknown>) => ({
  ...validOrder,
  address: { ...address, ...change },
});

Deno.test('orderRequestSchema normalizes an order and drops unknown fields', () => {
  const order = orderRequestSchema.parse({
    ...validOrder,
    items: [{ ...item, description: 'x', stock: 3 }],
    userId: 'someone else',
    status: 'delivered',
    address: {
      ...address,
      street: '  12 Ha\u0300ng Ba\u0323c ',
      country: undefined,
      phone: '+84912345678',
    },
  });
  assert.deepEqual(order, {
    address: { ...address, phone: '0912345678' },
    items: [item],
    amount: 110_000,
  });
});

Deno.test('orderRequestSchema takes the longest name of a product with its longest option', () => {
  const { name, option } = productSchema.shape;
  const longest = ['Vòng '.repeat(40), 'Cỡ '.repeat(20)] as const;
  assert.ok(name.safeParse(longest[0]).success && option.safeParse(longest[1]).success);
  const named = { ...item, name: longest.join(' · ') };
  assert.equal(firstIssue({ ...validOrder, items: [named] }), undefined);
});

Deno.test('orderRequestSchema reports each missing or invalid field', () => {
  const incomplete = 'Vui lòng chọn đầy đủ thông tin địa chỉ!';
  const cases: [change: Record<string, unknown>, message: string][] = [
    [{ firstName: ' ' }, 'Vui lòng nhập tên.'],
    [{ firstName: 5 }, 'Vui lòng nhập tên.'],
    [{ firstName: 'A'.repeat(101) }, 'Tên không được dài quá 100 ký tự.'],
    [{ lastName: undefined }, 'Vui lòng nhập họ.'],
    [{ lastName: 'Ng\u202euyễn' }, 'Họ có ký tự không hợp lệ.'],
    [{ email: '' }, 'Vui lòng nhập email.'],
    [{ email: 'an@' }, 'Email chưa đúng định dạng, ví dụ: ten@example.com.'],
    [
      { email: 'an@example.com\r\nBcc: b@example.com' },
      'Email chưa đúng định dạng, ví dụ: ten@example.com.',
    ],
    [{ street: '' }, 'Vui lòng nhập số nhà và tên đường.'],
    [{ street: '\u200b' }, 'Vui lòng nhập số nhà và tên đường.'],
    [{ street: 'a\nb' }, 'Địa chỉ có ký tự không hợp lệ.'],
    [{ ward: undefined }, incomplete],
    [{ district: '' }, incomplete],
    [{ city: null }, incomplete],
    [{ country: 'Lào' }, 'Cửa hàng chỉ giao hàng trong Việt Nam.'],
    [{ phone: '12' }, 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.'],
  ];
  for (const [change, message] of cases) {
    const path = `address.${Object.keys(change)[0]}`;
    assert.deepEqual(firstIssue(withAddress(change)), { path, message }, JSON.stringify(change));
  }
});

Deno.test('orderRequestSchema accepts a district without wards', () => {
  assert.equal(firstIssue(withAddress({ ward: '' })), undefined);
});

Deno.test('orderRequestSchema rejects invalid items', () => {
  const items = (...items: unknown[]) => firstIssue({ ...validOrder, items })?.path;
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...item, _id: `p${i}` }));
  assert.equal(items(), 'items');
  assert.equal(firstIssue({ ...validOrder, items: [] })?.message, 'Giỏ hàng của bạn đang trống!');
  assert.equal(items(item, item), 'items');
  assert.equal(items(...many(200)), undefined);
  assert.equal(items(...many(201)), 'items');
  for (const quantity of [0, -1, 1.5, '1', 10_000, NaN, undefined]) {
    assert.equal(items({ ...item, quantity }), 'items.0.quantity', String(quantity));
  }
  for (const price of [0, -1, 1.5, '1', undefined, 2 ** 53]) {
    assert.equal(items({ ...item, price }), 'items.0.price', String(price));
  }
  for (const _id of ['', 'A', '__proto__', "' or 1=1", 5, undefined]) {
    assert.equal(items({ ...item, _id }), 'items.0._id', String(_id));
  }
  const half = { ...item, price: 25_000_000_000_000, quantity: 2 };
  assert.equal(items(half, { ...half, _id: 'p1' }), undefined);
  assert.equal(items(half, { ...half, _id: 'p1' }, { ...item, _id: 'p2', price: 1 }), 'items');
});

Deno.test('orderRequestSchema rejects an invalid amount and arbitrary values', () => {
  for (const amount of [-1, 0.5, '110000', null, undefined, 2 ** 53]) {
    assert.equal(firstIssue({ ...validOrder, amount })?.path, 'amount', String(amount));
  }
  assert.equal(firstIssue({ ...validOrder, promoCode: 'x'.repeat(41) })?.path, 'promoCode');
  fc.assert(fc.property(fc.anything(), (value) => {
    assert.ok(!orderRequestSchema.safeParse(value).success);
  }));
});
