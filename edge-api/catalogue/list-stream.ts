import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { ReadDatabase } from '../db/database.ts';
import { products } from '../db/schema.ts';
import type { CatalogueVersions } from './catalogue-versions.ts';
import { listStart } from './list-body.ts';
import { productColumns, toProduct } from './to-product.ts';

/**
 * Rows per query: this many of the longest products stay below the 10 MB limit of a server's
 * response, and are read and encoded in a few milliseconds.
 */
const rowsPerQuery = 250;

/** Place of a product in the order of the catalogue. */
interface Place {
  position: number;
  serial: number | null;
}

/**
 * Streams the body of the product list of a large catalogue. Only a few hundred products are in
 * memory at a time, and other requests are answered between the chunks.
 *
 * @param versions read before the first product
 * @param onEnd called once when the stream has ended, failed or was cancelled
 */
export function streamList(
  { read }: { read: Pick<ReadDatabase, 'select'> },
  versions: CatalogueVersions,
  onEnd: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let last: Place | undefined;
  return new ReadableStream({
    async pull(controller) {
      try {
        const rows = await read.select({ ...productColumns, serial: products.serial })
          .from(products).where(last && isAfter(last))
          .orderBy(asc(products.position), asc(products.serial)).limit(rowsPerQuery);
        const texts = rows.map(({ serial: _, ...row }) => JSON.stringify(toProduct(row)));
        const start = last ? (texts.length > 0 ? ',' : '') : `${listStart(versions)}[`;
        const isEnd = rows.length < rowsPerQuery;
        controller.enqueue(encoder.encode(start + texts.join(',') + (isEnd ? ']}' : '')));
        last = rows.at(-1);
        if (!isEnd) return;
        controller.close();
        onEnd();
      } catch (error) {
        onEnd();
        throw error;
      }
    },
    cancel: onEnd,
  }, { highWaterMark: 1 });
}

function isAfter({ position, serial }: Place) {
  return or(
    gt(products.position, position),
    and(eq(products.position, position), gt(products.serial, serial ?? 0)),
  );
}
