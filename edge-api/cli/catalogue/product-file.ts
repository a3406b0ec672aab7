import { extname } from 'node:path';
import type { ProductFormat } from '../../catalogue/files/product-entry.ts';
import { OwnerError } from '../owner-error.ts';
import { fileError } from '../terminal/read-text.ts';
import { streamText } from './stream-text.ts';

export interface ProductFile {
  file: string;
  format: ProductFormat;
  /** Reads the file from its beginning, in parts. */
  texts(): AsyncIterable<string>;
}

/**
 * Finds a file with products.
 *
 * @param file path that ends in `.json` or `.csv`
 * @param onProgress called with the number of bytes that are read, and the size of the file
 * @throws {OwnerError} if there is no such file, or for another extension
 */
export async function findProductFile(
  file: string,
  onProgress: (done: number, total: number) => void,
): Promise<ProductFile> {
  const format = formatOfFile(file);
  if (!format) {
    throw new OwnerError('FILE_FORMAT', `The name of the file must end in .json or .csv: ${file}`);
  }
  const { size } = await Deno.stat(file).catch((error) => {
    throw fileError(file, error);
  });
  return { file, format, texts: () => streamText(file, (done) => onProgress(done, size)) };
}

/** Returns the format for a file's extension, or `undefined` if it is unknown. */
export function formatOfFile(path: string): ProductFormat | undefined {
  const extension = extname(path).toLowerCase();
  return extension === '.json' ? 'json' : extension === '.csv' ? 'csv' : undefined;
}
