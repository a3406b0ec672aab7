import { FileError } from '../../errors.ts';
import type { ProductEntry } from './product-entry.ts';
import { splitJsonList } from './split-json-list.ts';

/**
 * Parses a JSON file with a list of products.
 *
 * @throws {FileError} if the JSON is invalid, or not a list of objects
 */
export async function* parseJson(texts: AsyncIterable<string>): AsyncGenerator<ProductEntry> {
  let count = 0;
  for await (const text of splitJsonList(texts)) {
    const where = `product ${++count}`;
    const item = readJson(text, where);
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      throw new FileError('FILE_UNREADABLE.item', { values: { where } });
    }
    yield { where, fields: { ...item } };
  }
}

function readJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FileError('FILE_UNREADABLE.json', { values: { reason: `${where}: ${reason}` } });
  }
}
