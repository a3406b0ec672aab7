import assert from 'node:assert/strict';
import { describeMissingPictures } from './render-import.ts';

Deno.test('describeMissingPictures() names the listed pictures and counts the others', () => {
  const listed = new Map([
    ['link.webp', { id: 'sample-2', products: 1 }],
    ['none.webp', { id: 'sample-3', products: 2 }],
  ]);
  const warnings = [
    'Warning: the picture link.webp of sample-2 is not in /own',
    'Warning: the picture none.webp of sample-3 and 1 more is not in /own',
  ];
  const folders = ['/own', '/demo'];
  assert.deepEqual(describeMissingPictures({ listed, unlisted: 0 }, folders), warnings);
  assert.deepEqual(describeMissingPictures({ listed, unlisted: 1 }, folders), [
    ...warnings,
    'Warning: the picture of 1 more product is missing',
  ]);
  assert.equal(
    describeMissingPictures({ listed, unlisted: 3 }, folders).at(-1),
    'Warning: the pictures of 3 more products are missing',
  );
});
