import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createImageResolver, type ImageRequest } from './create-image-resolver.ts';

const loader = ({ src, width, quality, format }: ImageRequest) =>
  `https://img.example/${src}?w=${width}&q=${quality ?? 'auto'}&f=${format ?? 'auto'}`;

test('createImageResolver() lets the server choose the format', () => {
  assert.deepEqual(createImageResolver({ loader })('ring', [200, 400]), {
    src: 'https://img.example/ring?w=400&q=auto&f=auto',
    sources: [{
      srcSet: 'https://img.example/ring?w=200&q=auto&f=auto 200w, ' +
        'https://img.example/ring?w=400&q=auto&f=auto 400w',
    }],
  });
});

test('createImageResolver() lists each format, with the quality', () => {
  const resolve = createImageResolver({ loader, formats: ['avif', 'webp'], quality: 60 });
  assert.deepEqual(resolve('ring', [400]), {
    src: 'https://img.example/ring?w=400&q=60&f=auto',
    sources: [
      { type: 'image/avif', srcSet: 'https://img.example/ring?w=400&q=60&f=avif 400w' },
      { type: 'image/webp', srcSet: 'https://img.example/ring?w=400&q=60&f=webp 400w' },
    ],
  });
});

test('createImageResolver() offers the widths of the server instead of those of the component', () => {
  const resolve = createImageResolver({ loader, widths: [64, 640] });
  const { src, sources } = resolve('ring', [400, 800]);
  assert.match(src, /w=800&/);
  assert.deepEqual(sources[0]?.srcSet.match(/\d+w(?=,|$)/g), ['64w', '640w']);
});
