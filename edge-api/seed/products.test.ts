import assert from 'node:assert/strict';
import { z } from 'zod';
import { defaultCategories } from '../contract/catalogue/categories.ts';
import { detailedProductSchema } from '../contract/catalogue/product.ts';
import { ignoreMissing } from '../ignore-errors.ts';
import { pictureSize } from '../testing/picture-size.ts';

const folder = new URL('./', import.meta.url);
const products = z.array(detailedProductSchema).parse(
  JSON.parse(await Deno.readTextFile(new URL('products.json', folder))),
);

Deno.test('the demo catalogue has products in every category and subcategory', () => {
  assert.ok(products.length >= 56);
  assert.equal(new Set(products.map(({ _id }) => _id)).size, products.length);
  for (const { name, subCategories } of defaultCategories) {
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

Deno.test('the demo catalogue has every state of a product', () => {
  const some = (test: (product: typeof products[number]) => boolean) => products.some(test);
  assert.ok(some(({ description }) => description.length < 100));
  assert.ok(some(({ description }) => description.length > 100));
  assert.ok(some(({ originalPrice }) => originalPrice !== undefined));
  assert.ok(some(({ stock }) => stock === 0));
  assert.ok(some(({ stock }) => stock >= 3 && stock <= 30));
});

/** Checks the files of a picture: two widths in two formats, and perhaps one to enlarge. */
async function assertFiles(picture: string) {
  const stem = picture.replace(/\.webp$/, '');
  const files = { '.webp': 800, '-800.avif': 800, '-400.webp': 400, '-400.avif': 400 };
  for (const [suffix, width] of Object.entries({ ...files, '-1600.avif': 1_600 })) {
    const bytes = await Deno.readFile(new URL(`images/${stem}${suffix}`, folder))
      .catch(width === 1_600 ? ignoreMissing : undefined);
    if (!bytes) continue;
    assert.deepEqual(pictureSize(bytes), [width, width], `${stem}${suffix}`);
    const { length } = bytes;
    const most = width === 1_600 ? 120_000 : 60_000;
    assert.ok(length > 1_000 && length < most, `${stem}${suffix} has ${length} bytes`);
  }
}

Deno.test('every demo product has its own pictures, in every size and format, and a colour', async () => {
  const pictures = products.flatMap(({ image, gallery = [] }) => [image, ...gallery]);
  assert.equal(new Set(pictures).size, pictures.length, 'two products share a picture');
  assert.ok(products.every(({ colour }) => colour !== undefined));
  await Promise.all(pictures.map(assertFiles));
});

Deno.test('every demo product has a second angle, and some a close-up', () => {
  for (const { _id, gallery = [] } of products) {
    const [second, ...others] = gallery.map((name) => name.replace(/\.[0-9a-f]{8}\.webp$/, ''));
    assert.equal(second, `${_id}-goc-2`);
    assert.deepEqual(others, others.length > 0 ? [`${_id}-can-canh`] : []);
  }
});

Deno.test('the pictures of the demo are all in use and have under 9 MB', async () => {
  const used = new Set(
    products.flatMap(({ image, gallery = [] }) => [image, ...gallery])
      .map((picture) => picture.replace(/\.webp$/, '')),
  );
  for (const { image } of defaultCategories) await Deno.stat(new URL(`images/${image}`, folder));
  const ids = products.map(({ _id }) => _id);
  let bytes = 0;
  for await (const { name } of Deno.readDir(new URL('images/', folder))) {
    bytes += (await Deno.stat(new URL(`images/${name}`, folder))).size;
    const [, stem, id] = /^((.+?)(?:-goc-2|-can-canh)?\.[0-9a-f]{8})/.exec(name) ?? [];
    assert.ok(!ids.includes(id!) || used.has(stem!), `${name} is not used`);
  }
  assert.ok(bytes < 9_000_000, `the pictures have ${bytes} bytes`);
});

const careWords =
  /(?<!\p{L})(lau|rửa|phủi|quét|thổi bụi|tránh|đừng|kỵ|tháo|cất|giữ|nhẹ tay|nâng)(?!\p{L})/iu;

const promises = [
  'bệnh, chữa, điều trị, đặc trị, giảm đau, đau đầu, miễn dịch, mất ngủ, ngủ ngon, an thần',
  'căng thẳng, stress, huyết áp, tuần hoàn, sức khỏe, giải độc, thải độc, thanh lọc, năng lượng',
  'trường thọ, trừ tà, xua đuổi, đổi vận, phát tài, hút tài, may mắn, cam kết, đảm bảo, bảo đảm',
].flatMap((line) => line.split(', '));

const textsOf = (
  { name, description, stone = '', size = '', care = '' }: typeof products[number],
) => [
  ...[name, description, stone, size, care],
];

const splitSentences = (description: string) => description.split(/(?<=\.) /);

function assertEach(predicate: (product: typeof products[number]) => boolean) {
  assert.deepEqual(products.filter((product) => !predicate(product)).map(({ _id }) => _id), []);
}

Deno.test('every description contains a measure and care instructions', () => {
  assertEach(({ description }) =>
    /(?<!\p{L})\d+(,\d+)? (cm|mm|g|kg|ml)(?!\p{L})/u.test(description)
  );
  assertEach(({ description }) => careWords.test(description));
});

Deno.test('no text of a product promises a cure or luck', () => {
  assertEach(({ description, care = '' }) =>
    promises.every((promise) => !`${description} ${care}`.toLowerCase().includes(promise))
  );
});

Deno.test('no two descriptions share a long sentence or the first one', () => {
  const descriptions = products.map(({ description }) => description);
  assert.equal(new Set(descriptions).size, products.length);
  const first = descriptions.map((description) => splitSentences(description)[0]!);
  assert.equal(new Set(first).size, products.length);
  const long = descriptions.flatMap(splitSentences).filter(({ length }) => length > 25);
  assert.deepEqual(long.filter((sentence, i) => long.indexOf(sentence) !== i), []);
});

Deno.test('the first sentence of a description fits into the preview of a card', () => {
  assertEach(({ description }) => splitSentences(description)[0]!.length <= 100);
});

Deno.test('the texts of the demo catalogue have correct spacing and punctuation', async () => {
  const raw = await Deno.readTextFile(new URL('products.json', folder));
  assert.equal(raw, raw.normalize('NFC'));
  for (const text of products.flatMap(textsOf)) {
    assert.equal(text, text.replace(/\s+/g, ' ').trim());
    assert.doesNotMatch(text, /[!\p{Extended_Pictographic}]| [,.;:]|[,;:](?=\p{L})/u, text);
  }
  assertEach(({ description, care = '' }) =>
    [description, care].every((text) => text.endsWith('.') && !text.endsWith('..'))
  );
});
