import assert from 'node:assert/strict';
import { previewDescription } from './preview-description.ts';

Deno.test('previewDescription() keeps what has 100 characters and cuts what has more', () => {
  const hundred = 'ệ'.repeat(100);
  assert.equal(previewDescription(hundred), hundred);
  assert.equal(previewDescription(`${hundred}x`), `${hundred}...`);
  assert.equal(previewDescription(''), '');
});

Deno.test('previewDescription() cuts no character in two', () => {
  assert.equal(previewDescription('💎'.repeat(101)), `${'💎'.repeat(100)}...`);
});
