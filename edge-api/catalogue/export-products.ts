import { z } from '../contract/zod.ts';
import { ConflictError } from '../errors.ts';
import { operation } from '../operations/run-operation.ts';
import { readCatalogueVersions } from './catalogue-versions.ts';
import { fileFieldNames, type ProductFormat, productFormats } from './files/product-entry.ts';
import { readDetailedProductPages } from './product-pages.ts';
import type { DetailedProduct } from '../contract/catalogue/product.ts';
import { toCsvLine } from './files/csv-text.ts';

/** Maximum attempts at a consistent export. A busy shop may change products during each of them. */
const maxAttempts = 3;

/** Rows per query. More of them are faster, and keep more garbage in memory. */
const rowsPerQuery = 100;

/**
 * Exports all products in order, if possible at one version of the catalogue. Throws
 * {@linkcode ConflictError} `CATALOGUE_CHANGED` if products were added, removed, moved or renamed
 * during each attempt.
 */
export const exportProducts = operation({
  name: 'products.export',
  permission: 'catalogue:read',
  input: z.object({
    format: z.enum(productFormats),
    separator: z.enum([',', ';']).optional(),
    /** Writes the parts of a file from its beginning; called again if the products changed. */
    write: z.custom<(texts: AsyncIterable<string>) => Promise<void>>(),
  }),
  output: z.object({ products: z.int() }),
  async run({ database }, { format, separator, write }) {
    for (let attempt = 1;; attempt++) {
      const before = await readCatalogueVersions(database);
      let products = 0;
      const pages = readDetailedProductPages(database, rowsPerQuery, {
        onRead: (count) => products += count,
      });
      await write(formatProducts(pages, format, separator));
      const after = await readCatalogueVersions(database);
      if (after.content === before.content) return { products };
      if (attempt < maxAttempts) continue;
      // Every product is complete, though not of the same time as the others.
      if (after.listing === before.listing) return { products };
      throw new ConflictError('CATALOGUE_CHANGED');
    }
  },
});

/** Column separator of a CSV file. */
export type Separator = ',' | ';';

/**
 * Formats products, some at a time, as the text of a file that can be imported again. CSV begins
 * with a byte order mark, by which spreadsheets detect UTF-8.
 *
 * @param pages products, at least one per page
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
function toIndentedJson(product: DetailedProduct): string {
  const isInFile = ([name]: [string, unknown]) => fileFieldNames.some((one) => one === name);
  const entries = Object.entries(product).filter(isInFile);
  return `\n${JSON.stringify(Object.fromEntries(entries), null, 2)}`.replaceAll('\n', '\n  ');
}
