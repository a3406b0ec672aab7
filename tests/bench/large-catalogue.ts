import { openDatabase } from '../../edge-api/db/open-database.ts';
import { migrateDatabase } from '../../edge-api/db/migrate-database.ts';
import { seedCatalogue } from '../../edge-api/catalogue/seed-catalogue.ts';
import { toProductRow } from '../../edge-api/catalogue/product-row.ts';
import type { DetailedProduct } from '../../edge-api/contract/catalogue/product.ts';

const seed = new URL('../../edge-api/seed/products.json', import.meta.url);

/**
 * Fills a new database with copies of the demo products, each copy under another name.
 *
 * @param stock stock of each product; that of the demo if unset
 */
export async function fillLargeCatalogue(
  url: string,
  count: number,
  stock?: number,
): Promise<void> {
  const products = (JSON.parse(await Deno.readTextFile(seed)) as DetailedProduct[])
    .map(toProductRow);
  const database = await openDatabase({ url });
  try {
    await migrateDatabase(database);
    await seedCatalogue(
      database,
      Array.from({ length: count }, (_, index) => {
        const product = products[index % products.length]!;
        const number = Math.floor(index / products.length) + 1;
        const name = `${product.name} ${number}`;
        return { ...product, id: `${product.id}-${number}`, name, stock: stock ?? product.stock };
      }),
    );
  } finally {
    await database.close();
  }
}
