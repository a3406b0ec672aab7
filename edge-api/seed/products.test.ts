import assert from 'node:assert/strict';
import { z } from 'zod';
import { categories } from '../contract/categories.ts';
import { productSchema } from '../contract/product.ts';

const folder = new URL('./', import.meta.url);
const products = z.array(productSchema).parse(
  JSON.parse(await Deno.readTextFile(new URL('products.json', folder))),
);

Deno.test('the demo catalogue fills every category and subcategory', () => {
  assert.ok(products.length >= 56);
  assert.equal(new Set(products.map(({ _id }) => _id)).size, products.length);
  for (const { name, subCategories } of categories) {
    const own = products.filter(({ category }) => category === name);
    assert.ok(own.length >= 7, name);
    for (const subCategory of subCategories) {
      assert.ok(
        own.some((product) => product.subCategory === subCategory),
        `${name}, ${subCategory}`,
      );
    }
  }
});

Deno.test('the demo catalogue shows every state of a product', () => {
  const some = (test: (product: typeof products[number]) => boolean) => products.some(test);
  assert.ok(some(({ description }) => description.length < 100));
  assert.ok(some(({ description }) => description.length > 100));
  assert.ok(some(({ originalPrice }) => originalPrice !== undefined));
  assert.ok(some(({ stock }) => stock === 0));
  assert.ok(some(({ stock }) => stock >= 3 && stock <= 30));
});

Deno.test('every picture of the demo catalogue is there, in every form', async () => {
  const pictures = new Set(products.map(({ image }) => image));
  for (const image of pictures) {
    const stem = image.replace(/\.webp$/, '');
    for (const file of [image, `${stem}-400.webp`, `${stem}-400.avif`, `${stem}-800.avif`]) {
      const { size } = await Deno.stat(new URL(`images/${file}`, folder));
      assert.ok(size > 1_000 && size < 60_000, `${file} has ${size} bytes`);
    }
  }
  for (const { image } of categories) await Deno.stat(new URL(`images/${image}`, folder));
});
