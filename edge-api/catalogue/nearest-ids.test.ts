import assert from 'node:assert/strict';
import { nearestIds } from './nearest-ids.ts';

Deno.test('nearestIds() returns the ids that are similar to the input', () => {
  const ids = ['vong-tay-mat-ho', 'vong-tay-ngoc', 'nhan-ngoc'];
  assert.deepEqual(nearestIds('vong-tay-mt-ho', ids), ['vong-tay-mat-ho']);
  assert.deepEqual(nearestIds('Mắt Hổ', ids), ['vong-tay-mat-ho']);
  assert.deepEqual(nearestIds('bonsai', ids), []);
});
