import assert from 'node:assert/strict';
import { formatPrice } from './format-price.ts';

Deno.test('formatPrice() groups digits as Intl.NumberFormat does for vi-VN', () => {
  const digits = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });
  const powers = Array.from({ length: 15 }, (_, power) => 10 ** power);
  const amounts = [...powers, ...powers.map((power) => 10 * power - 1), 290_000, 1_250_000];
  for (const amount of [0, ...amounts, ...amounts.map((amount) => -amount)]) {
    assert.equal(formatPrice(amount), `${digits.format(amount)} VNĐ`);
  }
});
