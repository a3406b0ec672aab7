import assert from 'node:assert/strict';
import { fromElementBits, toElementBits } from './element-bits.ts';

Deno.test('each element has the bit that the database documents', () => {
  const bits = { Kim: 1, Mộc: 2, Thủy: 4, Hỏa: 8, Thổ: 16 } as const;
  for (const [name, bit] of Object.entries(bits)) {
    assert.equal(toElementBits([name as keyof typeof bits]), bit, name);
    assert.deepEqual(fromElementBits(bit), [name]);
  }
  assert.equal(toElementBits(['Thổ', 'Kim']), 17);
  assert.deepEqual(fromElementBits(17), ['Kim', 'Thổ']);
  assert.equal(toElementBits([]), 0);
  assert.deepEqual(fromElementBits(0), []);
});
