import { extname, resolve } from 'node:path';
import type { Product } from '../../../contract/catalogue/product.ts';
import { checkProducts } from './check-products.ts';
import { OwnerError } from '../../owner-error.ts';
import { parseCsv } from './parse-csv.ts';
import { parseJson } from './parse-json.ts';
import type { ProductFormat, ProductIssue } from './product-entry.ts';

/** Callback for the progress of checking a file. */
export type CheckProgress = (done: number, total: number) => void;

/**
 * Reads and checks a file with products.
 *
 * @param path path that ends in `.json` or `.csv`
 * @throws {OwnerError} if the file cannot be read, or with a list of `issues` if it has errors
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
  if (issues.length > 0) throw invalidProducts(path, issues);
  return products;
}

/** Returns the format for a file's extension, or `undefined` if it is unknown. */
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

/** Maximum number of listed errors. Further ones are only counted. */
const maxListed = 50;

function invalidProducts(path: string, issues: readonly ProductIssue[]): OwnerError {
  const lines = issues.slice(0, maxListed).map(({ where, id, message }) =>
    `  ${where}${id ? ` (${id.slice(0, 80)})` : ''}: ${message}`
  );
  const unlisted = issues.length - lines.length;
  return new OwnerError(
    'FILE_WRONG',
    [
      `Nothing was imported: ${path} has ${issues.length} ${
        issues.length > 1 ? 'errors' : 'error'
      }.`,
      ...lines,
      ...(unlisted > 0 ? [`  and ${unlisted} more`] : []),
    ].join('\n'),
    { issues },
  );
}
