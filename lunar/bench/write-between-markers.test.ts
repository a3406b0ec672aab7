import assert from 'node:assert/strict';
import { writeBetweenMarkers } from './write-between-markers.ts';

Deno.test('writeBetweenMarkers() replaces the content and is idempotent', () => {
  const text = 'a\n\n<!-- x -->\n\nold\n\n<!-- /x -->\n\nb\n';
  const once = writeBetweenMarkers(text, 'x', 'new');
  assert.match(once, /^a\n\n<!-- x -->\n\n[^]*new[^]*<!-- \/x -->\n\nb\n$/);
  assert.ok(!once.includes('old'));
  assert.equal(writeBetweenMarkers(once, 'x', 'new'), once);
});

Deno.test('writeBetweenMarkers() throws if the markers are missing', () => {
  assert.throws(() => writeBetweenMarkers('a', 'x', 'new'), /Cannot write x/);
});
