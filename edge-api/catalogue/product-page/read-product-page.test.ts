import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { products } from '../../db/schema/catalogue-tables.ts';
import { uploads } from '../../db/schema/picture-tables.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { createCatalogue } from '../catalogue.ts';
import { readProductPage } from './read-product-page.ts';
import { defaultShopSettings } from '../../settings/default-shop-settings.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { seedCatalogue } from '../seed-catalogue.ts';

for (const [size, listLimit] of [['small', 1_000], ['large', 1]] as const) {
  Deno.test(`the page of a product of a ${size} catalogue has all the data that it shows`, async () => {
    await using test = await createTestDatabase();
    const { database } = test;
    await seedCatalogue(
      database,
      sampleProducts(12).map((product) => ({ ...product, care: 'Lau khô.' })),
    );
    const { source } = await createCatalogue(database, () => {}, { listLimit }).current();
    const read = (id: string) => readProductPage(database, source, defaultShopSettings, id);
    const page = await read('sample-3');
    assert.equal(page?.product.care, 'Lau khô.');
    assert.deepEqual(page.related.map(({ _id }) => _id), [
      ...[4, 5, 6, 7, 8, 9, 10, 11].map((index) => `sample-${index}`),
    ]);
    assert.equal(page.rating, null);
    assert.deepEqual(page.terms, {
      delivery: {
        area: 'toàn quốc',
        preparation: '1–2 ngày làm việc',
        time: '2–5 ngày làm việc',
        remoteTime: '5–8 ngày làm việc',
      },
      returns: { days: 7, refundDays: 7 },
    });
    await database.batch((db) => [
      db.update(products).set({ ratingCount: 3, ratingSum: 13 }).where(eq(products.id, 'sample-3')),
    ]);
    assert.deepEqual((await read('sample-3'))?.rating, { average: 13 / 3, count: 3 });
    assert.equal(await read('khong-co'), undefined);
    assert.equal(page.product.galleryForms, undefined);
    const upload = `${'0a'.repeat(16)}.webp`;
    await database.batch((db) => [
      db.insert(uploads).values({
        name: upload,
        width: 800,
        height: 600,
        forms: '800 400.webp 1600.webp',
        uploadedAt: 1,
      }),
      db.update(products).set({ gallery: JSON.stringify(['hai.webp', upload]) })
        .where(eq(products.id, 'sample-4')),
    ]);
    const { product } = (await read('sample-4'))!;
    assert.deepEqual(product.galleryForms, ['', '800 400.webp 1600.webp']);
  });
}
