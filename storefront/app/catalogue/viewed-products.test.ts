import assert from 'node:assert/strict';
import { forgetViews, recordView } from './viewed-products.ts';

Deno.test('recordView() returns the eight products that were viewed before, the last one first', () => {
  forgetViews();
  const opened = Array.from({ length: 10 }, (_, index) => `p${index}`);
  opened.forEach(recordView);
  assert.deepEqual(recordView('p9'), ['p8', 'p7', 'p6', 'p5', 'p4', 'p3', 'p2', 'p1']);
  assert.deepEqual(recordView('p5'), ['p9', 'p8', 'p7', 'p6', 'p4', 'p3', 'p2', 'p1']);
  forgetViews();
  assert.deepEqual(recordView('p0'), []);
  forgetViews();
});
