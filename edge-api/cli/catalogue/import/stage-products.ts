import { toProductRow } from '../../../catalogue/to-product-row.ts';
import type { DetailedProduct } from '../../../contract/catalogue/product.ts';
import { productIdPattern } from '../../../contract/catalogue/product-id.ts';
import type { Database } from '../../../db/database.ts';
import { OwnerError } from '../../owner-error.ts';
import { checkProduct } from '../files/check-product.ts';
import type { ProductEntry, ProductIssue } from '../files/product-entry.ts';
import type { ProductFile } from '../files/product-file.ts';
import { IssueList } from './issue-list.ts';
import { addRows } from './staged-import.ts';

/** Rows per batch. More of them are a little faster, and keep more garbage in memory. */
const rowsPerBatch = 100;

/** Options of {@linkcode stageProducts}. */
export interface StageOptions {
  importId: number;
  clock: () => number;
  /** Called with the valid products of each batch. */
  onProducts?: (products: readonly DetailedProduct[]) => Promise<void>;
}

/**
 * Checks the products of a file and stores them as the rows of an import.
 *
 * @throws {OwnerError} if the file cannot be read, or with a list of `issues` if it has errors
 */
export async function stageProducts(
  database: Database,
  file: ProductFile,
  { importId, clock, onProducts }: StageOptions,
): Promise<void> {
  const issues = new IssueList();
  let count = 0;
  for await (const entries of inBatches(file.entries())) {
    const start = count;
    count += entries.length;
    const rows = entries.map((entry, index) => toRow(entry, start + index));
    const known = rows.flatMap(({ row }) => row ?? []);
    const duplicates = await addRows(database, importId, known, clock());
    const places = new Map(duplicates.map((row) => [row.position, row.firstPlace]));
    issues.add(rows.flatMap(({ position, entry, problems }) => {
      const { where, fields: { _id } } = entry;
      const id = typeof _id === 'string' ? { id: _id } : {};
      const first = places.get(position);
      const all = first
        ? [...problems, { field: '_id', message: `_id stands in ${first} too` }]
        : problems;
      return all.map((problem): ProductIssue => ({ where, ...id, ...problem }));
    }));
    await onProducts?.(rows.flatMap(({ product }) => product ?? []));
  }
  if (count === 0) {
    throw new OwnerError('FILE_EMPTY', `There are no products in ${file.path}.`);
  }
  const error = issues.toError(file.path);
  if (error) throw error;
}

function toRow(entry: ProductEntry, position: number) {
  const { product, problems } = checkProduct(entry);
  const { _id: id } = entry.fields;
  // The ids of invalid products are stored too, so that all duplicates are found.
  const row = typeof id === 'string' && productIdPattern.test(id)
    ? { position, id, place: entry.where, data: product ? toProductRow(product) : null }
    : undefined;
  return { position, entry, product, problems, row };
}

async function* inBatches(entries: AsyncIterable<ProductEntry>): AsyncGenerator<ProductEntry[]> {
  let batch: ProductEntry[] = [];
  for await (const entry of entries) {
    batch.push(entry);
    if (batch.length < rowsPerBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
