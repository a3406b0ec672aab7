import { extname, resolve } from 'node:path';
import { OwnerError } from '../../owner-error.ts';
import { parseCsv } from './parse-csv.ts';
import { parseJson } from './parse-json.ts';
import type { ProductEntry, ProductFormat } from './product-entry.ts';
import { streamText } from './stream-text.ts';

/** Callback for the progress of reading a file, in bytes. */
export type ReadProgress = (done: number, total: number) => void;

/** File with products. */
export interface ProductFile {
  path: string;
  /** Size in bytes. */
  size: number;
  /**
   * Reads the file from its beginning, so that only a small part of it is in memory.
   *
   * @throws {OwnerError} if the file cannot be read or has another format
   */
  entries(): AsyncGenerator<ProductEntry>;
}

/**
 * Finds a file with products.
 *
 * @param path path that ends in `.json` or `.csv`
 * @throws {OwnerError} if there is no such file, or for another extension
 */
export async function findProductFile(
  path: string,
  onProgress: ReadProgress = () => {},
): Promise<ProductFile> {
  const format = formatOfFile(path);
  if (!format) {
    throw new OwnerError('FILE_FORMAT', `The name of the file must end in .json or .csv: ${path}`);
  }
  const size = await sizeOf(path);
  const parse = format === 'json' ? parseJson : parseCsv;
  return { path, size, entries: () => parse(streamText(path, (done) => onProgress(done, size))) };
}

/** Returns the format for a file's extension, or `undefined` if it is unknown. */
export function formatOfFile(path: string): ProductFormat | undefined {
  const extension = extname(path).toLowerCase();
  return extension === '.json' ? 'json' : extension === '.csv' ? 'csv' : undefined;
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await Deno.stat(path)).size;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) {
      throw new OwnerError('FILE_NOT_FOUND', `There is no file ${resolve(path)}.`);
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new OwnerError('FILE_UNREADABLE', `The file cannot be read: ${reason}`);
  }
}
