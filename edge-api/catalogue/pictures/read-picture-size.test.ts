import assert from 'node:assert/strict';
import { readPictureSize } from './read-picture-size.ts';

/** Returns 64 bytes, all 0 but for the given ones by their offset. */
function header(parts: Readonly<Record<number, string | readonly number[]>>) {
  const bytes = new Uint8Array(64);
  for (const [offset, part] of Object.entries(parts)) {
    bytes.set(typeof part === 'string' ? new TextEncoder().encode(part) : part, Number(offset));
  }
  return bytes;
}

// https://developers.google.com/speed/webp/docs/riff_container, and RFC 6386, section 9.1
Deno.test('readPictureSize() reads the three kinds of WebP', () => {
  const extended = header({ 12: 'VP8X', 24: [0x6f, 0x11, 0x01], 27: [0x57, 0x04, 0x00] });
  assert.deepEqual(readPictureSize(extended, 'image/webp'), { width: 70_000, height: 1_112 });
  // 14 bits each, of which the height begins in the second byte: 1,600 and 1,200, less 1.
  const lossless = header({ 12: 'VP8L', 20: [0x2f, 0x3f, 0xc6, 0x2b, 0x01] });
  assert.deepEqual(readPictureSize(lossless, 'image/webp'), { width: 1_600, height: 1_200 });
  // The upper two bits are the scale.
  const lossy = header({ 12: 'VP8 ', 26: [0x40, 0x46, 0xb0, 0x84] });
  assert.deepEqual(readPictureSize(lossy, 'image/webp'), { width: 1_600, height: 1_200 });
  assert.equal(readPictureSize(header({ 12: 'ALPH' }), 'image/webp'), undefined);
});

Deno.test('readPictureSize() reads PNG, and the first frame of a JPEG behind its tables', () => {
  const png = header({ 16: [0, 0, 6, 64, 0, 0, 4, 176] });
  assert.deepEqual(readPictureSize(png, 'image/png'), { width: 1_600, height: 1_200 });
  // Comment of two bytes, table of Huffman codes of four, then a progressive frame.
  const jpeg = header({
    0: [0xff, 0xd8],
    2: [0xff, 0xfe, 0, 4, 1, 2],
    8: [0xff, 0xc4, 0, 6, 1, 2, 3, 4],
    16: [0xff, 0xc2, 0, 17, 8, 4, 176, 6, 64],
  });
  assert.deepEqual(readPictureSize(jpeg, 'image/jpeg'), { width: 1_600, height: 1_200 });
  const scan = header({ 0: [0xff, 0xd8], 2: [0xff, 0xda] });
  assert.equal(readPictureSize(scan, 'image/jpeg'), undefined);
});

Deno.test('readPictureSize() reads the largest part of an AVIF, and no header that ends early', () => {
  const avif = header({
    8: [0x69, 0x73, 0x70, 0x65, 0, 0, 0, 0, 0, 0, 1, 144, 0, 0, 1, 44],
    28: [0x69, 0x73, 0x70, 0x65, 0, 0, 0, 0, 0, 0, 6, 64, 0, 0, 4, 176],
  });
  assert.deepEqual(readPictureSize(avif, 'image/avif'), { width: 1_600, height: 1_200 });
  assert.equal(readPictureSize(new Uint8Array(10), 'image/png'), undefined);
  assert.equal(readPictureSize(header({}), 'image/svg+xml'), undefined);
});
