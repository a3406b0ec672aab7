import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shopImages } from './shop-images.ts';

test('shopImages() names the variants beside a WebP', () => {
  assert.deepEqual(shopImages('ring.webp', [400, 800]), {
    src: '/images/ring.webp',
    sources: [
      { type: 'image/avif', srcSet: '/images/ring-400.avif 400w, /images/ring-800.avif 800w' },
      { type: 'image/webp', srcSet: '/images/ring-400.webp 400w, /images/ring.webp 800w' },
    ],
  });
});

test('shopImages() uses a file of another type unchanged', () => {
  assert.deepEqual(shopImages('bead.svg', [400, 800]), { src: '/images/bead.svg', sources: [] });
});
