import type { DetailedProduct } from '../../contract/catalogue/product.ts';
import { toCsvLine } from './csv-text.ts';
import { fileFieldNames, type ProductFormat } from './product-entry.ts';

/** Column separator of a CSV file. */
export type Separator = ',' | ';';

/**
 * Formats products, some at a time, as the text of a file that can be imported again. CSV begins
 * with a byte order mark, by which spreadsheets detect UTF-8.
 *
 * @param pages products, at least one per page
 *
 * @example
 * ```ts
 * import { formatProducts } from './format-products.ts';
 * import assert from 'node:assert/strict';
 *
 * async function* noProducts() {}
 * assert.deepEqual(await Array.fromAsync(formatProducts(noProducts(), 'json')), ['[]\n']);
 * ```
 */
export async function* formatProducts(
  pages: AsyncIterable<readonly DetailedProduct[]>,
  format: ProductFormat,
  separator: Separator = ',',
): AsyncGenerator<string> {
  if (format === 'csv') {
    yield `\uFEFF${toCsvLine(fileFieldNames, separator)}`;
    for await (const page of pages) {
      yield page.map((product) => toCsvLine(toCells(product), separator)).join('');
    }
    return;
  }
  let start = '[';
  for await (const page of pages) {
    yield start + page.map(toIndentedJson).join(',');
    start = ',';
  }
  yield start === ',' ? '\n]\n' : '[]\n';
}

function toCells(product: DetailedProduct): unknown[] {
  const fields: Readonly<Record<string, unknown>> = product;
  return fileFieldNames.map((name) => fields[name]);
}

/** Formats a product as `JSON.stringify(list, null, 2)` formats it in a list. */
function toIndentedJson({ serial: _, ...product }: DetailedProduct): string {
  return `\n${JSON.stringify(product, null, 2)}`.replaceAll('\n', '\n  ');
}
