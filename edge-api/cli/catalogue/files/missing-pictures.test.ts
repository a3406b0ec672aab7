import assert from 'node:assert/strict';
import { sampleCatalogue } from '../../testing/sample-catalogue.ts';
import { MissingPictures } from './missing-pictures.ts';

Deno.test('MissingPictures looks in all folders and the database, and ignores links', async () => {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-images-' });
  try {
    const [own, demo] = [`${folder}/own`, `${folder}/demo`];
    for (const path of [own, demo]) await Deno.mkdir(path);
    await Deno.writeTextFile(`${own}/own.webp`, '');
    await Deno.writeTextFile(`${demo}/demo.webp`, '');
    await Deno.symlink(`${demo}/demo.webp`, `${own}/link.webp`);
    const pictures = new MissingPictures({
      folders: [own, demo, `${folder}/missing`],
      findNames: (names) => Promise.resolve(names.filter((name) => name === 'stored.webp')),
    });
    const images = ['own', 'demo', 'link', 'none', 'stored', 'none'];
    const products = sampleCatalogue(images.length)
      .map((product, index) => ({ ...product, image: `${images[index]}.webp` }));
    await pictures.add(products.slice(0, 4));
    await pictures.add(products.slice(4));
    await pictures.add([{ ...products[0]!, gallery: ['demo.webp', 'angle.webp'] }]);
    assert.deepEqual(pictures.warnings(), [
      `Warning: the picture link.webp of sample-2 is not in ${own}`,
      `Warning: the picture none.webp of sample-3 and 1 more is not in ${own}`,
      `Warning: the picture angle.webp of sample-0 is not in ${own}`,
    ]);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test('MissingPictures lists fifty pictures and counts the others', async () => {
  const pictures = new MissingPictures({
    folders: ['/nowhere'],
    findNames: () => Promise.resolve([]),
  });
  const products = sampleCatalogue(53)
    .map((product, index) => ({ ...product, image: `${index}.webp` }));
  await pictures.add(products.slice(0, 51));
  assert.equal(pictures.warnings().at(-1), 'Warning: the picture of 1 more product is missing');
  await pictures.add(products.slice(51));
  assert.equal(pictures.warnings().length, 51);
  assert.equal(pictures.warnings().at(-1), 'Warning: the pictures of 3 more products are missing');
});
