import { z } from '../contract/zod.ts';
import { ConflictError } from '../errors.ts';
import { operation } from '../operations/run-operation.ts';
import { readCatalogueVersions } from './catalogue-versions.ts';
import { formatProducts } from './files/format-products.ts';
import { productFormats } from './files/product-entry.ts';
import { readDetailedProductPages } from './product-pages.ts';

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
