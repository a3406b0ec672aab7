import { and, asc, gt, or } from 'drizzle-orm';
import { type StockChanges, stockChangesLimit } from '../contract/catalogue/stock-changes.ts';
import type { Reader } from '../db/database.ts';
import { deletedProducts, type ProductRow, products } from '../db/schema/catalogue-tables.ts';
import type { CatalogueVersions } from './catalogue-versions.ts';
import { isShown, productColumns } from './product-row.ts';

/**
 * Reads the products whose content or stock has changed since `versions`, and the ids of those that
 * were deleted or hidden since. The cost depends on their number alone.
 */
export async function readChangedProducts(
  { read }: Reader,
  { content, stock }: CatalogueVersions,
): Promise<{ changed: ProductRow[]; deleted: string[] }> {
  const rows = await read.select({ ...productColumns, hidden: products.hidden }).from(products)
    .where(or(gt(products.contentVersion, content), gt(products.stockVersion, stock)));
  // 2 reads as `false`: the product is sold, though lists show another one of its family.
  const hidden = rows.filter(({ hidden }) => hidden).map(({ id }) => id);
  return {
    changed: rows.filter(({ hidden }) => !hidden),
    deleted: [...hidden, ...await readDeletedIds({ read }, content)],
  };
}

/**
 * Reads the ids of the products whose content has changed since a version, or which were deleted
 * since.
 *
 * @param limit maximum number of ids of each kind
 */
export async function readChangedIds(
  { read }: Reader,
  content: number,
  limit: number,
): Promise<string[]> {
  const changed = await read.select({ id: products.id }).from(products)
    .where(gt(products.contentVersion, content)).limit(limit);
  return [...changed.map(({ id }) => id), ...await readDeletedIds({ read }, content, limit)];
}

async function readDeletedIds({ read }: Reader, content: number, limit = -1): Promise<string[]> {
  const rows = await read.select({ id: deletedProducts.id }).from(deletedProducts)
    .where(gt(deletedProducts.contentVersion, content)).limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Reads the stocks that have changed since a version, the earliest changes first. If there are more
 * than {@linkcode stockChangesLimit}, the next call with the returned version continues.
 */
export async function readStockChanges({ read }: Reader, since: number): Promise<StockChanges> {
  const rows = await read
    .select({ id: products.id, stock: products.stock, version: products.stockVersion })
    .from(products).where(and(gt(products.stockVersion, since), isShown))
    .orderBy(asc(products.stockVersion)).limit(stockChangesLimit);
  return {
    version: Math.max(since, ...rows.map(({ version }) => version)),
    stock: Object.fromEntries(rows.map(({ id, stock }) => [id, stock])),
  };
}
