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

test('shopImages() lists the forms of a file if they are given', () => {
  const forms = '800 400.webp 400.avif 800.avif 1600.avif';
  assert.deepEqual(
    shopImages('ring.webp', [400, 800, 1600], forms).sources.map(({ srcSet }) => srcSet),
    [
      '/images/ring-400.avif 400w, /images/ring-800.avif 800w, /images/ring-1600.avif 1600w',
      '/images/ring-400.webp 400w, /images/ring.webp 800w',
    ],
  );
  assert.deepEqual(shopImages('bead.svg', [400, 800], forms).sources, []);
});

test('shopImages() uses a file of another type unchanged', () => {
  assert.deepEqual(shopImages('bead.svg', [400, 800]), { src: '/images/bead.svg', sources: [] });
});

test('shopImages() takes a name of 32 characters for no upload', () => {
  const { sources } = shopImages('vong-tay-thach-anh-hong.9fd8c715.webp', [400, 800]);
  assert.equal(sources.length, 2);
});

const upload = '0123456789abcdef0123456789abcdef.webp';

test('shopImages() lists the forms that exist of an uploaded picture', () => {
  const stem = `/images/${upload.slice(0, 32)}`;
  assert.deepEqual(shopImages(upload, [400, 800], '1200 400.webp 800.avif 400.avif'), {
    src: `/images/${upload}`,
    sources: [
      { type: 'image/avif', srcSet: `${stem}-400.avif 400w, ${stem}-800.avif 800w` },
      { type: 'image/webp', srcSet: `${stem}-400.webp 400w, ${stem}.webp 1200w` },
    ],
  });
});

test('shopImages() offers the form to enlarge only where it is asked for', () => {
  const stem = `/images/${upload.slice(0, 32)}`;
  const srcSet = (widths: number[]) =>
    shopImages(upload, widths, '800 400.webp 1600.webp').sources[0]?.srcSet;
  assert.equal(srcSet([400, 800]), `${stem}-400.webp 400w, ${stem}.webp 800w`);
  assert.equal(
    srcSet([400, 800, 1600]),
    `${stem}-400.webp 400w, ${stem}.webp 800w, ${stem}-1600.webp 1600w`,
  );
  const forms = '800 400.webp 1600.webp 800.avif 400.avif';
  const formats = (widths: number[]) =>
    shopImages(upload, widths, forms).sources.map(({ type }) => type);
  assert.deepEqual(formats([400, 800]), ['image/avif', 'image/webp']);
  assert.deepEqual(formats([400, 800, 1600]), ['image/webp'], 'AVIF is narrower');
});

test('shopImages() leaves out a format that exists in a narrow form only', () => {
  const { sources } = shopImages(upload, [400, 800], '800 400.webp 400.avif');
  assert.deepEqual(sources.map(({ type }) => type), ['image/webp']);
  for (const forms of [undefined, '', '800']) {
    assert.deepEqual(shopImages(upload, [400, 800], forms).sources, []);
  }
});
