import assert from 'node:assert/strict';
import { pictureTypeOf } from './picture-name.ts';

Deno.test('pictureTypeOf() returns the content type of the picture with a name, or `undefined` if it is not such a name', () => {
  assert.equal(pictureTypeOf('vong-tay.7f20a9f0.webp'), 'image/webp');
  assert.equal(pictureTypeOf('../secret.webp'), undefined);
});
