import assert from 'node:assert/strict';
import { previewDescription } from './preview-description.ts';

Deno.test('previewDescription() keeps 100 characters and cuts longer texts', () => {
  const hundred = 'ệ'.repeat(100);
  assert.equal(previewDescription(hundred), hundred);
  assert.equal(previewDescription(`${hundred}x`), `${hundred}...`);
  assert.equal(previewDescription(''), '');
});

Deno.test('previewDescription() does not split surrogate pairs', () => {
  assert.equal(previewDescription('💎'.repeat(101)), `${'💎'.repeat(100)}...`);
});
