import assert from 'node:assert/strict';
import { sanitizeForTerminal } from './sanitize-for-terminal.ts';

Deno.test('sanitizeForTerminal() replaces control characters by U+FFFD', () => {
  assert.equal(sanitizeForTerminal('Nguyễn\u001b[31m An'), 'Nguyễn�[31m An');
});
