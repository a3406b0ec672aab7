import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast } from './contrast.ts';

test('contrast() of black and white is 21, in either order', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
  assert.equal(contrast('#FFFFFF', '#000000'), 21);
});

test('contrast() of a colour with itself is 1', () => {
  assert.equal(contrast('#0e5a4a', '#0e5a4a'), 1);
});

test('contrast() agrees with the published example #767676 on white, 4.54', () => {
  assert.equal(contrast('#767676', '#ffffff').toFixed(2), '4.54');
});

test('contrast() throws a RangeError for a colour that is not #rrggbb', () => {
  assert.throws(() => contrast('red', '#ffffff'), RangeError);
});
