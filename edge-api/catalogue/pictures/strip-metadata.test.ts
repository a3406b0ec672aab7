import assert from 'node:assert/strict';
import { stripMetadata, UnreadablePictureError } from './strip-metadata.ts';

const startOfImage = [0xff, 0xd8];
const comment = [0xff, 0xfe, 0, 4, 0x68, 0x69];
const startOfScan = [0xff, 0xda, 0, 2];
// An escaped 0xff, and a restart between two parts of the scan.
const pixels = [1, 0xff, 0, 2, 0xff, 0xd0, 3];
const endOfImage = [0xff, 0xd9];

Deno.test('stripMetadata() keeps escaped bytes and restarts of the pixels of a JPEG', () => {
  const scan = [...startOfScan, ...pixels];
  const picture = [...startOfImage, ...comment, ...scan, ...comment, ...scan, ...endOfImage];
  const { bytes } = stripMetadata(Uint8Array.from([...picture, 7, 7]), 'image/jpeg');
  assert.deepEqual([...bytes], [...startOfImage, ...scan, ...scan, ...endOfImage]);
});

Deno.test('stripMetadata() keeps only the segments that a JPEG needs, and no former picture', () => {
  const segment = (marker: number, content: string, rest: number[] = []) => {
    const data = [...new TextEncoder().encode(content), ...rest];
    return [0xff, marker, 0, data.length + 2, ...data];
  };
  const jfif = segment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]);
  const needed = [...jfif, ...segment(0xe2, 'ICC_PROFILE\0'), ...segment(0xee, 'Adobe')];
  const others = [
    // Pictures before the photograph was cropped, and the name of a camera's owner.
    ...segment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 1, 1, 9, 9, 9]),
    ...segment(0xe0, 'JFXX\0', [0x10, 9]),
    ...segment(0xe0, 'II\x1a\0\0\0HEAPJPGM', [9]),
    ...segment(0xf0, '<html>'),
  ];
  const scan = [...startOfScan, ...pixels, ...endOfImage];
  const picture = [...startOfImage, ...needed, ...others, ...scan];
  const { bytes } = stripMetadata(Uint8Array.from(picture), 'image/jpeg');
  assert.deepEqual([...bytes], [...startOfImage, ...needed, ...scan]);
});

Deno.test('stripMetadata() refuses a JPEG whose scans would take seconds to decode', () => {
  const withScans = (count: number) => {
    const scans = Array.from({ length: count }, () => [...startOfScan, ...pixels]).flat();
    return Uint8Array.from([...startOfImage, ...scans, ...endOfImage]);
  };
  const most = withScans(100);
  assert.deepEqual(stripMetadata(most, 'image/jpeg').bytes, most);
  assert.throws(() => stripMetadata(withScans(101), 'image/jpeg'), UnreadablePictureError);
});

Deno.test('stripMetadata() finds the orientation among other tags, in both byte orders', () => {
  for (const isLittle of [true, false]) {
    const tiff = new DataView(new ArrayBuffer(8 + 2 + 3 * 12));
    tiff.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
    tiff.setUint32(4, 8, isLittle);
    tiff.setUint16(8, 3, isLittle);
    for (const [index, tag] of [0x10f, 0x110, 0x112].entries()) {
      tiff.setUint16(10 + 12 * index, tag, isLittle);
      tiff.setUint16(10 + 12 * index + 8, tag === 0x112 ? 6 : 3, isLittle);
    }
    const exif = [...new TextEncoder().encode('Exif\0\0'), ...new Uint8Array(tiff.buffer)];
    const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif];
    const picture = [...startOfImage, ...segment, ...startOfScan, ...pixels, ...endOfImage];
    const stripped = stripMetadata(Uint8Array.from(picture), 'image/jpeg');
    assert.deepEqual([stripped.orientation, stripped.encodeAgain], [6, true]);
    assert.deepEqual(
      [...stripped.bytes],
      [...startOfImage, ...startOfScan, ...pixels, ...endOfImage],
    );
  }
});

Deno.test('stripMetadata() removes an empty chunk of a WebP, and fails for a part of one', () => {
  const letters = (text: string) => [...new TextEncoder().encode(text)];
  const chunk = (name: string, data: number[]) => [...letters(name), data.length, 0, 0, 0, ...data];
  const webp = (...chunks: number[]) => chunk('RIFF', [...letters('WEBP'), ...chunks]);
  const strip = (picture: number[]) => stripMetadata(Uint8Array.from(picture), 'image/webp');
  const [picture, empty] = [chunk('VP8 ', [1, 2]), chunk('EXIF', [])];
  assert.deepEqual([...strip(webp(...picture, ...empty)).bytes], webp(...picture));
  for (const length of [1, 7]) {
    assert.throws(() => strip(webp(...picture, ...empty.slice(0, length))), UnreadablePictureError);
  }
});
