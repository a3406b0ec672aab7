import assert from 'node:assert/strict';
import fc from 'fast-check';
import { orderRequestSchema } from './order.ts';
import { orderTotals } from './order-totals.ts';

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
const good = { address, items: [item], amount: 110_000 };

const refusal = (value: unknown) => {
  const issue = orderRequestSchema.safeParse(value).error?.issues[0];
  return issue && { path: issue.path.join('.'), message: issue.message };
};
const withAddress = (change: Record<string, unknown>) => ({
  ...good,
  address: { ...address, ...change },
});

Deno.test('orderRequestSchema brings an order into one form and drops what it does not know', () => {
  const order = orderRequestSchema.parse({
    ...good,
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

Deno.test('orderRequestSchema names each field that is missing or wrong', () => {
  const choose = 'Vui lòng chọn đầy đủ thông tin địa chỉ!';
  const cases: [change: Record<string, unknown>, message: string][] = [
    [{ firstName: ' ' }, 'Vui lòng nhập tên.'],
    [{ firstName: 5 }, 'Vui lòng nhập tên.'],
    [{ firstName: 'A'.repeat(101) }, 'Tên chỉ được dài tối đa 100 ký tự.'],
    [{ lastName: undefined }, 'Vui lòng nhập họ.'],
    [{ lastName: 'Ng\u202euyễn' }, 'Họ có ký tự không hợp lệ.'],
    [{ email: '' }, 'Vui lòng nhập email.'],
    [{ email: 'an@' }, 'Email chưa đúng dạng, ví dụ: ten@example.com.'],
    [
      { email: 'an@example.com\r\nBcc: b@example.com' },
      'Email chưa đúng dạng, ví dụ: ten@example.com.',
    ],
    [{ street: '' }, 'Vui lòng nhập số nhà và tên đường.'],
    [{ street: 'a\nb' }, 'Địa chỉ có ký tự không hợp lệ.'],
    [{ ward: undefined }, choose],
    [{ district: '' }, choose],
    [{ city: null }, choose],
    [{ country: 'Lào' }, 'Cửa hàng chỉ giao hàng trong Việt Nam.'],
    [{ phone: '12' }, 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.'],
  ];
  for (const [change, message] of cases) {
    const path = `address.${Object.keys(change)[0]}`;
    assert.deepEqual(refusal(withAddress(change)), { path, message }, JSON.stringify(change));
  }
});

Deno.test('orderRequestSchema lets a district without wards through', () => {
  assert.equal(refusal(withAddress({ ward: '' })), undefined);
});

Deno.test('orderRequestSchema refuses items that cannot be ordered', () => {
  const items = (...items: unknown[]) => refusal({ ...good, items })?.path;
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...item, _id: `p${i}` }));
  assert.equal(items(), 'items');
  assert.equal(refusal({ ...good, items: [] })?.message, 'Giỏ hàng của bạn đang trống!');
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
  assert.equal(items({ ...item, price: 900_000_000_000, quantity: 9_999 }), 'items');
});

Deno.test('orderRequestSchema refuses an amount that is no whole sum, and anything that is no order', () => {
  for (const amount of [-1, 0.5, '110000', null, undefined, 2 ** 53]) {
    assert.equal(refusal({ ...good, amount })?.path, 'amount', String(amount));
  }
  assert.equal(refusal({ ...good, promoCode: 'x'.repeat(41) })?.path, 'promoCode');
  fc.assert(fc.property(fc.anything(), (value) => {
    assert.ok(!orderRequestSchema.safeParse(value).success);
  }));
});

Deno.test('orderTotals() adds up, and takes the welcome off the goods alone', () => {
  const line = fc.record({
    price: fc.integer({ min: 1, max: 1e9 }),
    quantity: fc.integer({ min: 1, max: 9_999 }),
  });
  fc.assert(fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
    const plain = orderTotals(lines);
    const cheaper = orderTotals(lines, 'welcome10');
    assert.equal(plain.amount, plain.subtotal + plain.shipping);
    assert.equal(cheaper.amount, plain.amount - cheaper.discount);
    assert.equal(cheaper.discount, Math.floor(plain.subtotal / 10));
  }));
  assert.deepEqual(orderTotals([], 'WELCOME10'), {
    subtotal: 0,
    discount: 0,
    shipping: 0,
    amount: 0,
  });
});
