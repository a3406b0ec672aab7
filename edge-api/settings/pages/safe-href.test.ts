import assert from 'node:assert/strict';
import { isSafeHref } from './safe-href.ts';

Deno.test('isSafeHref() rejects scripts and other hosts', () => {
  assert.ok(isSafeHref('/returns'));
  assert.ok(!isSafeHref('javascript:alert(1)'));
  assert.ok(!isSafeHref('//evil.example'));
});
