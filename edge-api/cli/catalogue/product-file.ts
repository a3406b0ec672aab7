import { extname } from 'node:path';
import type { ProductFormat } from '../../catalogue/files/product-entry.ts';
import { OwnerError } from '../owner-error.ts';
import { fileError, unreadableError } from '../terminal/read-text.ts';

/** Size of the parts in which a file is read, in bytes. */
const partSize = 32 * 1024;

/**
 * Reads a UTF-8 file in parts. A character is never divided between two of them.
 *
 * @param onRead called after each part with the number of bytes read
 * @throws {OwnerError} if the file cannot be read, or is not UTF-8
 */
export async function* streamText(
  path: string,
  onRead: (bytes: number) => void = () => {},
): AsyncGenerator<string> {
  const rethrow = (error: unknown) => {
    throw unreadableError(error);
  };
  using file = await Deno.open(path).catch(rethrow);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const buffer = new Uint8Array(partSize);
  let bytes = 0;
  for (;;) {
    const length = await file.read(buffer).catch(rethrow);
    yield decode(decoder, buffer.subarray(0, length ?? 0), length !== null);
    if (length === null) return;
    onRead(bytes += length);
  }
}

function decode(decoder: TextDecoder, bytes: Uint8Array<ArrayBuffer>, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream });
  } catch {
    throw new OwnerError(
      'FILE_UNREADABLE',
      'The file is not UTF-8. A spreadsheet calls it "CSV UTF-8" when it saves a file.',
    );
  }
}

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

export function formatOfFile(path: string): ProductFormat | undefined {
  const extension = extname(path).toLowerCase();
  return extension === '.json' ? 'json' : extension === '.csv' ? 'csv' : undefined;
}
