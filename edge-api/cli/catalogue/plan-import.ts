import type { Product } from '../../contract/catalogue/product.ts';
import type { ProductRow } from '../../db/schema.ts';

/** How an import treats what is there. */
export interface ImportOptions {
  /** Remove the products that are not in the file, and take over its order. */
  replace?: boolean;
  /** Leave the stock of products that are there as it is. */
  keepStock?: boolean;
}

/** A product that is to be written, and its fields that differ. */
export interface ProductChange {
  row: ProductRow;
  fields: string[];
}

/** What an import is going to do. */
export interface ImportPlan {
  added: ProductRow[];
  changed: ProductChange[];
  /** Only their place in the list changes. */
  moved: ProductRow[];
  unchanged: number;
  /** Ids. */
  removed: string[];
  keepStock: boolean;
}

/**
 * Compares a file with the catalogue. Products that are there keep their place and new ones follow
 * them in the order of the file; with `replace` the order is the file's.
 *
 * @param current the catalogue in its order
 */
export function planImport(
  current: readonly ProductRow[],
  products: readonly Product[],
  { replace = false, keepStock = false }: ImportOptions = {},
): ImportPlan {
  const rows = new Map(current.map((row) => [row.id, row]));
  const wanted = new Set(products.map(({ _id }) => _id));
  const removed = replace ? current.filter(({ id }) => !wanted.has(id)).map(({ id }) => id) : [];
  const reorder = replace && !inOrder(current, products);
  let next = (current.at(-1)?.position ?? -1) + 1;
  const plan: ImportPlan = { added: [], changed: [], moved: [], unchanged: 0, removed, keepStock };
  products.forEach((product, index) => {
    const old = rows.get(product._id);
    const position = reorder ? index : old?.position ?? next++;
    const row = rowOf(product, position, keepStock ? old?.stock : undefined);
    if (!old) return void plan.added.push(row);
    const fields = differences(old, row);
    if (fields.length > 0) plan.changed.push({ row, fields });
    else if (old.position !== position) plan.moved.push(row);
    else plan.unchanged++;
  });
  return plan;
}

/** Whether the products that are there come first in the file, in the order in which they are. */
function inOrder(current: readonly ProductRow[], products: readonly Product[]): boolean {
  const wanted = new Set(products.map(({ _id }) => _id));
  const kept = current.filter(({ id }) => wanted.has(id));
  return kept.every(({ id }, index) => products[index]?._id === id);
}

function rowOf(
  { _id: id, originalPrice, colour, ...product }: Product,
  position: number,
  stock?: number,
) {
  return {
    id,
    ...product,
    originalPrice: originalPrice ?? null,
    colour: colour ?? null,
    stock: stock ?? product.stock,
    position,
  };
}

const comparedFields = [
  'name',
  'description',
  'price',
  'originalPrice',
  'image',
  'colour',
  'category',
  'subCategory',
  'stock',
] as const;

const differences = (old: ProductRow, row: ProductRow): string[] =>
  comparedFields.filter((field) => old[field] !== row[field]);
