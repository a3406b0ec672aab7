import assert from 'node:assert/strict';
import { sampleCatalogue } from '../../testing/sample-catalogue.ts';
import { findMissingImages } from './find-missing-images.ts';

Deno.test('findMissingImages() looks in all folders and ignores missing ones and links', async () => {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-images-' });
  try {
    const [own, demo] = [`${folder}/own`, `${folder}/demo`];
    for (const path of [own, demo]) await Deno.mkdir(path);
    await Deno.writeTextFile(`${own}/own.webp`, '');
    await Deno.writeTextFile(`${demo}/demo.webp`, '');
    await Deno.symlink(`${demo}/demo.webp`, `${own}/link.webp`);
    const images = ['own.webp', 'demo.webp', 'link.webp', 'none.webp', 'none.webp'];
    const products = sampleCatalogue(images.length)
      .map((product, index) => ({ ...product, _id: `p-${index}`, image: images[index]! }));
    assert.deepEqual([...await findMissingImages(products, [own, demo, `${folder}/missing`])], [
      ['link.webp', ['p-2']],
      ['none.webp', ['p-3', 'p-4']],
    ]);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
