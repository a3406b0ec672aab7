import type { DetailedProduct } from '../../contract/catalogue/product.ts';
import { productIdPattern } from '../../contract/catalogue/product-id.ts';
import { z } from '../../contract/zod.ts';
import { letOthersWrite } from '../../db/change-in-portions.ts';
import { readPages } from '../../db/query-pages.ts';
import { FileError } from '../../errors.ts';
import { operation, type OperationContext } from '../../operations/run-operation.ts';
import { readCategories } from '../categories/read-categories.ts';
import {
  addRows,
  beginImport,
  deleteImport,
  deleteInterruptedImports,
  keepActive,
  rethrowExpiry,
} from './staged-import.ts';
import { type CheckedProduct, createProductCheck } from '../files/check-product.ts';
import { parseCsv } from '../files/parse-csv.ts';
import { parseJson } from '../files/parse-json.ts';
import { type ProductEntry, productFormats, type ProductIssue } from '../files/product-entry.ts';
import { toProductRow } from '../product-row.ts';
import { type MissingProduct, planRemoval, readMissing } from './plan-changes.ts';

/** Rows per batch. More of them are a little faster, and keep more garbage in memory. */
const rowsPerBatch = 100;

/** Number of removals that are planned in one transaction. */
const removalsPerBatch = 500;

/** Maximum number of errors of a file in the details. Further ones are only counted. */
const maxIssues = 1_000;

/** Maximum number of ids of removed products in the result. */
const maxIds = 1_000;

const inputSchema = z.object({
  file: z.string(),
  format: z.enum(productFormats),
  /** Parts of the file. */
  texts: z.custom<AsyncIterable<string>>(),
  /** Removes products that are not in the file, and applies the file's order. */
  replace: z.boolean().default(false),
  /** Called with valid products of the file, some hundred at a time. */
  onProducts: z.custom<(products: readonly DetailedProduct[]) => Promise<void>>().optional(),
});

type Input = z.infer<typeof inputSchema>;

/**
 * Checks a file of any size and stores its products apart from the catalogue, so that they can be
 * compared with it and imported. Throws {@linkcode FileError} with the `issues` of the file, and
 * {@linkcode ConflictError} `IMPORT_EXPIRED` if it was interrupted for too long.
 */
export const stageImport = operation({
  name: 'products.stageImport',
  permission: 'catalogue:write',
  input: inputSchema,
  output: z.object({
    importId: z.int(),
    /** Products that the import would remove: their number, and the ids of the first thousand. */
    removed: z.object({ count: z.int(), ids: z.array(z.string()) }),
  }),
  async run(context, input) {
    const { unaudited: database, clock } = context;
    await deleteInterruptedImports(database, clock());
    const importId = await beginImport(database, clock());
    try {
      await stageProducts(context, importId, input);
      const removed = input.replace ? await planRemovals(context, importId) : { count: 0, ids: [] };
      return { importId, removed };
    } catch (error) {
      // If this fails, a later import deletes the rows.
      await deleteImport(database, importId).catch(() => {});
      return rethrowExpiry(error);
    }
  },
});

/** Stores the products of a file as the rows of an import. */
async function stageProducts(
  { unaudited, clock }: OperationContext,
  importId: number,
  { file, format, texts, onProducts }: Input,
): Promise<void> {
  const issues: ProductIssue[] = [];
  let [products, count] = [0, 0];
  const parse = format === 'json' ? parseJson : parseCsv;
  const check = createProductCheck(await readCategories(unaudited));
  for await (const entries of inBatches(parse(texts))) {
    const rows = entries.map((entry, index) => toRow(entry, check(entry), products + index));
    products += entries.length;
    const known = rows.flatMap(({ row }) => row ?? []);
    const places = await addRows(unaudited, importId, known, clock());
    for (const { position, entry: { where, fields: { _id } }, problems } of rows) {
      const place = places.get(position);
      if (place) problems.push({ field: '_id', reason: 'duplicate', place });
      const id = typeof _id === 'string' ? { id: _id } : {};
      count += problems.length;
      issues.push(
        ...problems.slice(0, maxIssues - issues.length).map((it) => ({ where, ...id, ...it })),
      );
    }
    await onProducts?.(rows.flatMap(({ product }) => product ?? []));
  }
  if (products === 0) throw new FileError('FILE_EMPTY', { values: { file } });
  if (count === 0) return;
  const unlisted = count - issues.length;
  const details = { issues, ...(unlisted > 0 ? { moreIssues: unlisted } : {}) };
  throw new FileError('FILE_WRONG', { values: { file, count }, details });
}

function toRow(
  entry: ProductEntry,
  { product, problems }: CheckedProduct,
  position: number,
) {
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

/** Plans the removal of the products that are not in the file. */
async function planRemovals({ unaudited, clock }: OperationContext, importId: number) {
  const ids: string[] = [];
  let count = 0;
  const pages = readPages(
    removalsPerBatch,
    (last?: MissingProduct) => readMissing(unaudited, importId, last, removalsPerBatch),
  );
  for await (const missing of pages) {
    await unaudited.batch((db) => [
      keepActive(db, importId, clock()),
      planRemoval(db, importId, missing, count),
    ]);
    await letOthersWrite();
    ids.push(...missing.slice(0, maxIds - ids.length).map(({ id }) => id));
    count += missing.length;
  }
  return { count, ids };
}
