import assert from 'node:assert/strict';
import { newToken } from './token.ts';

Deno.test('newToken() creates a token of 256 random bits, encoded as base64url for headers and links', () => {
  assert.match(newToken(), /^[\w-]{43}$/);
});
