import assert from 'node:assert/strict';
import { stripMetadata } from './strip-metadata.ts';

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
