import assert from 'node:assert/strict';
import { formatMoney } from './format-money.ts';

Deno.test('formatMoney() formats an amount of money', () => {
  assert.equal(formatMoney(1_250_000), '1.250.000 VNĐ');
  assert.equal(formatMoney(-45_000), '−45.000 VNĐ');
});
