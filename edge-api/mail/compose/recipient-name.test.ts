import assert from 'node:assert/strict';
import { greeting, plausibleName, sanitizeName } from './recipient-name.ts';

Deno.test('sanitizeName() prepares a name for a header or a sentence', () => {
  assert.equal(sanitizeName('  Nguyễn\r\nVăn An '), 'Nguyễn Văn An');
});

Deno.test('plausibleName() returns the name if it is plausible, otherwise an empty string', () => {
  assert.equal(plausibleName('Tôn Nữ Thị Ngọc-Lan'), 'Tôn Nữ Thị Ngọc-Lan');
  assert.equal(plausibleName('Trúng thưởng! https://evil.example'), '');
  assert.equal(plausibleName('evil.example'), '');
});

Deno.test('greeting() names plausible recipients only', () => {
  assert.equal(greeting('Nguyễn Văn An'), 'Xin chào Nguyễn Văn An,');
  assert.equal(greeting('evil.example'), 'Xin chào bạn,');
});
