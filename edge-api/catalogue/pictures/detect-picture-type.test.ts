import assert from 'node:assert/strict';
import { detectPictureType } from './detect-picture-type.ts';

Deno.test('detectPictureType() returns the content type of a picture by its first bytes, or `undefined` for another format', () => {
  assert.equal(detectPictureType(new TextEncoder().encode('<svg xmlns="')), 'image/svg+xml');
  assert.equal(detectPictureType(new TextEncoder().encode('<!doctype html>')), undefined);
});
