import { asc } from 'drizzle-orm';
import type { Product } from '../contract/catalogue/product.ts';
import type { Reader } from '../db/database.ts';
import { type ProductRow, products as productsTable } from '../db/schema/catalogue-tables.ts';
import type { CatalogueVersions } from './catalogue-versions.ts';
import { readChangedProducts } from './read-changes.ts';
import { isShown, productColumns, toProduct } from './product-row.ts';

interface PlacedProduct {
  product: Product;
  position: number;
  serial: number;
}

/**
 * All products of a small catalogue in memory. An update reads only what has changed. Unchanged
 * products stay the same objects, so that what is cached per product stays valid.
 */
export class ProductList {
  readonly #byId: Map<string, PlacedProduct>;
  /** Products in the order of the catalogue. Each update replaces the array. */
  products: readonly Product[] = [];

  private constructor(rows: readonly ProductRow[]) {
    this.#byId = new Map(rows.map((row) => [row.id, place(row)]));
    this.#sort();
  }

  static async read({ read }: Reader): Promise<ProductList> {
    const rows = await read.select(productColumns)
      .from(productsTable).where(isShown).orderBy(
        asc(productsTable.position),
        asc(productsTable.serial),
      );
    return new ProductList(rows);
  }

  /** Reads the products that have changed since `versions` and replaces them. */
  async update(database: Reader, versions: CatalogueVersions): Promise<number> {
    const { changed, deleted } = await readChangedProducts(database, versions);
    for (const id of deleted) this.#byId.delete(id);
    for (const row of changed) this.#byId.set(row.id, place(row));
    if (changed.length + deleted.length > 0) this.#sort();
    return changed.length + deleted.length;
  }

  #sort() {
    this.products = [...this.#byId.values()]
      .sort((a, b) => a.position - b.position || a.serial - b.serial)
      .map(({ product }) => product);
  }
}

function place(row: ProductRow): PlacedProduct {
  return { product: toProduct(row), position: row.position, serial: row.serial ?? 0 };
}
