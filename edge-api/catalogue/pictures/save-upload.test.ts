import assert from 'node:assert/strict';
import { endWorker } from './read-picture.ts';
import { decodeUpload } from './save-upload.ts';
import { hidingPng } from './testing/sample-pictures.ts';

Deno.test('a picture that hides its size is refused before its pixels take the memory', async () => {
  const upload = (width: number, height: number, bits?: 48) =>
    decodeUpload({ type: 'image/png', bytes: hidingPng(width, height, bits) });
  try {
    await assert.rejects(upload(4_100, 10), { message: 'BROKEN_RULE.pictureSide' });
    const before = Deno.memoryUsage().rss;
    // A file of 47 KB with 1.6 GB of pixels.
    await assert.rejects(upload(20_000, 20_000), { message: 'BROKEN_RULE.pictureUnreadable' });
    const grown = (Deno.memoryUsage().rss - before) / 2 ** 20;
    assert.ok(grown < 500, `${grown} MB`);
    assert.equal((await upload(4_000, 4_000)).width, 4_000);
    assert.equal((await upload(4_000, 4_000, 48)).width, 4_000);
  } finally {
    endWorker();
  }
});
