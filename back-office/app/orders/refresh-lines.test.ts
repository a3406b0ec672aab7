import assert from 'node:assert/strict';
import { refreshLines } from './refresh-lines.ts';

const line = { productId: 'vong', name: 'Vòng', price: 350_000, quantity: 2 };
const product = { price: 350_000, stock: 5, hidden: false };

Deno.test('refreshLines() takes the prices of now, and names what has changed', () => {
  assert.deepEqual(refreshLines([line], [product]), { lines: [line], changes: [] });
  assert.deepEqual(refreshLines([line], [{ ...product, price: 380_000, stock: 1 }]), {
    lines: [{ ...line, price: 380_000 }],
    changes: ['Vòng: giá mới 380.000 VNĐ (lúc nhập 350.000 VNĐ).', 'Vòng chỉ còn 1.'],
  });
  assert.deepEqual(refreshLines([line], [{ ...product, stock: 0 }]).changes, [
    'Vòng đã hết hàng.',
  ]);
});

Deno.test('refreshLines() keeps the content of an order that may have been stored', () => {
  for (const removed of [undefined, { ...product, hidden: true }]) {
    assert.deepEqual(refreshLines([line], [removed]), {
      lines: [line],
      changes: ['Vòng không còn bán, hãy bỏ khỏi đơn.'],
    });
  }
});
