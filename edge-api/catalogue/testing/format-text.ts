import type { DetailedProduct } from '../../contract/catalogue/product.ts';
import { formatProducts, type Separator } from '../export-products.ts';
import type { ProductFormat } from '../files/product-entry.ts';

/** Formats products as the text of a file. */
export async function formatText(
  products: readonly DetailedProduct[],
  format: ProductFormat,
  separator?: Separator,
): Promise<string> {
  const pages = ReadableStream.from(products.map((product) => [product]));
  return (await Array.fromAsync(formatProducts(pages, format, separator))).join('');
}
