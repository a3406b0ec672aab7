import { OwnerError } from '../../owner-error.ts';
import type { ProductEntry } from './product-entry.ts';

/**
 * Parses a JSON file with a list of products.
 *
 * @throws {OwnerError} if the JSON is invalid, or not a list of objects
 *
 * @example
 * ```ts
 * import { parseJson } from './parse-json.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(parseJson('[{ "_id": "nhan-ngoc" }]'), [
 *   { where: 'product 1', fields: { _id: 'nhan-ngoc' } },
 * ]);
 * ```
 */
export function parseJson(text: string): ProductEntry[] {
  const list = readJson(text);
  if (!Array.isArray(list)) {
    throw new OwnerError('FILE_UNREADABLE', 'A JSON file must hold a list of products: [{ … }, …]');
  }
  return list.map((item: unknown, index) => {
    const where = `product ${index + 1}`;
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      throw new OwnerError('FILE_UNREADABLE', `${where} of the list must be an object { … }`);
    }
    return { where, fields: { ...item } };
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OwnerError('FILE_UNREADABLE', `The file is not valid JSON: ${reason}`);
  }
}
