import type { Product } from '../../contract/catalogue/product.ts';
import type { ProductRow } from '../../db/schema.ts';

/** Treatment of existing products by an import. */
export interface ImportOptions {
  /** Removes products that are not in the file, and applies the file's order. */
  replace?: boolean;
  /** Keeps the stock of existing products. */
  keepStock?: boolean;
}

/** Changed product with the names of its changed fields. */
export interface ProductChange {
  row: ProductRow;
  fields: string[];
}

/** Planned changes of an import. */
export interface ImportPlan {
  added: ProductRow[];
  changed: ProductChange[];
  /** Products that change only their position. */
  moved: ProductRow[];
  /** Number of unchanged products. */
  unchanged: number;
  /** Ids of products to remove. */
  removed: string[];
  keepStock: boolean;
}

/**
 * Compares a file with the catalogue. Existing products keep their position and new ones follow in
 * the order of the file. With `replace` the order is that of the file.
 *
 * @param current current catalogue in order
 */
export function planImport(
  current: readonly ProductRow[],
  products: readonly Product[],
  { replace = false, keepStock = false }: ImportOptions = {},
): ImportPlan {
  const rows = new Map(current.map((row) => [row.id, row]));
  const idsInFile = new Set(products.map(({ _id }) => _id));
  const removed = replace ? current.filter(({ id }) => !idsInFile.has(id)).map(({ id }) => id) : [];
  const reorder = replace && !inOrder(current, products);
  let next = (current.at(-1)?.position ?? -1) + 1;
  const plan: ImportPlan = { added: [], changed: [], moved: [], unchanged: 0, removed, keepStock };
  products.forEach((product, index) => {
    const old = rows.get(product._id);
    const position = reorder ? index : old?.position ?? next++;
    const row = toRow(product, position, keepStock ? old?.stock : undefined);
    if (!old) return void plan.added.push(row);
    const fields = differences(old, row);
    if (fields.length > 0) plan.changed.push({ row, fields });
    else if (old.position !== position) plan.moved.push(row);
    else plan.unchanged++;
  });
  return plan;
}

/** `true` if the file begins with the existing products in their current order. */
function inOrder(current: readonly ProductRow[], products: readonly Product[]): boolean {
  const idsInFile = new Set(products.map(({ _id }) => _id));
  const kept = current.filter(({ id }) => idsInFile.has(id));
  return kept.every(({ id }, index) => products[index]?._id === id);
}

function toRow(
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
