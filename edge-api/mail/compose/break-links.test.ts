import assert from 'node:assert/strict';
import { breakLinks } from './break-links.ts';

Deno.test('breakLinks() inserts zero-width non-joiners wherever a mail program could recognize a link', () => {
  assert.equal(breakLinks('evil.example'), 'evil\u200c.\u200cexample');
  assert.equal(breakLinks('Nhà số 5. Gọi trước'), 'Nhà số 5. Gọi trước');
});
