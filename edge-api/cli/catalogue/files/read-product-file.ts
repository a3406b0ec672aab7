import { extname, resolve } from 'node:path';
import type { Product } from '../../../contract/catalogue/product.ts';
import { checkProducts } from './check-products.ts';
import { OwnerError } from '../../owner-error.ts';
import { parseCsv } from './parse-csv.ts';
import { parseJson } from './parse-json.ts';
import type { ProductFormat, ProductIssue } from './product-entry.ts';

/** How far the checking of a file is. */
export type CheckProgress = (done: number, total: number) => void;

/**
 * Reads a file with products, all of which are as they must be.
 *
 * @param path ends in `.json` or `.csv`
 * @throws {OwnerError} if it cannot be read, or with `issues` that list all that is wrong in it
 */
export async function readProductFile(
  path: string,
  onProgress: CheckProgress = () => {},
): Promise<Product[]> {
  const format = formatOfFile(path);
  if (!format) {
    throw new OwnerError('FILE_FORMAT', `The name of the file must end in .json or .csv: ${path}`);
  }
  const text = await readText(path);
  const entries = format === 'json' ? parseJson(text) : parseCsv(text);
  if (entries.length === 0) {
    throw new OwnerError('FILE_EMPTY', `There are no products in ${path}.`);
  }
  const { products, issues } = checkProducts(entries, (done) => onProgress(done, entries.length));
  if (issues.length > 0) throw wrongProducts(path, issues);
  return products;
}

/** The format that a file's name stands for. */
export function formatOfFile(path: string): ProductFormat | undefined {
  const extension = extname(path).toLowerCase();
  return extension === '.json' ? 'json' : extension === '.csv' ? 'csv' : undefined;
}

async function readText(path: string): Promise<string> {
  let bytes: Uint8Array;
  try {
    bytes = await Deno.readFile(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) {
      throw new OwnerError('FILE_NOT_FOUND', `There is no file ${resolve(path)}.`);
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new OwnerError('FILE_UNREADABLE', `The file cannot be read: ${reason}`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new OwnerError(
      'FILE_UNREADABLE',
      'The file is not UTF-8. A spreadsheet calls it "CSV UTF-8" when it saves a file.',
    );
  }
}

/** More than this many are counted, not listed. */
const listed = 50;

function wrongProducts(path: string, issues: readonly ProductIssue[]): OwnerError {
  const lines = issues.slice(0, listed).map(({ where, id, message }) =>
    `  ${where}${id ? ` (${id.slice(0, 80)})` : ''}: ${message}`
  );
  const rest = issues.length - lines.length;
  return new OwnerError(
    'FILE_WRONG',
    [
      `Nothing was imported: ${path} has ${issues.length} ${
        issues.length > 1 ? 'errors' : 'error'
      }.`,
      ...lines,
      ...(rest > 0 ? [`  and ${rest} more`] : []),
    ].join('\n'),
    { issues },
  );
}
