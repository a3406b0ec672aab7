import assert from 'node:assert/strict';
import { cutText } from './cut-text.ts';

Deno.test('cutText() counts code points, and leaves no half of an emoji', () => {
  assert.equal(cutText(' Giỗ bà ', 60), 'Giỗ bà');
  assert.equal(cutText('Giỗ 🌸🌸', 5), 'Giỗ 🌸');
});
