import assert from 'node:assert/strict';
import { describeField, toChanges } from './product-values.ts';

Deno.test('a price is shown with its currency, stored or typed', () => {
  assert.equal(describeField('price', 120_000), '120.000 VNĐ');
  assert.equal(describeField('price', '120.000'), '120.000 VNĐ');
});

Deno.test('numbers and elements are read as people write them, and other texts are sent as typed', () => {
  const changes = toChanges({ price: '350k', originalPrice: '1.5', weightGrams: '0,5' });
  assert.deepEqual(changes, { price: 350_000, originalPrice: '1.5', weightGrams: '0,5' });
  assert.deepEqual(toChanges({ elements: 'kim, THỔ, Đồng' }), { elements: ['Kim', 'Thổ', 'Đồng'] });
});
