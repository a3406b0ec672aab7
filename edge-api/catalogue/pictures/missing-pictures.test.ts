import assert from 'node:assert/strict';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { MissingPictures } from './missing-pictures.ts';
import { addPicture } from './store-picture.ts';

Deno.test('MissingPictures looks in all folders and the database, and ignores links', async () => {
  await using test = await createTestDatabase();
  const { database, folder } = test;
  const [own, demo] = [`${folder}/own`, `${folder}/demo`];
  for (const path of [own, demo]) await Deno.mkdir(path);
  await Deno.writeTextFile(`${own}/own.webp`, '');
  await Deno.writeTextFile(`${demo}/demo.webp`, '');
  await Deno.symlink(`${demo}/demo.webp`, `${own}/link.webp`);
  const bytes = new TextEncoder().encode('RIFF\0\0\0\0WEBPVP8 content');
  await runAsOwner(database, addPicture, { name: 'stored.webp', bytes });
  const pictures = new MissingPictures([own, demo, `${folder}/missing`]);
  const images = ['own', 'demo', 'link', 'none', 'stored', 'none'];
  const products = sampleCatalogue(images.length)
    .map((product, index) => ({ ...product, image: `${images[index]}.webp` }));
  await pictures.add(database, products.slice(0, 4));
  await pictures.add(database, products.slice(4));
  await pictures.add(database, [{ ...products[0]!, gallery: ['demo.webp', 'angle.webp'] }]);
  assert.deepEqual([...pictures.listed], [
    ['link.webp', { id: 'sample-2', products: 1 }],
    ['none.webp', { id: 'sample-3', products: 2 }],
    ['angle.webp', { id: 'sample-0', products: 1 }],
  ]);
  assert.equal(pictures.unlisted, 0);
});

Deno.test('MissingPictures lists fifty pictures and counts the others', async () => {
  await using test = await createTestDatabase();
  const pictures = new MissingPictures(['/nowhere']);
  const products = sampleCatalogue(53)
    .map((product, index) => ({ ...product, image: `${index}.webp` }));
  await pictures.add(test.database, products.slice(0, 51));
  assert.deepEqual([pictures.listed.size, pictures.unlisted], [50, 1]);
  await pictures.add(test.database, products.slice(51));
  assert.deepEqual([pictures.listed.size, pictures.unlisted], [50, 3]);
});
