import type { Product } from '../../../contract/catalogue/product.ts';
import { protectText } from './csv-text.ts';
import { productFields, type ProductFormat } from './product-entry.ts';

/** Column separator of a CSV file. */
export type Separator = ',' | ';';

/**
 * Formats products as the text of a file that can be imported again. CSV begins with a byte order
 * mark, by which spreadsheets detect UTF-8.
 *
 * @example
 * ```ts
 * import { formatProducts } from './format-products.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.match(formatProducts([], 'csv'), /^\uFEFF_id,name,/);
 * assert.equal(formatProducts([], 'json'), '[]\n');
 * ```
 */
export function formatProducts(
  products: readonly Product[],
  format: ProductFormat,
  separator: Separator = ',',
): string {
  if (format === 'json') return `${JSON.stringify(products, null, 2)}\n`;
  const lines = [
    productFields,
    ...products.map((product) => {
      const fields: Readonly<Record<string, unknown>> = product;
      return productFields.map((name) => toCell(fields[name]));
    }),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(separator)}\r\n`).join('')}`;
}

function toCell(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = protectText(value);
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
